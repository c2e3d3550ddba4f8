import { untrack } from 'svelte';
import { taken, type Slams, type Taken, type TrickView } from './taken';

/** Remembers the last trick while nothing lies on the table. Call it while a component is set up. */
export function linger<V extends TrickView>(
  view: () => V,
  slams?: Slams<V>,
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
      last = taken(was, after, slams) ?? last;
      changed?.(was, after);
    });
  });
  return {
    get last() {
      return last;
    },
  };
}
