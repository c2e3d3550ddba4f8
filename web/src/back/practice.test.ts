import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableStore } from '../state/table.svelte';
import type { Tried, Update } from '../wire';
import { Practice } from './practice';

const table = { code: '', game: 'red', players: 2, options: {}, state: 'playing', places: [{ name: 'Ana' }, { bot: 'net' }] };
const full = {
  t: 'full',
  seat: 0,
  version: 1,
  at: 0,
  view: { game: 'red', seat: 0, hand: ['B'] },
  moves: ['bomb'],
  waits: [1],
};
const update = (more: Partial<Update>): Update => ({ t: 'update', seat: 0, version: 2, at: 0, changes: {}, ...more });

/** An answer: what was played since the moment, and what the seat may do now. */
const tried = (moves: string[], offered: string[], waits: number[], updates = 1): Tried =>
  ({
    table,
    reel: { seat: 0, full, updates: Array.from({ length: updates }, () => update({ moves: offered, waits })) },
    moves,
    over: false,
  }) as unknown as Tried;

let asked: { move: string; moves: readonly string[]; answer: (tried: Tried) => void; fail: (error: Error) => void }[];
let troubles: (Error | null)[];
let store: TableStore;
let practice: Practice;
const answered = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  troubles = [];
  store = new TableStore();
  practice = new Practice(
    store,
    (move, moves) => new Promise((answer, fail) => asked.push({ move, moves, answer, fail })),
    (trouble) => troubles.push(trouble),
  );
  void practice.begin();
  asked[0]!.answer(tried([], ['bomb'], [1], 0));
  await answered();
});
afterEach(() => {
  practice.stop();
  vi.useRealTimers();
});

test('the others go on when the seat lets the moment pass', async () => {
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked.map(({ move }) => move)).toEqual(['', '']);
});

test('a move that is made while the server is asked how the others go on is played, and was sooner', async () => {
  await vi.advanceTimersByTimeAsync(3000);
  store.play('bomb');
  expect(asked.map(({ move }) => move)).toEqual(['', '', 'bomb']);
  asked[1]!.answer(tried(['1 R7'], ['R2'], [0]));
  await answered();
  expect(store.seat?.moves).toEqual(['bomb']);
  asked[2]!.answer(tried(['0 bomb'], ['R3'], [0]));
  await answered();
  expect(store.seat?.moves).toEqual(['R3']);
  store.play('R3');
  expect(asked[3]).toMatchObject({ move: 'R3', moves: ['0 bomb'] });
});

test('of two moves of its own the seat makes the first', () => {
  store.play('bomb');
  store.play('R2');
  expect(asked.map(({ move }) => move)).toEqual(['', 'bomb']);
});

test('a move that was refused does not keep the others waiting, and is forgotten when the next one is taken', async () => {
  store.play('R9');
  asked[1]!.fail(new Error('not that one'));
  await answered();
  expect(troubles.at(-1)?.message).toBe('not that one');
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked.map(({ move }) => move)).toEqual(['', 'R9', '']);
  asked[2]!.answer(tried(['1 R7'], ['R2'], [0]));
  await answered();
  expect(troubles.at(-1)).toBeNull();
});

test('nobody is hurried whose turn it is', async () => {
  store.play('bomb');
  asked[1]!.answer(tried(['0 bomb'], ['R3'], [0]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});
