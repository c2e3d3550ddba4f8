import { applyChanges } from '../state/changes';
import type { Seen, View } from '../state/views';
import type { DealReplay, Full, Reaction, TableInfo, Told, Update } from '../wire';
import { say } from '../words/words.svelte';

/** Who looks: a seat, or -1 for somebody who sees what lies open. */
export type Reader = number;

/** A moment worth a jump: after so many moves, and what happened. */
export interface Mark {
  step: number;
  /** a trick, a race, an attack: what stands above it in the list */
  kind: string;
  told: Told;
  /** how quick those were who raced for it, the quickest first, where that was measured */
  reactions: readonly Reaction[];
}

/** What follows from a race, in the same move, but was not raced for. */
const QUIET: ReadonlySet<string> = new Set(['trick', 'more']);

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

  /** What happened by the move that came last. */
  happened(reader: Reader, step: number): readonly Told[] {
    return step ? (this.#reel(reader).updates[step - 1]!.events ?? []) : [];
  }

  /** The table as a reader would find it who comes in after so many moves. */
  full(reader: Reader, step: number): Full {
    const { updates } = this.#reel(reader);
    const past = updates.slice(0, step).flatMap((one) => one.events ?? []);
    const waits = step ? (updates[step - 1]!.waits ?? []) : (this.#reel(reader).full.waits ?? []);
    // A record knows no names.
    const places = this.replay.table.places.map((place, seat) =>
      place.name || place.bot ? place : { ...place, name: say('back-player', { number: seat + 1 }) },
    );
    const table: TableInfo = { ...this.replay.table, places, state: 'playing' };
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

  /** Whether one can look like this: as a seat (or -1) that is there, or with all hands open. */
  has(looks: string): boolean {
    return looks === 'all' || this.replay.reels.some((one) => String(one.seat) === looks);
  }

  /** Everything of these names that happened, in order; the names by kind. */
  marks(names: Readonly<Record<string, readonly string[]>>): Mark[] {
    const kinds = new Map(Object.entries(names).flatMap(([kind, events]) => events.map((event) => [event, kind])));
    return this.#reel(-1).updates.flatMap(({ events = [], reactions = [] }, k) =>
      events.flatMap((told) => {
        const kind = kinds.get(told.event);
        return kind ? [{ step: k + 1, kind, told, reactions: QUIET.has(kind) ? [] : reactions }] : [];
      }),
    );
  }
}
