import { expect, test } from 'vitest';
import type { Told } from '../wire';
import { concerning, inPassing } from './news';

const tidings = { suffered: ['mistake'], onBoard: ['moon'], forAll: ({ event }: Told) => event === 'cancelled' };
const told = (update: Parameters<typeof concerning>[0], me = 0) => concerning(update, me, tidings).map((one) => one.event);

test('what others do to the reader is news, what they do to each other is not', () => {
  expect(told({ events: [{ event: 'swapped', seat: 2, other: 0 }] })).toEqual(['swapped']);
  expect(told({ events: [{ event: 'stole', seat: 2, other: 1, cards: ['CAF'] }] })).toEqual([]);
  expect(told({ events: [{ event: 'swapped', seat: 0, other: 2 }] })).toEqual([]);
});

test('a mistake and what it costs are news to whoever made it', () => {
  expect(
    told({
      events: [
        { event: 'mistake', seat: 0, count: 2 },
        { event: 'drew', seat: 0, count: 2 },
      ],
    }),
  ).toEqual(['mistake']);
  expect(told({ events: [{ event: 'mistake', seat: 1, count: 2 }] })).toEqual([]);
});

test('a card that the clock has played is news, the trick that somebody else takes with it is not', () => {
  const events = [
    { event: 'played', seat: 0, cards: ['E7'] },
    { event: 'took-trick', seat: 1 },
  ];
  expect(told({ events, by: 'clock' })).toEqual(['played']);
  expect(told({ events, by: 'person' })).toEqual([]);
});

test('a spectator has no news', () => {
  expect(told({ events: [{ event: 'gave', seat: 1, other: -1 }] }, -1)).toEqual([]);
});

test('what the board shouts is no news, what happens to everybody is', () => {
  expect(told({ events: [{ event: 'moon', seat: 1, other: 0 }] })).toEqual([]);
  expect(told({ events: [{ event: 'cancelled', seat: 1 }] })).toEqual(['cancelled']);
});

test('what others do without the reader is told in passing, unless it is seen without words', () => {
  const passing = (events: Told[], me = 0) =>
    inPassing({ events }, me, { ...tidings, plain: ['played'] }).map((one) => one.event);
  expect(passing([{ event: 'stole', seat: 2, other: 1, cards: ['CAF'] }])).toEqual(['stole']);
  expect(passing([{ event: 'stole', seat: 2, other: 0, cards: ['CAF'] }])).toEqual([]);
  expect(
    passing([
      { event: 'played', seat: 2 },
      { event: 'reversed', seat: 2 },
    ]),
  ).toEqual(['reversed']);
  expect(passing([{ event: 'stole', seat: 0, other: 1 }])).toEqual([]);
  expect(passing([{ event: 'stole', seat: 0, other: 1 }], -1)).toEqual(['stole']);
});
