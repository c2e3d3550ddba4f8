import { keep, read } from '../state/keep';
import type { ClientMessage, Full, ServerMessage, TableInfo } from '../wire';
import type { Kept, Problem, Verdict } from './check';
import { promiseOf, type Dealing } from './deal';
import { digits } from './sha2';

/** What one seat of this device keeps: its matches by number and round, as in "1.0", and what has gone wrong so far. */
interface Memory {
  name: string;
  matches: Record<string, Kept>;
  alarms: Problem[];
}
type Memories = Record<string, Memory>;

/** What is heard on one connection only. */
interface Hearing {
  /** our promise stood in the list */
  listed: boolean;
  /** we opened our number, and nothing is dealt yet */
  opening: boolean;
  deal: string | null;
}

/** The device's own part of the shuffle: 128 bits in hexadecimal. */
export const ownNumber = (): string => digits(crypto.getRandomValues(new Uint8Array(16)));

const before = ({ state }: TableInfo): boolean => state === 'gathering' || state === 'opening';
const keyOf = (table: TableInfo): string => `${(table.match ?? 0) + (before(table) ? 1 : 0)}.${table.fair.round ?? 0}`;
const roundBefore = (table: TableInfo): string => `${(table.match ?? 0) + 1}.${(table.fair.round ?? 0) - 1}`;

/**
 * Makes the deal fair for everybody at this device, who need not do anything: it promises and opens their numbers, keeps what
 * it was told where the server cannot reach it, and says at the end whether all of it fits. The Python library does the same.
 */
export class Witness {
  verdict = $state.raw<Verdict | null>(null);
  alarms = $state.raw<readonly Problem[]>([]);
  readonly #code: string;
  readonly #dealing: (game: string) => Promise<Dealing | null>;
  #memories: Memories;
  #hearings: Record<number, Hearing> = {};
  #table: TableInfo | null = null;

  constructor(code: string, dealing: (game: string) => Promise<Dealing | null>) {
    this.#code = code;
    this.#dealing = dealing;
    this.#memories = this.#recall();
  }

  /** This device is about to promise this number for a seat: the seat may be heard of before the answer comes. */
  static sitsDown(code: string, number: string): void {
    keep(`number.${code}`, number);
  }

  /** This device has taken a seat and promised this number. */
  static satDown(code: string, seat: number, table: TableInfo, number: string): void {
    const memories = read<Memories>(`fair.${code}`, {});
    const kept: Kept = { commitment: table.fair.commitment, number, promised: true };
    const alarms: Problem[] = table.fair.promises?.[seat] === promiseOf(number) ? [] : ['promise'];
    keep(`fair.${code}`, {
      ...memories,
      [seat]: { name: table.places[seat]?.name ?? '', matches: { [keyOf(table)]: kept }, alarms },
    });
  }

  /** A new connection: what happened meanwhile, this device cannot know; another page may have taken a seat. */
  cameBack(): void {
    this.#hearings = {};
    this.#memories = this.#recall();
  }

