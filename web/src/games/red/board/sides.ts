import { points } from '../cards/points';
import type { RedView } from '../../../state/views';

/** One side of a game of Red: a team, or one player when everyone plays alone. */
export interface Side {
  seats: number[];
  ours: boolean;
  score: number;
}

/** What is printed on the cards a side has won; once the game is over, what the server counted. */
const score = (view: RedView, seats: readonly number[]): number =>
  view.over ? (view.points?.[seats[0]!] ?? 0) : worth(seats.flatMap((seat) => view.won[seat] ?? []));

/** The little dice on the cards, added up. */
export const worth = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + points(card), 0);

/** The sides, the reader's own first; none before the dealer has picked a team. A spectator has the dealer's side first. */
export function sides(view: RedView): Side[] {
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  const groups = view.team.length
    ? [view.team, seats.filter((seat) => !view.team.includes(seat))]
    : view.players < 4
      ? seats.map((seat) => [seat])
      : [];
  return groups
    .map((group) => ({
      seats: [...group].sort((a, b) => Number(b === view.seat) - Number(a === view.seat) || a - b),
      ours: group.includes(view.seat),
      score: score(view, group),
    }))
    .sort((a, b) => Number(b.ours) - Number(a.ours));
}

export function sideOf(view: RedView, seat: number): 'ours' | 'theirs' | null {
  if (!view.team.length || view.seat < 0) return null;
  return view.team.includes(seat) === view.team.includes(view.seat) ? 'ours' : 'theirs';
}
