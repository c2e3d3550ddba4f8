import type { Around, Sitter } from '../games/contract';
import type {
  ClientMessage,
  Full,
  Over,
  PaceMessage,
  Presence,
  Reason,
  RefusedMessage,
  Said,
  ServerMessage,
  TableInfo,
  Update,
} from '../wire';
import { words } from '../words/words.svelte';
import { Narrator } from '../words/narrator';
import { AT_ONCE, Coming } from './coming';
import { holds } from './notation';
import type { Onlooker } from './onlooker';
import { Questions } from './questions';
import { SeatState } from './seat.svelte';
import { Showing, type Shown } from './showing.svelte';
import { counted, dealt, nameOf } from './standing';

/** how long after it was tapped a card may still be played that can be by then */
const SOON = 3000;

export type Link = 'connecting' | 'open' | 'lost' | 'gone';

/** What was just refused: why, which card (its key), and by how many milliseconds it came too late. */
export interface Refused {
  rule: string;
  text: string;
  card: string | null;
  late: number;
  count: number;
}

/** One table as this device knows it: what everybody knows, and what each of its seats knows. */
export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<readonly SeatState[]>([]);
  /** whose cards are on the screen */
  shown = $state(-1);
  link = $state<Link>('connecting');
  watchers = $state(0);
  refusal = $state.raw<Refused | null>(null);
  /** a card that waits for the others' chance to react */
  waiting = $state.raw<{ move: string; until: number } | null>(null);
  said = $state.raw<readonly Said[]>([]);
  over = $state.raw<Over | null>(null);
  /** a rematch for which people gather while the podium of the last match still stands */
  next = $state.raw<TableInfo | null>(null);
  /** the key of the card of the hand that is lifted */
  held = $state<string | null>(null);
  /** how far the server's clock is ahead of ours */
  skew = 0;

  send: (message: ClientMessage) => void = () => {};
  #onlookers = new Set<Onlooker>();
  #refusals = 0;
  #sent = 0;
  readonly #questions = new Questions();
  readonly showing = new Showing(() => this.#coming.go());
  readonly #coming = new Coming(this.showing, (message) => this.#take(message));
  #tried: { id: number; card: string | null; version: number } = { id: 0, card: null, version: 0 };

  get game(): string | null {
    return this.info?.game ?? null;
  }

  readonly seat = $derived(this.seats.find((one) => one.seat === this.shown) ?? null);
  readonly names = $derived((this.info?.places ?? []).map((place, seat) => nameOf(place, seat)));
  readonly narrator = $derived(new Narrator(this.game ?? '', this.names, this.shown));
  readonly around: Around = $derived.by(() => {
    const places = this.info?.places ?? [];
    const sitters = places.map((place, seat): Sitter => ({
      seat,
      name: this.names[seat]!,
      avatar: place.bot ? 'bot' : (place.avatar ?? ''),
      bot: !!place.bot,
      here: !!place.bot || !!place.here,
      away: !!place.away,
      points: this.info?.totals?.[seat] ?? 0,
    }));
    const first = Math.max(this.shown, 0);
    const order = places.map((_, k) => (first + k) % places.length);
    // while a trick lies there complete it is nobody's turn: whose it is next is not to be seen yet
    const waits = this.showing.gathering ? [] : (this.seat?.waits ?? []);
    return { me: this.shown, sitters, order: this.shown < 0 ? order : order.slice(1), waits };
  });

  watch(onlooker: Onlooker): () => void {
    this.#onlookers.add(onlooker);
    return () => this.#onlookers.delete(onlooker);
  }

  /** What the server says is shown in its order, each thing when the one before it has been seen. */
  receive(message: ServerMessage): void {
    if ('at' in message) this.skew = message.at - Date.now();
    if (AT_ONCE.has(message.t)) return this.#take(message);
    // Nobody waits for their own card.
    if (message.t === 'update' && message.ack) this.catchUp('overtaken');
    this.#coming.push(message);
  }

  /** The table is on the screen. */
  drawn(): void {
    this.#coming.drawn();
  }

  /** Whatever has come is shown to its end at once. Says how many updates were not even begun. */
  catchUp(why: Shown['cut']): number {
    const left = this.#coming.updates(this.shown);
    this.#coming.catchUp(why);
    return left;
  }

  /** The reader does not want to wait for the bots: they go on until a person is asked. */
  hurry(): void {
    const seat = this.seat;
    if (!seat || seat.seat < 0 || this.showing.hurried || this.info?.state !== 'playing') return;
    this.showing.hurry(this.info.timetable ?? {});
    this.send({ t: 'hurry', seat: seat.seat });
  }

  #take(message: ServerMessage): void {
    switch (message.t) {
      case 'full':
        this.#full(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'table':
        this.#table(message);
        break;
      case 'held':
        this.waiting = { move: message.move, until: message.until };
        break;
      case 'returned':
        this.waiting = null;
        if (!message.undone) this.#refuse({ rule: '', text: words.say('table-returned') }, message.id);
        break;
      case 'refused':
        this.#questions.answer(message.id ?? 0, []);
        this.#refuse(message, message.id, message.kind === 'stale' ? message.at : 0, message.reaction);
        if (message.kind === 'stale') this.send({ t: 'view', seat: message.seat ?? -1 });
        break;
      case 'because':
        this.#questions.answer(message.id ?? 0, message.reasons);
        break;
      case 'said':
        this.said = [...this.said.slice(-5), message];
        break;
      case 'presence':
        this.#presence(message);
        break;
      case 'over':
        this.over = message;
        if (this.info) this.info = { ...this.info, fair: message.fair };
        break;
      case 'pong':
        break;
    }
    for (const one of this.#onlookers) one.message?.(message);
  }

  #full(message: Full): void {
    if (this.#gathers(message.table)) return;
    this.next = null;
    this.info = message.table ?? (this.info && dealt(this.info, message.deal ?? 0));
    this.watchers = message.watchers ?? 0;
    this.over = this.info?.state === 'over' ? this.over : null;
    const seat = this.#seat(message.seat);
    if (message.version !== seat.version) this.held = null;
    seat.full(message);
    if (!this.seats.some((one) => one.seat === this.shown)) this.shown = message.seat;
    if (message.seat === this.shown) this.showing.jump(message.version);
    if (message.view && this.info?.timetable?.travel) this.#coming.draw();
  }

  #update(message: Update): void {
    const seat = this.#seat(message.seat);
    if (message.version <= seat.version) return;
    const after = seat.after(message);
    if (!after) {
      this.send({ t: 'view', seat: message.seat });
      return;
    }
    if (message.seat !== this.shown) {
      seat.begin(message, after);
      seat.tell(message, message.events ?? []);
      seat.settle(message, after);
      return;
    }
    const looks = [...this.#onlookers];
    const before = seat.view!;
    this.showing.show(
      {
        update: message,
        before,
        after,
        look: (view, first) => {
          if (first) {
            seat.begin(message, view);
            this.waiting = null;
            if (this.held !== null && !holds(view.hand, this.held)) this.held = null;
            for (const one of looks) one.begins?.(message, seat);
          } else seat.view = view;
        },
        tell: (told) => seat.tell(message, told),
        step: (told) => {
          for (const one of looks) one.step?.(told);
        },
        settle: () => {
          seat.settle(message, after);
          if (message.count && this.info) this.info = counted(this.info, message.count);
          if (seat.waits.includes(seat.seat) || message.count) this.showing.hurried = false;
          for (const one of looks) one.settled?.(message, seat);
        },
      },
      this.info?.timetable ?? {},
      this.#coming.updates(this.shown),
    );
  }

  #table(message: Extract<ServerMessage, { t: 'table' }>): void {
    if (this.#gathers(message.table)) return;
    this.next = null;
    this.info = message.table;
    for (const seat of this.seats) seat.due = message.due ?? 0;
    if (message.table.state === 'playing') this.over = null;
  }

  #presence({ seat: who, here, ready, watchers }: Presence): void {
    this.watchers = watchers ?? 0;
    if (!this.info || who < 0) return;
    const places = this.info.places.map((place, seat) => (seat === who ? { ...place, here, ready } : place));
    this.info = { ...this.info, places };
  }

  play(move: string, card: string | null = null): void {
    const seat = this.seat;
    if (!seat || seat.seat < 0) return;
    this.refusal = null;
    this.held = null;
    this.#tried = { id: ++this.#sent, card, version: seat.version };
    this.send({ t: 'move', seat: seat.seat, move, version: seat.version, id: this.#sent });
  }

  /** The number of the last move that was really meant. */
  get tried(): number {
    return this.#tried.id;
  }

  /** The last move has not got through: it waits for the connection. */
  owes(): void {
    this.refusal = { rule: '', text: words.say('table-sent-waits'), card: null, count: ++this.#refusals, late: 0 };
  }

  /** Whether people gather for a rematch: everything stays as it is until the cards are dealt, or until `gather`. */
  #gathers(info: TableInfo | null | undefined): boolean {
    const gathers = info?.state === 'gathering' || info?.state === 'opening';
    const rematch = gathers && this.info?.state === 'over' && this.seats.some((one) => one.view);
    if (rematch) this.next = info;
    return rematch;
  }

  /** The rematch takes its time: gather where everybody sees who is missing. */
  gather(): void {
    if (!this.next) return;
    this.info = this.next;
    this.next = null;
  }

  /** Takes back a card that lies there unseen. */
  undo(): void {
    if (this.waiting) this.send({ t: 'undo', seat: this.shown, id: ++this.#sent });
  }

  /** `at`: when a move came that was too late, `reaction`: in a race; all times are the server's, so the margin is exact. */
  #refuse({ rule, text }: Pick<RefusedMessage, 'rule' | 'text'>, id = 0, at = 0, reaction = 0): void {
    const tried = this.#tried.id === id ? this.#tried : null;
    const winner = (at && tried && this.seat?.overtaken(tried.version)) || null;
    const late = winner && (reaction && winner.reaction ? reaction - winner.reaction : at - winner.at);
    this.#refused(rule, text, tried?.card ?? null, late === null ? 0 : Math.max(1, late));
  }

  #refused(rule: string, text: string, card: string | null, late = 0): void {
    this.refusal = { rule, text, card, late, count: ++this.#refusals };
    for (const one of this.#onlookers) one.refused?.();
  }

  /** Asks about moves of the reader's own: which of them could be made, and what stands in the way of the others. */
  why(moves: readonly string[]): Promise<readonly Reason[]> {
    const seat = this.seat;
    if (!seat || seat.seat < 0 || !moves.length) return Promise.resolve([]);
    const id = ++this.#sent;
    this.send({ t: 'why', seat: seat.seat, moves: [...moves], id });
    return this.#questions.ask(id);
  }

  /** A move that is not offered: what stands in its way is shown as if it had been tried, unless it can be made by now. */
  async inquire(move: string, card: string | null): Promise<void> {
    this.refusal = null;
    this.held = null;
    const since = performance.now();
    const answer = this.why([move]);
    const asked = this.#sent;
    const [reason] = await answer;
    if (asked !== this.#sent || this.refusal !== null) return; // something else was done or said meanwhile
    if (!reason) this.#refused('', words.say('table-no-answer'), card);
    else if (reason.kind) this.#refused(reason.rule ?? '', reason.text ?? '', card);
    else if (performance.now() - since < SOON) this.play(move, card);
  }

  /** From now on the table goes so fast, for everybody. */
  pace(pace: PaceMessage['pace']): void {
    if (this.shown >= 0) this.send({ t: 'pace', seat: this.shown, pace });
  }

  say(phrase: string): void {
    if (this.shown >= 0) this.send({ t: 'say', seat: this.shown, phrase });
  }

  ready(): void {
    for (const seat of this.seats) if (seat.seat >= 0) this.send({ t: 'ready', seat: seat.seat });
  }

  #seat(number: number): SeatState {
    const known = this.seats.find((one) => one.seat === number);
    if (known) return known;
    const seat = new SeatState(number);
    // A spectator who sits down is one no longer.
    this.seats = [...this.seats.filter((one) => one.seat >= 0 || number < 0), seat].sort((a, b) => a.seat - b.seat);
    return seat;
  }
}
