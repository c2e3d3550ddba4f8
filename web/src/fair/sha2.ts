/**
 * SHA-256 and SHA-512. A browser has its own, but only on pages that came over https: a table at home does not. The constants
 * are what the standard says they are, the first bits of roots of primes, worked out here instead of copied.
 */
const WORD = (1n << 64n) - 1n;

const primes: bigint[] = [];
for (let n = 2n; primes.length < 80; n++) if (primes.every((prime) => n % prime)) primes.push(n);

/** The first 64 bits behind the point of a root of `n`. */
function fraction(n: bigint, power: bigint): bigint {
  const wanted = n << (64n * power);
  let low = 0n;
  for (let bit = 1n << 68n; bit; bit >>= 1n) if ((low + bit) ** power <= wanted) low += bit;
  return low & WORD;
}
const CUBES = primes.map((prime) => fraction(prime, 3n));
const SQUARES = primes.slice(0, 8).map((prime) => fraction(prime, 2n));

/** What differs between the two: bits in a word, rounds, and by how much bits are turned. */
interface Kind {
  bits: bigint;
  rounds: number;
  turns: readonly (readonly [bigint, bigint, bigint])[];
}
const SHORT: Kind = {
  bits: 32n,
  rounds: 64,
  turns: [
    [7n, 18n, 3n],
    [17n, 19n, 10n],
    [6n, 11n, 25n],
    [2n, 13n, 22n],
  ],
};
const LONG: Kind = {
  bits: 64n,
  rounds: 80,
  turns: [
    [1n, 8n, 7n],
    [19n, 61n, 6n],
    [14n, 18n, 41n],
    [28n, 34n, 39n],
  ],
};

function digest({ bits, rounds, turns }: Kind, message: Uint8Array): Uint8Array {
  const mask = (1n << bits) - 1n;
  const [small0, small1, big1, big0] = turns as [Turn, Turn, Turn, Turn];
  const turn = (word: bigint, by: bigint) => ((word >> by) | (word << (bits - by))) & mask;
  const small = (word: bigint, [a, b, c]: Turn) => turn(word, a) ^ turn(word, b) ^ (word >> c);
  const big = (word: bigint, [a, b, c]: Turn) => turn(word, a) ^ turn(word, b) ^ turn(word, c);
  const shift = 64n - bits;
  const state = SQUARES.map((word) => word >> shift);
  const bytes = Number(bits / 8n);
  const blocks = padded(message, bytes);
  for (let at = 0; at < blocks.length; at += 16 * bytes) {
    const words: bigint[] = [];
    for (let k = 0; k < 16; k++) words.push(number(blocks.subarray(at + k * bytes, at + (k + 1) * bytes)));
    for (let k = 16; k < rounds; k++)
      words.push((words[k - 16]! + small(words[k - 15]!, small0) + words[k - 7]! + small(words[k - 2]!, small1)) & mask);
    let [a, b, c, d, e, f, g, h] = state as [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint];
    for (let k = 0; k < rounds; k++) {
      const one = h + big(e, big1) + ((e & f) ^ (~e & mask & g)) + (CUBES[k]! >> shift) + words[k]!;
      const two = big(a, big0) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) & mask, c, b, a, (one + two) & mask];
    }
    [a, b, c, d, e, f, g, h].forEach((word, k) => (state[k] = (state[k]! + word) & mask));
  }
  return bytesOf(state.map((word) => word.toString(16).padStart(2 * bytes, '0')).join(''));
}
type Turn = readonly [bigint, bigint, bigint];

function padded(message: Uint8Array, bytes: number): Uint8Array {
  const block = 16 * bytes;
  const whole = new Uint8Array(Math.ceil((message.length + 1 + 2 * bytes) / block) * block);
  whole.set(message);
  whole[message.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, message.length * 8);
  return whole;
}
const number = (bytes: Uint8Array): bigint => BigInt('0x' + digits(bytes));

export const sha256 = (message: Uint8Array): Uint8Array => digest(SHORT, message);
export const sha512 = (message: Uint8Array): Uint8Array => digest(LONG, message);

/** Bytes as hexadecimal digits, and back. */
export const digits = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export function bytesOf(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error('no hexadecimal digits');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
export const ascii = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
