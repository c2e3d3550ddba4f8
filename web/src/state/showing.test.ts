import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Full, ServerMessage, TableInfo, Update } from '../wire';
import type { Stage } from './showing.svelte';
import { stepsOf } from './steps';
import { TableStore } from './table.svelte';
import type { PurpleView } from './views';

const timetable = { travel: 150, look: 400, hurried: 40, lays: ['played'], gathers: ['took-trick'] };
const table: TableInfo = {
  code: 'BAKO-MITU',
  game: 'purple',
  players: 2,
  options: {},
  state: 'playing',
  clock: 'off',
  pace: 'quick',
  window: 900,
  places: [{ name: 'Ana' }, { bot: 'regular' }],
  fair: { commitment: '' },
  timetable,
};
const view = { game: 'purple', seat: 0, hand: ['E1', 'E7'], trick: [], over: false, phase: 'play' };
const full = (version = 3): Full => ({
  t: 'full',
  seat: 0,
  version,
  at: 0,
  table,
  view: view as Partial<PurpleView> as PurpleView,
  moves: [],
  waits: [1],
});
const played = (version: number, more: Partial<Update> = {}): Update => ({
  t: 'update',
  seat: 0,
  version,
  at: version,
  events: [{ event: 'played', seat: 1, cards: ['E4'] }],
  changes: { '~trick': [0, `E${version}`] },
  moves: ['E1', 'E7'],
  waits: [0],
  ...more,
});
const took = (version: number, more: Partial<Update> = {}): Update =>
  played(version, {
    events: [
      { event: 'played', seat: 1, cards: ['E4'] },
      { event: 'called', count: 0 },
      { event: 'took-trick', seat: 1, cards: ['E1', 'E4'] },
    ],
    changes: { trick: [] },
    ...more,
  });

/** A stage on which cards land when their time has passed. */
class Boards implements Stage {
  away = false;
  told: string[] = [];
  #landing: ReturnType<typeof setTimeout> | undefined;

  looks: Stage['looks'] = (steps, before, after) =>
    steps.map((_, place) => (steps.slice(place + 1).some((one) => one.still) ? { ...before, trick: ['all'] } : after));

  travel: Stage['travel'] = (step, ms, change, landed) => {
    change();
    this.told.push(`${step.told[0]!.event} ${Math.round(ms)}`);
    this.#landing = setTimeout(landed, ms);
    return 1;
  };

