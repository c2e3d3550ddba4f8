import { seatOfTrick } from '../../../state/trick';
import type { PurpleView, RedView } from '../../../state/views';

/** The trick (or round) that has just been taken away: it stays in sight, faded, until the next card is led. */
export interface Taken {
  /** the card each seat had played */
  cards: ReadonlyMap<number, string>;
  /** who took it, or who stopped it */
  by: number;
  /** the card that stopped a round of Red */
  slam: 'BOMB' | 'BANK' | null;
}

/** What a move took from the table, read off the views around it; null when it took nothing or moves were missed between. */
export function taken(before: PurpleView | RedView, after: PurpleView | RedView): Taken | null {
  if (before.game !== after.game || before.dealer !== after.dealer || !before.trick.length || after.trick.length) return null;
  const cards = new Map(before.trick.map((card, place) => [seatOfTrick(before, place), card]));
  const by = after.won.findIndex((won, seat) => won.length > before.won[seat]!.length);
  // Nobody won it: the Bank swallowed it, unless the deal ended there, and then the vault opens anyway.
  if (by < 0)
    return after.game === 'red' && !after.over && after.bank.includes('BANK')
      ? { cards, by: after.leader, slam: 'BANK' }
      : null;
  const laid = after.won[by]!.filter((card) => !before.won[by]!.includes(card) && !before.trick.includes(card));
  if (laid.length !== 1) return null;
  if (laid[0] === 'BOMB') return { cards, by, slam: 'BOMB' };
  if (before.trick.length + 1 !== before.players) return null;
  return { cards: cards.set(seatOfTrick(before, before.trick.length), laid[0]!), by, slam: null };
}

/** The flights of a taken trick: from everybody's place to one spot. The cards come in the order of play. */
export function gather(
  view: PurpleView | RedView,
  cards: readonly string[],
  to: string,
): { card: string; from: string; to: string }[] {
  return cards.map((card, place) => ({
    card,
    from: place < view.players && card !== 'BOMB' && card !== 'BANK' ? `trick-${seatOfTrick(view, place)}` : 'slam',
    to,
  }));
}
