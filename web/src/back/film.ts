import { applyChanges } from '../state/changes';
import type { Seen, View } from '../state/views';
import type { DealReplay, Full, TableInfo, Told, Update } from '../wire';

/** Who looks: a seat, or -1 for somebody who sees what lies open. */
export type Reader = number;

/** A moment worth a jump: after so many moves, and what happened. */
export interface Mark {
  step: number;
  told: Told;
  /** how long the fastest had taken, in milliseconds; 0 where that is not known */
  ms: number;
}

/** A deal that was played, at any of its moments and from any seat. */
export class Film {
  readonly replay: DealReplay;
  readonly steps: number;
  #views = new Map<Reader, Seen[]>();

  constructor(replay: DealReplay) {
    this.replay = replay;
    this.steps = replay.reels[0]?.updates.length ?? 0;
  }

  #reel(reader: Reader) {
    return this.replay.reels.find((one) => one.seat === reader)!;
  }

  /** What a reader saw after so many moves. */
  view(reader: Reader, step: number): Seen {
    const { full, updates } = this.#reel(reader);
    const known = this.#views.get(reader) ?? [full.view as Seen];
    this.#views.set(reader, known);
    while (known.length <= step) {
      const { changes = {}, waits = [] } = updates[known.length - 1]!;
      known.push(applyChanges(known.at(-1)!, changes, waits));
    }
    return known[step]!;
  }

  hand(seat: number, step: number): readonly string[] {
    return this.view(seat, step).hand;
  }

  /** The table as a reader would find it who comes in after so many moves. */
  full(reader: Reader, step: number): Full {
    const { updates } = this.#reel(reader);
    const past = updates.slice(0, step).flatMap((one) => one.events ?? []);
    const waits = step ? (updates[step - 1]!.waits ?? []) : (this.#reel(reader).full.waits ?? []);
    const table: TableInfo = { ...this.replay.table, state: 'playing' };
    return {
      t: 'full',
      seat: reader,
      version: step + 1,
      at: Date.now(),
      table,
      view: this.view(reader, step) as View,
      waits,
      past,
    };
  }

  /** The move that comes after so many; nothing is counted over the cards. */
  update(reader: Reader, step: number): Update {
    return { ...this.#reel(reader).updates[step]!, at: Date.now(), count: null };
  }

  /** Everything of these names that happened, in order. */
  marks(names: readonly string[]): Mark[] {
    const { updates } = this.#reel(-1);
    return updates.flatMap((update, k) =>
      (update.events ?? [])
        .filter((told) => names.includes(told.event))
        .map((told) => ({ step: k + 1, told, ms: k ? Math.max(0, update.at - updates[k - 1]!.at) : 0 })),
    );
  }
}
