import type { Told } from '../../wire';

/** A trick as it lay: every card with its seat, in the order of play, and who took it. */
export interface PastTrick {
  laid: readonly { seat: number; card: string }[];
  /** -1 where nobody did */
  by: number;
  /** the event that took it away */
  told: Told;
}

/** Which events lay a card to a trick, and which take it away. */
export interface TrickEvents {
  laid: readonly string[];
  taken: readonly string[];
}

/** The last trick that was taken, from what happened; null before the first. */
export function lastTrick(events: readonly Told[], { laid, taken }: TrickEvents): PastTrick | null {
  const end = events.findLastIndex((told) => taken.includes(told.event));
  if (end < 0) return null;
  const told = events[end]!;
  const cards = new Set(told.cards ?? []);
  const found: { seat: number; card: string }[] = [];
  for (let k = end - 1; k >= 0 && !taken.includes(events[k]!.event) && found.length < cards.size; k--) {
    const { event, seat = -1, cards: [card] = [] } = events[k]!;
    if (laid.includes(event) && card !== undefined && cards.has(card)) found.unshift({ seat, card });
  }
  return found.length ? { laid: found, by: told.seat ?? -1, told } : null;
}
