import type { TableStore } from '../state/table.svelte';

/** How long what has just happened is seen before the curtain falls. */
const SEEN = 1200;

/**
 * One device passed around: the curtain falls when somebody else on it is asked, and what has just happened has been seen. Make
 * one while a component is set up.
 */
export class Passing {
  readonly #store: () => TableStore;
  #wanted = $state<number | null>(null);
  #fallen = $state<number | null>(null);
  #happened = -Infinity;

  /** the seats that this device plays for */
  readonly mine = $derived.by(() => this.#store().seats.flatMap((one) => (one.seat >= 0 ? [one.seat] : [])));
  /** for whom the curtain hides the table; null when it is open */
  readonly curtain = $derived.by(() => this.#wanted ?? this.#fallen);
  readonly #next = $derived.by(() => {
    const { seat, shown, info } = this.#store();
    const counting = info?.state === 'between' || info?.state === 'over';
    if (this.mine.length < 2 || counting || !seat || (shown >= 0 && seat.waits.includes(shown))) return null;
    return seat.waits.find((one) => this.mine.includes(one)) ?? null;
  });

  constructor(store: () => TableStore) {
    this.#store = store;
    $effect(() => {
      const whom = this.#next;
      if (whom === null || store().info?.pace === 'instant') {
        this.#fallen = whom;
        return;
      }
      let timer: number | undefined;
      const fall = () => {
        const left = this.#happened + SEEN - performance.now();
        if (left > 0) timer = setTimeout(fall, left);
        else this.#fallen = whom;
      };
      fall();
      return () => clearTimeout(timer);
    });
  }

  /** Something has just been shown. */
  happens(): void {
    this.#happened = performance.now();
  }

  /** Somebody takes the device without being asked. */
  take(seat: number): void {
    this.#wanted = seat;
  }

  open(): void {
    this.#store().shown = this.curtain!;
    this.#wanted = null;
  }
}
