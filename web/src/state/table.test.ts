import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, Full, Reason, ServerMessage, Update } from '../wire';
import { TableStore } from './table.svelte';
import type { PurpleView } from './views';

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
const full = (seat: number, version: number): Full => ({
  t: 'full',
  seat,
  version,
  at: 0,
  table,
  view: { game: 'purple', seat, hand: ['E1', 'E7'], trick: [] } as Partial<PurpleView> as PurpleView,
  moves: ['E1', 'E7'],
  waits: [0],
});
const update = (version: number, more: Partial<Update> = {}): Update => ({
  t: 'update',
  seat: 0,
  version,
  at: version,
  events: [{ event: 'played', seat: 0, cards: ['E1'] }],
  changes: { '~hand': [-1], trick: ['E1'] },
  waits: [1],
  ...more,
});

let store: TableStore;
let sent: ClientMessage[];
const receive = (...messages: ServerMessage[]) => messages.forEach((message) => store.receive(message));

beforeEach(() => {
  store = new TableStore();
  sent = [];
  store.send = (message) => sent.push(message);
});
afterEach(() => vi.useRealTimers());

test('the first seat of a device is shown', () => {
  receive(full(0, 3));
  expect(store.shown).toBe(0);
  expect(store.seat?.view?.hand).toEqual(['E1', 'E7']);
});

test('an update changes the view and is told in the log', () => {
  receive(full(0, 3), update(4));
  expect(store.seat?.view?.hand).toEqual(['E7']);
  expect(store.seat?.log.map((line) => line.told.event)).toEqual(['played']);
  expect(store.seat?.moves).toEqual([]);
});

test('who comes back reads what happened meanwhile, who missed nothing keeps the log', () => {
  const past = [
    { event: 'direction', seat: 1 },
    { event: 'played', seat: 1, cards: ['E9'] },
  ];
  receive({ ...full(0, 5), past });
  expect(store.seat?.log.map((line) => line.told)).toEqual(past);
  receive(update(6), { ...full(0, 6), past });
  expect(store.seat?.log.length).toBe(3);
  receive({ ...full(0, 9), past });
  expect(store.seat?.log.length).toBe(2);
});

test('what was already known is not applied twice', () => {
  receive(full(0, 4), update(4));
  expect(store.seat?.view?.hand).toEqual(['E1', 'E7']);
});

test('a move names the version it answers', () => {
  receive(full(0, 3));
  store.play('E7', 'E7');
  expect(sent).toEqual([{ t: 'move', seat: 0, move: 'E7', version: 3, id: 1 }]);
});

test('a refusal knows its card, and a stale one asks for the view again', () => {
  receive(full(0, 3));
  store.play('E7', 'E7');
  receive({ t: 'refused', kind: 'stale', rule: 'version', text: 'look again', at: 5, seat: 0, id: 1 });
  expect(store.refusal?.card).toBe('E7');
  expect(sent.at(-1)).toEqual({ t: 'view', seat: 0 });
});

test('the answer to a question about a card is no refusal', async () => {
  receive(full(0, 3));
  const answer = store.why(['J2']);
  const reason = { move: 'J2', kind: 'illegal', rule: 'purple.follow', text: 'play Ember' } as const;
  receive({ t: 'because', seat: 0, version: 3, reasons: [reason], id: 1 });
  expect(await answer).toEqual([reason]);
  expect(store.refusal).toBeNull();
});

test('a card that is not offered is asked about, not played', async () => {
  const sent: unknown[] = [];
  store.send = (message) => sent.push(message);
  receive(full(0, 3));
  const asking = store.inquire('J2', 'J2.0');
  receive({
    t: 'because',
    seat: 0,
    version: 3,
    reasons: [{ move: 'J2', kind: 'illegal', rule: 'purple.follow', text: 'play Ember' }],
    id: 1,
  });
  await asking;
  expect(sent).toEqual([{ t: 'why', seat: 0, moves: ['J2'], id: 1 }]);
  expect(store.refusal).toMatchObject({ rule: 'purple.follow', text: 'play Ember', card: 'J2.0' });
});

test('a card that can be played by the time it was asked about is played', async () => {
  const sent: unknown[] = [];
  store.send = (message) => sent.push(message);
  receive(full(0, 3));
  const asking = store.inquire('E7', 'E7.0');
  receive({ t: 'because', seat: 0, version: 3, reasons: [{ move: 'E7' }], id: 1 });
  await asking;
  expect(sent.at(-1)).toEqual({ t: 'move', seat: 0, move: 'E7', version: 3, id: 2 });
});

const because = (id: number, reason: Reason): ServerMessage => ({ t: 'because', seat: 0, version: 3, reasons: [reason], id });
const follow: Reason = { move: 'J2', kind: 'illegal', rule: 'purple.follow', text: 'play Ember' };

