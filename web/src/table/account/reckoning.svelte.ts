import { untrack } from 'svelte';
import type { TableStore } from '../../state/table.svelte';
import type { Turn } from '../turn.svelte';

/** how long the last cards lie before anything is laid over them, at most and at least; in between as long as three tricks */
const LIES = [400, 2000] as const;

/**
 * When the account of a deal is laid down: when the last cards have been seen. Who comes later gets the score sheet, which has
 * it, too. Neither comes back to whoever has closed it by then. Make one while a component is set up.
 */
export class Reckoning {
  /** the account lies on the table */
  open = $state(false);
  readonly #store: () => TableStore;
  readonly #onscore: () => void;
  #timer: number | undefined;
  #witnessed = false;
  #done = false;

  /** `onscore` opens the score sheet, `onnext` is called while cards are played. */
  constructor(store: () => TableStore, turn: Turn, onscore: () => void, onnext: () => unknown) {
    this.#store = store;
    this.#onscore = onscore;
    $effect(() => {
      if (!turn.counting) {
        this.#witnessed = true;
        this.open = this.#done = false;
        onnext();
        return;
      }
      if (store().showing.busy) return;
      const lies = untrack(() => 3 * (store().info?.timetable?.look ?? 0));
      this.#timer = setTimeout(() => this.begin(), Math.min(Math.max(lies, LIES[0]), LIES[1]));
      return () => clearTimeout(this.#timer);
    });
  }

  begin(): void {
    if (this.open) return; // it may still be fetched, and whoever asks again is not to miss it
    clearTimeout(this.#timer);
    const explained = (this.#store().info?.results?.at(-1)?.accounts?.length ?? 0) > 0;
    if (!this.#witnessed || this.#done || !explained) return this.score();
    this.open = this.#done = true;
  }

  score(): void {
    clearTimeout(this.#timer);
    this.open = false;
    this.#onscore();
  }
}
