import type { ServerMessage } from '../wire';
import type { Showing, Shown } from './showing.svelte';

/** How long what happens waits until there is a table to show it on. */
const TO_DRAW = 4000;

/** What is not part of what happens at the table, or answers a question: nobody waits for it. */
export const AT_ONCE: ReadonlySet<ServerMessage['t']> = new Set(['because', 'presence', 'said', 'pong'] as const);

/** What the server has said and what is not shown yet, in its order. */
export class Coming {
  readonly #showing: Showing;
  readonly #take: (message: ServerMessage) => void;
  #messages: ServerMessage[] = [];
  /** runs while the table is being fetched and drawn */
  #undrawn: ReturnType<typeof setTimeout> | undefined;

  constructor(showing: Showing, take: (message: ServerMessage) => void) {
    this.#showing = showing;
    this.#take = take;
  }

  push(message: ServerMessage): void {
    this.#messages.push(message);
    this.go();
  }

  go(): void {
    while (!this.#showing.busy && !this.#undrawn && this.#messages.length) this.#take(this.#messages.shift()!);
  }

  /** There is something to see, and nothing to show it on yet. */
  draw(): void {
    if (!this.#showing.stage) this.#undrawn ??= setTimeout(() => this.drawn(), TO_DRAW);
  }

  /** The table is on the screen: whatever has come since can be seen now. */
  drawn(): void {
    clearTimeout(this.#undrawn);
    this.#undrawn = undefined;
    this.go();
  }

  /** How many updates of a seat wait. */
  updates(seat: number): number {
    return this.#messages.filter((one) => one.t === 'update' && one.seat === seat).length;
  }

  /** Whatever has come is over at once, in its order. */
  catchUp(why: Shown['cut']): void {
    this.#showing.finish(why);
    while (this.#messages.length) {
      this.#take(this.#messages.shift()!);
      this.#showing.finish(why);
    }
  }
}
