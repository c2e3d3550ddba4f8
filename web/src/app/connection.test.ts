import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../net/socket';
import { TableStore } from '../state/table.svelte';
import type { PurpleView } from '../state/views';
import type { ClientMessage, Full, ServerMessage } from '../wire';

const table = {
  code: 'BAKO-MITU',
  game: 'purple',
  players: 2,
  options: {},
  state: 'playing',
  clock: 'off',
  pace: 'normal',
  window: 1500,
  places: [{ name: 'Ana' }, { bot: 'regular' }],
  fair: { commitment: '' },
};
const full = (version: number): Full => ({
  t: 'full',
  seat: 0,
  version,
  at: 0,
  table,
  view: { game: 'purple', seat: 0, hand: ['E1'], trick: [] } as Partial<PurpleView> as PurpleView,
  moves: ['E1'],
  waits: [0],
});

/** A line to a server that the test plays. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  constructor() {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.readyState = 3;
  }
  answer(...messages: ServerMessage[]) {
    if (this.readyState === 0) {
      this.readyState = 1;
      this.onopen();
    }
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }
}
const line = () => Line.all.at(-1)!;
const moves = () => line().sent.filter((message) => message.t === 'move');

let store: TableStore;
let connection: Connection;
let around: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  around = new EventTarget();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', around.addEventListener.bind(around));
  vi.stubGlobal('removeEventListener', around.removeEventListener.bind(around));
  store = new TableStore();
  connection = new Connection('ws://here', store, () => ({ t: 'hello', token: '', lang: 'en' }));
  line().answer(full(3));
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a move without an answer is asked after, and the connection is lost in five seconds', () => {
  store.play('E1');
  vi.advanceTimersByTime(4000);
  expect(line().sent.map((message) => message.t)).toEqual(['hello', 'move', 'ping']);
  expect(store.link).toBe('open');
  vi.advanceTimersByTime(1000);
  expect(store.link).toBe('lost');
  expect(store.refusal?.text).toBeTruthy();
});

test('any word from the server shows that it is there', () => {
  store.play('E1');
  vi.advanceTimersByTime(4500);
  line().answer({ t: 'pong', at: 0, n: 0 });
  vi.advanceTimersByTime(4500);
  expect(store.link).toBe('open');
  expect(Line.all).toHaveLength(1);
});

test('a server that is quiet is asked, and left when it stays quiet', () => {
  vi.advanceTimersByTime(8000);
  expect(line().sent.at(-1)).toEqual({ t: 'ping' });
  vi.advanceTimersByTime(5000);
  expect(store.link).toBe('lost');
});

test('a device without a network knows it at once and comes back with it', () => {
  around.dispatchEvent(new Event('offline'));
  expect(store.link).toBe('lost');
  around.dispatchEvent(new Event('online'));
  line().answer(full(3));
  expect(Line.all).toHaveLength(2);
  expect(store.link).toBe('open');
});

test('a move that went astray is sent again when nothing has happened since', () => {
  store.play('E1');
  around.dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(200);
  line().answer(full(3));
  expect(moves()).toEqual([{ t: 'move', seat: 0, move: 'E1', version: 3, id: 1 }]);
  line().answer(full(3));
  expect(moves()).toHaveLength(1);
});

test('a move made without a connection waits for it', () => {
  around.dispatchEvent(new Event('offline'));
  store.play('E1');
  expect(store.refusal?.text).toBeTruthy();
  vi.advanceTimersByTime(200);
  line().answer(full(3));
  expect(moves()).toHaveLength(1);
});

test('a move that was heard, or overtaken, is not sent again', () => {
  store.play('E1');
  around.dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(200);
  line().answer(full(4));
  expect(moves()).toEqual([]);
});

test('an attempt to connect that hangs is given up', () => {
  around.dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(200);
  expect(Line.all).toHaveLength(2);
  vi.advanceTimersByTime(12_000);
  expect(Line.all).toHaveLength(3);
});
