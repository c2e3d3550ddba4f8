/** The shuffle of docs/fair-deal.md once more, in another language than the server's. */
import { ascii, bytesOf, joined, sha256, sha512, digits } from './sha2';

/** What a game's folder says about its dealing, as docs/fair-deal.md tells it. */
export interface Dealing {
  /** the deck, place 0 first */
  deck: (players: number, options: Readonly<Record<string, unknown>>) => string[];
  /** how many cards everybody gets, of so many for all */
  each: (cards: number, players: number) => number;
}

export const commitmentOf = (secret: string): string => digits(sha256(bytesOf(secret)));
export const promiseOf = (number: string): string => digits(sha256(joined(ascii('defifoo number 2'), bytesOf(number))));

/** One number for each seat, "" where it has none. */
export function seedOf(secret: string, numbers: readonly string[]): string {
  const opened = numbers.flatMap((number, seat) => (number ? [Uint8Array.of(seat), bytesOf(number)] : []));
  return digits(sha256(joined(ascii('defifoo seed 2'), bytesOf(secret), ...opened)));
}

/** The seed of the first version, in which the numbers of the people, seat by seat, were told on sitting down. */
export const firstSeedOf = (secret: string, numbers: readonly string[]): string =>
  digits(sha256(joined(ascii('defifoo seed 1'), bytesOf(secret), ...numbers.filter(Boolean).map(bytesOf))));

function* stream(seed: Uint8Array, purpose: string): Generator<number, never> {
  for (let block = 0; ; block++) yield* sha512(joined(seed, ascii(`defifoo 1 ${purpose} ${block}`)));
}

/** A pile from which cards are drawn: every draw is a number below its size. */
export function drawing(seed: string, purpose: string, pile: string[]): () => string {
  const bytes = stream(bytesOf(seed), purpose);
  return () => {
    const size = pile.length;
    let byte = bytes.next().value;
    while (byte >= 256 - (256 % size)) byte = bytes.next().value;
    const place = byte % size;
    const card = pile[place]!;
    pile[place] = pile[size - 1]!;
    pile.pop();
    return card;
  };
}

/** The hand of a seat in a deal, sorted: hands are dealt whole, seat 0 first. */
export function handOf(
  dealing: Dealing,
  { players, options }: { players: number; options: Readonly<Record<string, unknown>> },
  seed: string,
  deal: number,
  seat: number,
): string[] {
  const pile = dealing.deck(players, options);
  const each = dealing.each(pile.length, players);
  const draw = drawing(seed, `deal ${deal}`, pile);
  let hand: string[] = [];
  for (let one = 0; one <= seat; one++) hand = Array.from({ length: each }, draw);
  return hand.sort();
}
