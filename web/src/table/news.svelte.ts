import type { GameFace } from '../games/contract';
import type { TableStore } from '../state/table.svelte';
import type { Reaction, Told } from '../wire';
import { concerning, inPassing, toSomebody } from './news';

export interface News {
  count: number;
  told: readonly Told[];
  /** the reader's time ran out */
  late: boolean;
  /** how quick the winner of a race was, and the reader */
  reactions: readonly Reaction[];
}

/** What somebody else has done. */
export interface Passing {
  count: number;
  told: readonly Told[];
  /** the reader is asked next */
  last: boolean;
}

const SHOWN = 2800;
const MORE = 1000;
/** so many sentences that are still being read stay beside a new one: with more, they would cover who sits there */
const KEPT = 1;

/**
 * What was just done to the reader, and what the others have done without them, for as long as it takes to read. Call it while
 * a component is set up.
 */
export function news(
  store: () => TableStore,
  face: () => GameFace,
): { readonly latest: News | null; readonly passing: Passing | null } {
  let latest = $state.raw<News | null>(null);
  let passing = $state.raw<Passing | null>(null);
  let count = 0;
  let timer: number | undefined;
  let fading: number | undefined;
  /** until when what was done to somebody is being read: whatever else happens can be seen on the table meanwhile */
  let reading = -Infinity;
  $effect(() =>
    store().watch({
      begins(update) {
        const me = store().shown;
        const others = inPassing(update, me, face().tidings);
        const grave = others.some(toSomebody);
        const still = performance.now() < reading;
        if (others.length && (grave || !still)) {
          const before = still ? (passing?.told ?? []).filter(toSomebody).slice(-KEPT) : [];
          passing = { count: ++count, told: [...before, ...others], last: update.waits?.includes(me) ?? false };
          const lasts = SHOWN + MORE * (passing.told.length - 1);
          if (grave) reading = performance.now() + lasts;
          clearTimeout(fading);
          fading = setTimeout(() => (passing = null), lasts);
        }
        const told = concerning(update, me, face().tidings);
        const reactions = update.reactions ?? [];
        // the time of the winner alone, of whom the board tells, is no news
        if (!told.length && reactions.length < 2) return;
        latest = { count: ++count, told, late: update.by === 'clock' && told[0]?.seat === me, reactions };
        clearTimeout(timer);
        timer = setTimeout(() => (latest = null), SHOWN + MORE * Math.max(0, told.length - 1));
      },
      // other cards lie there now
      message: (message) => message.t === 'full' && (!message.table || message.deal) && (latest = passing = null),
    }),
  );
  return {
    get latest() {
      return latest;
    },
    get passing() {
      return passing;
    },
  };
}
