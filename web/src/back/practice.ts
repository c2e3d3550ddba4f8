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
  /** what went wrong with the last question; null when it was answered */
  readonly #told: (trouble: Error | null) => void;
  #moves: readonly string[] = [];
  #version = 0;
  #under: 'nothing' | 'pass' | 'move' | 'film' = 'nothing';
  #asked = 0;
  /** the seat may act, and the table waits for somebody else */
  #optional = false;
  #stopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    store: TableStore,
    ask: (move: string, moves: readonly string[]) => Promise<Tried>,
    told: (trouble: Error | null) => void,
  ) {
    this.#store = store;
    this.#ask = ask;
    this.#told = told;
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
    // Who acts before it is seen that the others went on was sooner: they are asked again after that move.
    const sooner = move !== '' && this.#under === 'pass';
    if (this.#stopped || (this.#under !== 'nothing' && !sooner)) return;
    clearTimeout(this.#timer);
    this.#under = move ? 'move' : 'pass';
    const asked = ++this.#asked;
    try {
      const tried = await this.#ask(move, this.#moves);
      if (!this.#counts(asked)) return;
      this.#told(null);
      this.#under = 'film';
      await this.#show(tried);
    } catch (error) {
      if (this.#counts(asked)) this.#told(error as Error);
    } finally {
      if (this.#counts(asked)) this.#wait();
    }
  }

  #counts(asked: number): boolean {
    return !this.#stopped && asked === this.#asked;
  }

  /** Nothing is under way; the others go on by themselves where the seat may act, but need not. */
  #wait(): void {
    this.#under = 'nothing';
    if (this.#optional) this.#timer = setTimeout(() => void this.#go(''), WINDOW);
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
    const { moves: offered = [], waits = [] } = reel.updates.at(-1) ?? reel.full;
    this.#optional = !over && offered.length > 0 && !waits.includes(reel.seat);
  }
}
