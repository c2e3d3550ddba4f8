import { untrack } from 'svelte';
import type { PurpleView, RedView } from '../../../state/views';
import { taken, type Taken } from './taken';

/** Remembers the last trick while nothing lies on the table. Call it while a component is set up. */
export function linger<V extends PurpleView | RedView>(
  view: () => V,
  changed?: (before: V, after: V) => void,
): { readonly last: Taken | null } {
  let before = untrack(view);
  let last = $state.raw<Taken | null>(null);
  $effect.pre(() => {
    const after = view();
    if (after === before) return;
    const was = before;
    before = after;
    untrack(() => {
      if (after.trick.length || after.dealer !== was.dealer || after.phase !== was.phase) last = null;
      last = taken(was, after) ?? last;
      changed?.(was, after);
    });
  });
  return {
    get last() {
      return last;
    },
  };
}