test('a slow server is waited for, and what it never answers is said', async () => {
  vi.useFakeTimers();
  receive(full(0, 3));
  const slow = store.inquire('J2', 'J2.0');
  vi.advanceTimersByTime(8000);
  receive(because(1, follow));
  await slow;
  expect(store.refusal).toMatchObject({ rule: 'purple.follow', text: 'play Ember' });
  const silent = store.inquire('J2', 'J2.0');
  vi.advanceTimersByTime(60_000);
  await silent;
  expect(store.refusal).toMatchObject({ rule: '', text: 'table-no-answer', card: 'J2.0' });
});

test('a late answer plays nothing any more, and says nothing to who has played something else', async () => {
  vi.useFakeTimers();
  receive(full(0, 3));
  const possible = store.inquire('E7', 'E7.0');
  vi.advanceTimersByTime(8000);
  receive(because(1, { move: 'E7' }));
  await possible;
  const forgotten = store.inquire('J2', 'J2.0');
  store.play('E1', 'E1.0');
  receive(because(2, follow));
  await forgotten;
  expect(sent.map((message) => message.t)).toEqual(['why', 'why', 'move']);
  expect(store.refusal).toBeNull();
});

test('a refused question is told of by its refusal alone', async () => {
  receive(full(0, 3));
  const asking = store.inquire('J2', 'J2.0');
  receive({ t: 'refused', kind: 'malformed', rule: 'too-many', text: 'not so fast', at: 0, seat: 0, id: 1 });
  await asking;
  expect(store.refusal).toMatchObject({ text: 'not so fast', count: 1 });
});

test('a spectator who sits down is one no longer', () => {
  receive(full(-1, 1), full(0, 2));
  expect(store.seats.map((one) => one.seat)).toEqual([0]);
  expect(store.shown).toBe(0);
});

test('one device can hold several seats, each with a view of its own', () => {
  receive(full(0, 3), full(1, 3), update(4));
  expect(store.seats[0]!.view?.hand).toEqual(['E7']);
  expect(store.seats[1]!.view?.hand).toEqual(['E1', 'E7']);
});

test('onlookers see an update begin, its steps, and that all of it was shown', () => {
  receive(full(0, 3));
  const seen: unknown[] = [];
  store.watch({
    begins: (_, seat) => seen.push(seat.view!.hand.length),
    step: (events) => seen.push(...events.map((one) => one.event)),
    settled: (_, seat) => seen.push(seat.waits),
  });
  receive(update(4));
  expect(seen).toEqual([1, 'played', [1]]);
});

test('the end of a deal is counted once, however many seats hear of it', () => {
  const result = { reason: 'purple.end', points: [3, 0], winners: [1] };
  const count = { state: 'between', result, totals: [3, 0] };
  receive(full(0, 3), full(1, 3), update(4, { count }), update(4, { seat: 1, count }));
  expect(store.info).toMatchObject({ state: 'between', totals: [3, 0], results: [result], outcome: null });
  const over = {
    t: 'over',
    version: 4,
    at: 4,
    match: 1,
    points: [3, 0],
    winners: [1],
    fair: { commitment: 'c', seed: 's' },
    record: '',
  } as const;
  receive({ ...over, points: [3, 0], winners: [1] });
  expect(store.info?.fair.seed).toBe('s');
});

test('the next deal of a match finds the table as it was', () => {
  const between = {
    ...full(0, 3),
    table: { ...table, state: 'between', deal: 1, places: [{ name: 'Ana', ready: true }, { bot: 'regular' }] },
  };
  const { table: _, ...next } = full(0, 4);
  receive(between, { ...next, deal: 2 });
  expect(store.info).toMatchObject({
    code: 'BAKO-MITU',
    state: 'playing',
    deal: 2,
    places: [{ name: 'Ana', ready: false }, { bot: 'regular' }],
  });
});

test("who was too late is told by how much, from the server's two times", () => {
  receive(full(0, 3));
  store.play('E7', 'E7.0');
  receive(update(4, { at: 1000 }), update(5, { at: 1900 }), {
    t: 'refused',
    kind: 'stale',
    rule: 'version',
    text: 'look again',
    at: 1042,
    seat: 0,
    id: 1,
  });
  expect(store.refusal?.late).toBe(42);
});

test('a card that lies there unseen can be taken back, without a word of blame', () => {
  receive(full(0, 3));
  store.play('E7', 'E7.0');
  receive({ t: 'held', seat: 0, version: 3, until: 9, move: 'E7', id: 1 });
  store.undo();
  expect(sent.at(-1)).toEqual({ t: 'undo', seat: 0, id: 2 });
  receive({ t: 'returned', seat: 0, version: 3, at: 1, move: 'E7', id: 2, undone: true });
  expect(store.waiting).toBeNull();
  expect(store.refusal).toBeNull();
});

test('a card that was held back and comes home is told of', () => {
  receive(full(0, 3));
  store.play('E7', 'E7.0');
  receive(
    { t: 'held', seat: 0, version: 3, until: 9, move: 'E7', id: 1 },
    { t: 'returned', seat: 0, version: 4, at: 1, move: 'E7', id: 1 },
  );
  expect(store.waiting).toBeNull();
  expect(store.refusal?.card).toBe('E7.0');
});
