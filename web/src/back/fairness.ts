import { check } from '../fair/check';
import { handOf, type Dealing } from '../fair/deal';
import type { DealReplay } from '../wire';

/**
 * What dealing once more has shown. `cards`: every hand is as promised. `alone`: every hand is as the seed says, but nobody had
 * promised anything, since no server dealt it. `seed`: the seed is as promised, and how this game deals is not known here.
 * `unknown`: neither promised nor known.
 */
export type Fairness = 'cards' | 'alone' | 'seed' | 'unknown' | 'broken';

/** The deal is dealt once more, here: every hand as the seed says. */
export function fairness({ table, deal, reels }: DealReplay, dealing: Dealing | null): Fairness {
  const promised = !!table.fair.commitment;
  if (promised && check(null, table, 0, dealing).outcome === 'broken') return 'broken';
  if (!dealing) return promised ? 'seed' : 'unknown';
  const again = table.places.map((_, seat) => handOf(dealing, table, table.fair.seed ?? '', deal, seat).join());
  const dealt = reels.slice(1).map(({ full }) => [...((full.view as { hand: string[] }).hand ?? [])].sort().join());
  if (!again.every((hand, seat) => hand === dealt[seat])) return 'broken';
  return promised ? 'cards' : 'alone';
}