  lying = () => 2;
  hasten = () => {};
  land = () => clearTimeout(this.#landing);
}

let store: TableStore;
let boards: Boards;
const receive = (...messages: ServerMessage[]) => messages.forEach((message) => store.receive(message));
const trick = () => (store.seat!.view as PurpleView).trick;

beforeEach(() => {
  vi.useFakeTimers();
  store = new TableStore();
  boards = new Boards();
  store.showing.stage = boards;
  receive(full());
});
afterEach(() => vi.useRealTimers());

test('events are seen in steps: what takes no time goes with what was seen before, and a row of equals at once', () => {
  const names = ['called', 'played', 'called', 'took-trick', 'took-trick', 'over'];
  const steps = stepsOf(
    names.map((event) => ({ event })),
    timetable,
  );
  expect(steps.map(({ told, still, travel }) => [told.map((one) => one.event).join(' '), still, travel])).toEqual([
    ['called', 0, 0],
    ['played called', 0, 150],
    ['took-trick took-trick over', 400, 150],
  ]);
});

test('a trick lies still for its time, is gathered, and only then the next card comes', () => {
  receive(took(4), played(5));
  expect(trick()).toEqual(['all']);
  vi.advanceTimersByTime(149);
  expect(store.showing.gathering).toBe(null);
  vi.advanceTimersByTime(1);
  expect(store.showing.gathering?.event).toBe('took-trick');
  vi.advanceTimersByTime(399);
  expect(trick()).toEqual(['all']);
  vi.advanceTimersByTime(1);
  expect(trick()).toEqual([]);
  expect(store.seat!.version).toBe(4);
  vi.advanceTimersByTime(150);
  expect(store.seat!.version).toBe(5);
  expect(boards.told).toEqual(['played 150', 'took-trick 150', 'played 150']);
  vi.advanceTimersByTime(150);
  expect(store.showing.upTo).toBe(5);
});

test('who takes a trick is told when it lies there complete, and it is nobody’s turn while it does', () => {
  const told = () => store.seat!.log.map((line) => line.key);
  receive(took(4));
  expect(told()).toEqual(['4.0', '4.1']);
  expect(store.around.waits).toEqual([1]);
  vi.advanceTimersByTime(150);
  expect(told()).toEqual(['4.0', '4.1', '4.2']);
  expect(store.around.waits).toEqual([]);
  vi.advanceTimersByTime(550);
  expect(told()).toEqual(['4.0', '4.1', '4.2']);
  expect(store.around.waits).toEqual([0]);
});

test('the record tells how it really was', () => {
  receive(took(4));
  vi.advanceTimersByTime(2000);
  const [, , gathered] = store.showing.record;
  expect(gathered).toMatchObject({ version: 4, event: 'took-trick', cards: 1, still: 400, lay: 2, look: 400, cut: '' });
  expect(gathered!.landed - gathered!.began).toBe(150);
});

test('what is asked is not to be seen before what it is asked about', () => {
  receive(played(4));
  expect(store.showing.busy).toBe(true);
  expect(store.seat!.waits).toEqual([1]);
  expect(store.seat!.moves).toEqual([]);
  vi.advanceTimersByTime(150);
  expect(store.seat!.waits).toEqual([0]);
  expect(store.seat!.moves).toEqual(['E1', 'E7']);
});

test('who may act out of turn may do so at once', () => {
  receive(played(4, { waits: [1], moves: ['BOMB'] }));
  expect(store.seat!.moves).toEqual(['BOMB']);
});

test('a deal is counted when its last trick has been gathered', () => {
  const count = { state: 'between', result: { reason: 'purple.end', points: [3, 0], winners: [1] }, totals: [3, 0] };
  receive(took(4, { count, waits: [] }));
  vi.advanceTimersByTime(699);
  expect(store.info!.state).toBe('playing');
  vi.advanceTimersByTime(1);
  expect(store.info!.state).toBe('between');
  expect(store.showing.upTo).toBe(4);
});

test('what has come is caught up with in its order', () => {
  receive(took(4), played(5), played(6));
  expect(store.catchUp('hurried')).toBe(2);
  expect(store.seat!.version).toBe(6);
  expect(store.showing.busy).toBe(false);
  expect(store.seat!.log.map((line) => line.key)).toEqual(['4.0', '4.1', '4.2', '5.0', '6.0']);
  const shown = store.showing.record.slice(1);
  expect(shown.map(({ version, event, cut }) => `${version} ${event} ${cut}`)).toEqual([
    '4 played hurried',
    '4 took-trick hurried',
    '5 played hurried',
    '6 played hurried',
  ]);
});

test('nobody waits for their own card', () => {
  receive(played(4), played(5), played(6, { ack: 1 }));
  expect(store.seat!.version).toBe(6);
  expect(store.showing.busy).toBe(true);
});

test('what happens while the table is being drawn is seen afterwards', () => {
  store = new TableStore();
  receive(full(), played(4));
  expect(store.seat!.version).toBe(3);
  store.showing.stage = boards;
  store.drawn();
  expect(store.seat!.version).toBe(4);
  expect(boards.told).toEqual(['played 150']);
  store = new TableStore();
  receive(full(), played(4));
  vi.advanceTimersByTime(10_000);
  expect(store.showing.upTo).toBe(4);
});

test('while nobody looks nothing takes time', () => {
  boards.away = true;
  receive(took(4), played(5));
  expect(store.showing.upTo).toBe(5);
});

test('far behind, everything is put where it belongs; a little behind, it goes faster', () => {
  receive(...Array.from({ length: 40 }, (_, k) => played(4 + k)));
  vi.advanceTimersByTime(2500);
  expect(store.showing.upTo).toBe(43);
  expect(store.showing.record.map(({ version }) => version)).toEqual([3, ...Array.from({ length: 40 }, (_, k) => 4 + k)]);
});

test('who is in a hurry is not kept waiting, until they are asked', () => {
  const sent: string[] = [];
  store.send = (message) => sent.push(message.t);
  receive(played(4, { waits: [1] }));
  store.hurry();
  store.hurry();
  expect(sent).toEqual(['hurry']);
  receive(took(5, { waits: [1] }));
  vi.advanceTimersByTime(150);
  expect(boards.told).toEqual(['played 150', 'played 60']);
  vi.advanceTimersByTime(60 + 160 + 60);
  expect(store.showing.upTo).toBe(5);
  receive(played(6));
  vi.advanceTimersByTime(60);
  expect(store.showing.hurried).toBe(false);
});
