/** Reading moves, not judging them. How a move names its card is the game's own matter: `cardOf` of its face. */
type CardOf = (move: string, hand: readonly string[]) => string | null;

/** What can be done with a card now. */
export function movesOf(cardOf: CardOf, moves: readonly string[], hand: readonly string[], card: string): string[] {
  return moves.filter((move) => cardOf(move, hand) === card);
}

/** The moves that no card stands for: directions, drawing, passing, teams, swaps. */
export function choices(cardOf: CardOf, moves: readonly string[], hand: readonly string[]): string[] {
  return moves.filter((move) => cardOf(move, hand) === null);
}

/** Where cards are written in capitals, and a move that uses one begins with it. */
export function cardFirst(move: string): string | null {
  const [head = ''] = move.split(' ');
  return head === head.toUpperCase() ? head : null;
}

/** A card of the hand has a key of its own, also when its face is held twice: "CAF.1" is the second CAF. */
export const faceOf = (key: string): string => key.split('.')[0]!;

export const firstOf = (face: string | null): string | null => (face === null ? null : `${face}.0`);

/** Whether the hand still has the card of a key. */
export function holds(hand: readonly string[], key: string): boolean {
  const [face, copy] = key.split('.');
  return hand.filter((card) => card === face).length > Number(copy ?? 0);
}

/** "exchange *4" offers any exchange of up to four cards. */
export function exchangeLimit(moves: readonly string[]): number {
  const family = moves.find((move) => move.startsWith('exchange *'));
  return family ? Number(family.slice('exchange *'.length)) : 0;
}

/** Nothing can be done but exchange cards. */
export const onlyExchange = (moves: readonly string[]): boolean =>
  moves.length > 0 && moves.every((move) => move.startsWith('exchange'));
