import { seatOfTrick } from '../../state/trick';
import type { Seen } from '../../state/views';

/** A view of a game in which everybody lays a card to each trick. */
export interface TrickView extends Seen {
  leader: number;
  trick: string[];
  won: string[][];
}

/** The trick (or round) that has just been taken away: it stays in sight, faded, until the next card is led. */
export interface Taken {
  /** the card each seat had played */
  cards: ReadonlyMap<number, string>;
  /** who took it, or who stopped it */
  by: number;
  /** the card that stopped it */
  slam: string | null;
}

/** The cards that are slammed on a trick instead of being laid in their turn. */
export interface Slams<V extends TrickView> {
  cards: readonly string[];
  /** the one that took the trick away although nobody won it; null when none did */
  swallowed: (after: V) => string | null;
}

/** What a move took from the table, read off the views around it; null when it took nothing or moves were missed between. */
export function taken<V extends TrickView>(before: V, after: V, slams?: Slams<V>): Taken | null {
  if (before.game !== after.game || before.dealer !== after.dealer || !before.trick.length || after.trick.length) return null;
  const cards = new Map(before.trick.map((card, place) => [seatOfTrick(before, place), card]));
  const by = after.won.findIndex((won, seat) => won.length > before.won[seat]!.length);
  if (by < 0) {
    const slam = slams?.swallowed(after) ?? null;
    return slam === null ? null : { cards, by: after.leader, slam };
  }
  const laid = after.won[by]!.filter((card) => !before.won[by]!.includes(card) && !before.trick.includes(card));
  if (!laid.length && before.trick.length === before.players) return { cards, by, slam: null };
  if (laid.length !== 1) return null;
  if (slams?.cards.includes(laid[0]!)) return { cards, by, slam: laid[0]! };
  if (before.trick.length + 1 !== before.players) return null;
  return { cards: cards.set(seatOfTrick(before, before.trick.length), laid[0]!), by, slam: null };
}

/** The table while everything that was laid still lies there: nobody has taken it, and nobody is asked anything. */
export function lying<V extends TrickView>(before: V, after: V, trick: readonly string[]): V {
  return { ...before, trick: [...trick], hand: after.hand, hand_sizes: after.hand_sizes, waits_for: [], movers: [] };
}

/** The flights of a taken trick: from everybody's place to one spot. The cards come in the order of play. */
export function gather(
  view: TrickView,
  cards: readonly string[],
  to: string,
  slams: readonly string[] = [],
): { card: string; from: string; to: string }[] {
  return cards.map((card, place) => ({
    card,
    from: place < view.players && !slams.includes(card) ? `trick-${seatOfTrick(view, place)}` : 'slam',
    to,
  }));
}