  /** What the server says, to the seats of this device; what it is to be answered. */
  hears(message: ServerMessage, seats: readonly number[]): ClientMessage[] {
    if (!['full', 'table', 'over'].includes(message.t)) return [];
    this.#memories = this.#recall();
    if (message.t === 'full') {
      const known = this.#table;
      this.#table = message.table ?? (known && { ...known, state: 'playing', deal: message.deal ?? 0 });
      if (this.#table && message.seat >= 0) this.#sees(message, this.#table);
    } else if (message.t === 'table') this.#table = message.table;
    else if (message.t === 'over' && this.#table) this.#table = { ...this.#table, state: 'over', fair: message.fair };
    const table = this.#table;
    if (!table || (table.fair.version ?? 1) < 2) return [];
    const asked = message.t === 'full' ? [message.seat] : seats;
    const answers = asked.filter((seat) => seat >= 0).flatMap((seat) => this.#answer(seat, table) ?? []);
    this.#remember();
    return answers;
  }

  #answer(seat: number, table: TableInfo): ClientMessage | null {
    const name = table.places[seat]?.name ?? '';
    const memory = (this.#memories[seat] ??= { name, matches: {}, alarms: [] });
    if (this.#blamed(memory, seat, table) || !name || (memory.name && memory.name !== name)) return null;
    memory.name = name;
    if (!before(table)) {
      this.#follows(memory, seat, table);
      return null;
    }
    this.verdict = null;
    const kept = memory.matches[keyOf(table)] ?? this.#newRound(memory, seat, table);
    if (kept.commitment !== table.fair.commitment) return this.#alarm(memory, 'commitment');
    return table.state === 'gathering' ? this.#promises(memory, kept, seat, table) : this.#opens(memory, kept, seat, table);
  }

  /** Whether it is said that this device did not open its number: then its seat is gone, and it may know better. */
  #blamed(memory: Memory, seat: number, table: TableInfo): boolean {
    const last = memory.matches[roundBefore(table)];
    const blamed = table.state === 'gathering' && !!last?.opened && !table.places[seat]?.name;
    if (!blamed || !table.fair.unopened?.includes(memory.name)) return false;
    this.#alarm(memory, 'blamed');
    return true;
  }

  /** Only a match that is over, or a number that somebody did not open, makes a new one. */
  #newRound(memory: Memory, seat: number, table: TableInfo): Kept {
    const { round = 0, unopened = [], commitment } = table.fair;
    const hearing = this.#hearing(seat);
    if (unopened.length < round || (hearing.opening && !memory.matches[roundBefore(table)])) this.#alarm(memory, 'commitment');
    hearing.listed = hearing.opening = false;
    const sent = read(`number.${this.#code}`, '');
    const number = sent && table.fair.promises?.[seat] === promiseOf(sent) ? sent : ownNumber();
    return (memory.matches[keyOf(table)] = { commitment, number });
  }

  #promises(memory: Memory, kept: Kept, seat: number, table: TableInfo): ClientMessage | null {
    const mine = promiseOf(kept.number);
    const listed = table.fair.promises?.[seat] ?? '';
    if (listed === mine) {
      this.#hearing(seat).listed = kept.promised = true;
      return null;
    }
    if (listed && kept.promised) return this.#alarm(memory, 'promise');
    // Another device of this seat has promised: its number is the seat's, and to replace it would look like cheating there.
    return listed ? null : { t: 'promise', seat, promise: mine };
  }

  #opens(memory: Memory, kept: Kept, seat: number, table: TableInfo): ClientMessage | null {
    const promises = table.fair.promises ?? [];
    const hearing = this.#hearing(seat);
    if (!kept.promised) return null;
    if (kept.promises && kept.promises.join() !== promises.join()) return this.#alarm(memory, 'promises');
    kept.promises = promises;
    const listed = promises[seat] ?? '';
    if (!listed && !hearing.listed) return null;
    if (listed !== promiseOf(kept.number)) return this.#alarm(memory, listed ? 'promise' : 'left-out');
    kept.opened = hearing.opening = true;
    return { t: 'open', seat, number: kept.number };
  }

  #follows(memory: Memory, seat: number, table: TableInfo): void {
    this.#hearing(seat).opening = false;
    const kept = memory.matches[keyOf(table)] ?? null;
    if (kept && kept.commitment !== table.fair.commitment) this.#alarm(memory, 'commitment');
    if (table.fair.seed) void this.#judge(seat, table);
  }

  async #judge(seat: number, table: TableInfo): Promise<void> {
    const [{ check }, dealing] = await Promise.all([import('./check'), this.#dealing(table.game)]);
    this.#memories = this.#recall();
    const memory = this.#memories[seat];
    if (!memory) return;
    const verdict = check(memory.matches[keyOf(table)] ?? null, table, seat, dealing, memory.alarms);
    for (const problem of verdict.problems) this.#alarm(memory, problem);
    // Of several seats at one device the worst is told.
    const rank = ['fair', 'unsure', 'broken'];
    if (!this.verdict || rank.indexOf(verdict.outcome) > rank.indexOf(this.verdict.outcome)) this.verdict = verdict;
    this.#remember();
  }

  /** A hand is kept as it was dealt: seen at the beginning of its deal, before any card was played. */
  #sees(message: Full, table: TableInfo): void {
    const hearing = this.#hearing(message.seat);
    const deal = `${table.match ?? 0}.${table.deal ?? 0}`;
    const begins = !!message.deal || (hearing.deal === null ? !message.past?.length : hearing.deal !== deal);
    hearing.deal = deal;
    const kept = this.#memories[message.seat]?.matches[keyOf(table)];
    if (!begins || !kept || !message.view || table.state !== 'playing') return;
    kept.hands = { [table.deal ?? 0]: [...message.view.hand].sort(), ...kept.hands };
  }

  #hearing(seat: number): Hearing {
    return (this.#hearings[seat] ??= { listed: false, opening: false, deal: null });
  }

  #alarm(memory: Memory, problem: Problem): null {
    if (!memory.alarms.includes(problem)) memory.alarms.push(problem);
    return null;
  }

  /** Another page of this browser, or the form to sit down, may have kept something meanwhile. */
  #recall(): Memories {
    const memories = read<Memories>(`fair.${this.#code}`, {});
    this.#tell(memories);
    return memories;
  }

  #remember(): void {
    keep(`fair.${this.#code}`, this.#memories);
    this.#tell(this.#memories);
  }

  #tell(memories: Memories): void {
    this.alarms = [...new Set(Object.values(memories).flatMap((memory) => memory.alarms))];
  }
}
