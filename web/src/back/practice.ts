import { reasonsOf } from '../net/reasons';
import type { TableStore } from '../state/table.svelte';
import type { ClientMessage, Tried } from '../wire';

/** between two moves of the bots */
const PACE = 700;
/** how long the others wait for somebody who may act out of turn */
const WINDOW = 2500;

/**
 * A table without a seat on the server: every move is a request that tells all that was played since the moment. The store
 * hears of it as of any table.
 */
export class Practice {
  readonly #store: TableStore;
  readonly #ask: (move: string, moves: readonly string[]) => Promise<Tried>;
  readonly #failed: (error: Error) => void;
  #moves: readonly string[] = [];
  #version = 0;
  #busy = false;
  #stopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    store: TableStore,
    ask: (move: string, moves: readonly string[]) => Promise<Tried>,
    failed: (error: Error) => void,
  ) {
    this.#store = store;
    this.#ask = ask;
    this.#failed = failed;
    store.send = (message) => this.#hear(message);
    store.link = 'open';
  }

  begin(): Promise<void> {
    return this.#go('');
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#store.send = () => {};
  }

  #hear(message: ClientMessage): void {
    if (message.t === 'why') void this.#explain(message.moves, message.seat, message.id);
    if (message.t === 'move') void this.#go(message.move);
  }

  async #explain(moves: readonly string[], seat: number, id?: number): Promise<void> {
    const reasons = await reasonsOf(moves, (move) => this.#ask(move, this.#moves));
    this.#store.receive({ t: 'because', seat, version: this.#version, reasons, id });
  }

  async #go(move: string): Promise<void> {
    if (this.#busy || this.#stopped) return;
    clearTimeout(this.#timer);
    this.#busy = true;
    try {
      const tried = await this.#ask(move, this.#moves);
      if (!this.#stopped) await this.#show(tried);
    } catch (error) {
      this.#failed(error as Error);
    } finally {
      this.#busy = false;
    }
  }

  async #show({ table, reel, moves, over }: Tried): Promise<void> {
    const store = this.#store;
    if (!this.#version) store.receive({ ...reel.full, version: ++this.#version, at: Date.now(), table });
    for (const [k, update] of reel.updates.entries()) {
      if (k) await new Promise((done) => setTimeout(done, PACE));
      if (this.#stopped) return;
      // A moment is played on to the end of its deal, and there is no next one.
      const count = update.count && { ...update.count, state: 'over', outcome: update.count.result };
      store.receive({ ...update, version: ++this.#version, at: Date.now(), count });
    }
    this.#moves = moves;
    const { seat } = store;
    if (!over && seat?.moves.length && !seat.waits.includes(seat.seat))
      this.#timer = setTimeout(() => void this.#go(''), WINDOW);
  }
}
