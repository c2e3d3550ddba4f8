// The fair deal of docs/fair-deal.md once more, in another language: node shuffle.mjs SEED PURPOSE SIZE
import { createHmac } from "node:crypto";

function* words(seed, purpose) {
  for (let block = 0; ; block++) {
    const digest = createHmac("sha512", seed).update(`defifoo 1 ${purpose} ${block}`).digest();
    for (let i = 0; i < 64; i += 2) yield digest.readUInt16BE(i);
  }
}

function order(seed, purpose, size) {
  const pile = [...Array(size).keys()], drawn = [], stream = words(seed, purpose);
  for (let left = size; left > 0; left--) {
    let word;
    do word = stream.next().value;
    while (word >= 65536 - (65536 % left));
    drawn.push(pile[word % left]);
    pile[word % left] = pile[left - 1];
  }
  return drawn;
}

const [seed, purpose, size] = process.argv.slice(2);
console.log(JSON.stringify(order(Buffer.from(seed, "hex"), purpose, Number(size))));
