import { untrack } from 'svelte';
import type { YellowView } from '../../../state/views';
import { raceWonBy } from './race';

export interface Finish {
  /** -1: nobody laid a card */
  by: number;
  /** from the shot to the card, as seen here; 0 when the start was missed */
  ms: number;
}

/** Times the races. The last result stays until the next card is played or drawn. Call it while a component is set up. */
export function finish(view: () => YellowView): { readonly last: Finish | null } {
  let before = untrack(view);
  let shot = 0;
  let last = $state.raw<Finish | null>(null);
  $effect.pre(() => {
    const after = view();
    if (after === before) return;
    const was = before;
    before = after;
    const by = raceWonBy(was, after);
    untrack(() => {
      if (by !== null) last = { by, ms: shot ? Math.max(1, Math.round(performance.now() - shot)) : 0 };
      else if (after.under.length !== was.under.length || String(after.hand_sizes) !== String(was.hand_sizes) || after.over)
        last = null;
    });
    if (after.phase === 'race' && (was.phase !== 'race' || by !== null)) shot = performance.now();
  });
  return {
    get last() {
      return last;
    },
  };
}
