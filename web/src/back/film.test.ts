import { expect, test } from 'vitest';
import type { DealReplay, Update } from '../wire';
import { Film } from './film';

const update = (version: number, changes: object, events: Update['events'] = []): Update => ({
  t: 'update',
  seat: -1,
  version,
  at: version * 1000,
  changes: changes as Record<string, unknown>,
  waits: [version % 2],
  events,
});
const view = { seat: -1, hand: [], trick: [], waits_for: [0] };
const replay = {
  table: { state: 'over', places: [] },
  deal: 1,
  totals: [[0, 0]],
  reels: [
    {
      seat: -1,
      full: { t: 'full', seat: -1, version: 1, at: 0, view, waits: [0] },
      updates: [
        update(2, { '~trick': ['E7'] }, [{ event: 'played', seat: 0, cards: ['E7'] }]),
        {
          ...update(3, { '~trick': [1, 'E2'] }, [
            { event: 'took-trick', seat: 0 },
            { event: 'won-race', seat: 0 },
          ]),
          reactions: [{ seat: 0, milliseconds: 231 }],
        },
      ],
    },
  ],
} as unknown as DealReplay;

test('a film shows any moment, forwards and backwards', () => {
  const film = new Film(replay);
  expect(film.steps).toBe(2);
  expect((film.view(-1, 2) as unknown as { trick: string[] }).trick).toEqual(['E7', 'E2']);
  expect((film.view(-1, 0) as unknown as { trick: string[] }).trick).toEqual([]);
  expect(film.full(-1, 1)).toMatchObject({ version: 2, waits: [0], table: { state: 'playing' } });
  expect(film.full(-1, 1).past).toEqual([{ event: 'played', seat: 0, cards: ['E7'] }]);
});

test('a film can be searched for what happened, with the time that a race took', () => {
  expect(new Film(replay).marks({ trick: ['took-trick'], race: ['won-race'] })).toEqual([
    { step: 2, kind: 'trick', told: { event: 'took-trick', seat: 0 }, reactions: [] },
    { step: 2, kind: 'race', told: { event: 'won-race', seat: 0 }, reactions: [{ seat: 0, milliseconds: 231 }] },
  ]);
});

test('one looks as somebody who was there, or at everything', () => {
  expect(['all', '-1', '0'].map((looks) => new Film(replay).has(looks))).toEqual([true, true, false]);
});
