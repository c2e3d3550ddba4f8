import type { Full, Reaction, Told, Update } from '../wire';
import { applyChanges } from './changes';
import type { Seen } from './views';

/** One line of the log: what happened, when, and who moved. */
export interface Line {
  key: string;
  at: number;
  by: NonNullable<Update['by']>;
  told: Told;
  /** how quick the winner of a race was, and the reader */
  reactions?: readonly Reaction[];
}

/** The table as one seat (-1: a spectator) sees it. */
export class SeatState {
  readonly seat: number;
  version = $state(0);
  view = $state.raw<Seen | null>(null);
  moves = $state.raw<readonly string[]>([]);
  waits = $state.raw<readonly number[]>([]);
  due = $state(0);
  log = $state.raw<readonly Line[]>([]);
  #accepted: { version: number; at: number; reaction: number }[] = [];

  constructor(seat: number) {
    this.seat = seat;
  }

  full(message: Full): void {
    // Who was away reads what happened meanwhile; who missed nothing keeps the longer log.
    if (message.past && (message.version !== this.version || !this.log.length))
      this.log = message.past.map((told, k) => ({ key: `past.${message.version}.${k}`, at: message.at, by: 'person', told }));
    this.version = message.version;
    this.view = message.view ?? null;
    this.moves = message.moves ?? [];
    this.waits = message.waits ?? [];
    this.due = message.due ?? 0;
  }

  /** The view after an update; null when some were missed and the full view must be asked for again. */
  after(message: Update): Seen | null {
    return this.view && applyChanges(this.view, message.changes ?? {}, message.waits ?? []);
  }

  /** An update begins to be shown. Whom the table waits for then is not to be seen yet; who may act out of turn may do so. */
  begin(message: Update, view: Seen): void {
    this.version = message.version;
    this.view = view;
    this.moves = message.waits?.includes(this.seat) ? [] : (message.moves ?? []);
    this.#accepted = [
      ...this.#accepted.slice(-40),
      { version: message.version, at: message.at, reaction: message.reactions?.[0]?.milliseconds ?? 0 },
    ];
  }

  /** Some of its events are seen: only now are they told. */
  tell(message: Update, events: readonly Told[]): void {
    const place = message.events?.indexOf(events[0]!) ?? 0;
    const lines = events.map((told, k): Line => ({
      key: `${message.version}.${place + k}`,
      at: message.at,
      by: message.by ?? 'person',
      told,
    }));
    if (lines[0] && place === 0 && message.reactions) lines[0].reactions = message.reactions;
    this.log = [...this.log, ...lines].slice(-400);
  }

  /** All of it was shown. */
  settle(message: Update, view: Seen): void {
    this.view = view;
    this.moves = message.moves ?? [];
    this.waits = message.waits ?? [];
    this.due = message.due ?? 0;
  }

  /** When the first move after a position was accepted, and in a race how quick it was; null when that is not known. */
  overtaken(version: number): { at: number; reaction: number } | null {
    return this.#accepted.find((one) => one.version > version) ?? null;
  }
}
