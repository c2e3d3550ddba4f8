import type { Game } from '../cards';
import type { View } from './views';

/** Reading moves, not judging them: which card of the hand a move uses, and what to ask the server about a card. */

const WEATHER: Record<string, string> = { moon: 'MOON', bolt: 'BOLT', ice: 'ICE', rainbow: 'RAIN' };

/** The card of the hand that a move lays down or gives away; null for choices such as "cw" or "draw". */
export function cardOf(game: Game, move: string): string | null {
  const [head = '', first = '', second = ''] = move.split(' ');
  if (game === 'blue') {
    if (head === 'lay') return first;
    if (head === 'open' || head === 'cancel') return second;
    return WEATHER[head] ?? null;
  }
  if (head === 'give') return first;
  return head === head.toUpperCase() ? head : null;
}

/** What can be done with a card now. */
export function movesOf(game: Game, moves: readonly string[], card: string): string[] {
  return moves.filter((move) => cardOf(game, move) === card);
}

/** The moves that no card stands for: directions, drawing, passing, teams, swaps. */
export function choices(game: Game, moves: readonly string[]): string[] {
  return moves.filter((move) => cardOf(game, move) === null);
}

/** A move that tries a card, so that the server can say what stands in the way. */
export function attempt(view: View, card: string): string {
  if (view.game === 'yellow') return card.startsWith('J') ? `${card} R` : card;
  if (view.game !== 'blue') return card;
  const foe = view.seat === 0 ? 1 : 0;
  if (card === 'MOON' || card === 'ICE') {
    const lines = view.lines.flatMap((own, seat) =>
      seat === view.seat ? [] : Object.keys(own).map((colour) => `${seat} ${colour}`),
    );
    return `${card.toLowerCase()} ${lines[0] ?? `${foe} C`}`;
  }
  if (card === 'BOLT') return 'bolt C';
  if (card === 'SUN' || card === 'RAIN') return `open C ${card}`;
  return `lay ${card}`;
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
