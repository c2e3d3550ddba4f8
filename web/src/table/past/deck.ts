/** One kind of card: how many lie open or are gone, how many the reader holds, and how many nobody has seen. */
export interface Kind {
  card: string;
  gone: number;
  mine: number;
  unseen: number;
}

const tally = (cards: readonly string[]): Map<string, number> => {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
};

/** Where all cards of the deck are, as far as the reader can see. What lies open is what the game says does. */
export function whereabouts(deck: readonly string[], open: readonly string[], hand: readonly string[]): Kind[] {
  const [all, gone, mine] = [tally(deck), tally(open), tally(hand)];
  return [...all].map(([card, count]) => {
    const [out, held] = [gone.get(card) ?? 0, mine.get(card) ?? 0];
    return { card, gone: out, mine: held, unseen: Math.max(0, count - out - held) };
  });
}

/** In the rows in which the game sorts its cards. */
export function rows(kinds: readonly Kind[], rowOf: (card: string) => string): [string, Kind[]][] {
  const found = new Map<string, Kind[]>();
  for (const kind of kinds) found.set(rowOf(kind.card), [...(found.get(rowOf(kind.card)) ?? []), kind]);
  return [...found];
}
