import type { Reason } from '../wire';

/** How long an answer may take: a server that has much to do may need seconds. */
const PATIENCE = 15_000;

/** What the server was asked about moves, and has not answered yet. Nothing changes by a question. */
export class Questions {
  readonly #open = new Map<number, (reasons: readonly Reason[]) => void>();

  /** Resolves to nothing when no answer comes. */
  ask(id: number): Promise<readonly Reason[]> {
    return new Promise((resolve) => {
      this.#open.set(id, resolve);
      setTimeout(() => this.answer(id, []), PATIENCE);
    });
  }

  /** Whether somebody has waited for it. */
  answer(id: number, reasons: readonly Reason[]): boolean {
    const resolve = this.#open.get(id);
    this.#open.delete(id);
    resolve?.(reasons);
    return resolve !== undefined;
  }
}
