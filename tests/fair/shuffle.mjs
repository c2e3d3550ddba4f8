// The fair deal of docs/fair-deal.md once more, in another language: node shuffle.mjs SEED PURPOSE SIZE
import { createHash } from "node:crypto";

function* numbers(seed, purpose) {
  for (let block = 0; ; block++) {
    yield* createHash("sha512").update(seed).update(`defifoo 1 ${purpose} ${block}`).digest();
  }
}

function order(seed, purpose, size) {
  const pile = [...Array(size).keys()], drawn = [], stream = numbers(seed, purpose);
  for (let left = size; left > 0; left--) {
    let number;
    do number = stream.next().value;
    while (number >= 256 - (256 % left));
    drawn.push(pile[number % left]);
    pile[number % left] = pile[left - 1];
  }
  return drawn;
}

const [seed, purpose, size] = process.argv.slice(2);
console.log(JSON.stringify(order(Buffer.from(seed, "hex"), purpose, Number(size))));
