import type { YellowView } from '../../../state/views';

/** The seat that laid a card between two views of a race; -1 when it ended without one, null while it goes on. */
export function raceWonBy(before: YellowView, after: YellowView): number | null {
  if (before.phase !== 'race' || before.dealer !== after.dealer) return null;
  const laid = after.hand_sizes.findIndex((size, seat) => size === (before.hand_sizes[seat] ?? 0) - 1);
  if (laid >= 0) return laid;
  return after.phase === 'race' ? null : -1;
}
