import { expect, test } from 'vitest';
import { loadFace } from '../games';
import type { Sitter } from '../games/contract';
import { lay, take } from '../sound/sound';
import { fan, sorted } from './hand/fan';
import { legsOf, onTheWay, restsOf } from './flights';
import { podium } from './podium';
import { soundsOf } from './sounds';

test('28 cards on a small phone leave every card a strip of 30 pixels or nearly', () => {
  const { rows, step, card } = fan(28, 348, false);
  expect(rows.length).toBe(3);
  expect(step).toBeGreaterThan(26);
  expect((rows[0]!.length - 1) * step + card).toBeLessThanOrEqual(348);
});

test('few cards lie in one row and do not drift apart', () => {
  const { rows, step, card } = fan(3, 348, false);
  expect(rows).toEqual([[0, 1, 2]]);
  expect(step).toBeLessThan(card);
});

test('a hand is sorted like the faces, and twins have keys of their own', () => {
  expect(sorted(['B', 'A', 'B'], ['A', 'B'])).toEqual([
    { card: 'A', key: 'A.0' },
    { card: 'B', key: 'B.0' },
    { card: 'B', key: 'B.1' },
  ]);
});

test('a device that is slow to begin takes it from the way, but never so much that the card leaps', () => {
  expect(onTheWay(240, 8)).toBe(215);
  expect(onTheWay(100, 60)).toBe(70);
});

const box = (x: number) => ({ x, y: 0, width: 10, height: 14 });

test('cards that leave a hand follow each other, those of a trick go together, and all land in time', () => {
  const drawn = legsOf([{ from: 'pile', to: 'seat-1', count: 3 }], () => box(0), 240);
  expect(drawn.map(({ leaves }) => leaves)).toEqual([0, 40, 80]);
  expect(drawn.every(({ leaves, travels }) => leaves + travels <= 240)).toBe(true);
  const trick = ['trick-0', 'trick-1'].map((from) => ({ card: 'E7', from, to: 'won-1' }));
  expect(legsOf(trick, () => box(0), 240).map(({ leaves, travels }) => [leaves, travels])).toEqual([
    [0, 240],
    [0, 240],
  ]);
});

test('what will be taken from the table lies there until then; what comes from a hand was not to be seen', () => {
  const flights = [
    { card: 'CAF', from: 'line-1-C', to: 'pile' },
    { card: 'SUN', from: 'hand', to: 'pile' },
  ];
  expect(restsOf(flights, () => box(3)).map(({ card }) => card)).toEqual(['CAF']);
});

test('a card whose place is not on the screen does not travel', () => {
  expect(legsOf([{ card: 'E7', from: 'hand', to: 'nowhere' }], (spot) => (spot === 'hand' ? box(0) : null), 240)).toEqual([]);
});

const sitters = [10, 30, 30, 5].map((points, seat) => ({ seat, points }) as Sitter);

test('the winners share the first step, the others follow', () => {
  expect(podium(sitters, [1, 2], false).map((step) => [step.place, step.sitters.map((one) => one.seat)])).toEqual([
    [1, [1, 2]],
    [2, [0]],
    [3, [3]],
  ]);
  expect(podium(sitters, [3], true).map((step) => step.points)).toEqual([5, 10, 30]);
});

test('every card has its signs', async () => {
  expect((await loadFace('yellow')).signs('RG3')).toEqual(['G', 'symbol-R', 'event-3']);
  expect((await loadFace('red')).signs('RG')).toEqual(['R']);
  expect((await loadFace('purple')).signs('ET')).toEqual(['ET']);
  expect((await loadFace('blue')).signs('CAF')).toEqual(['C']);
});

test('each sound is heard once', () => {
  const face = { sounds: { played: lay, 'took-trick': take } };
  const events = [{ event: 'played' }, { event: 'played' }, { event: 'took-trick' }];
  expect(soundsOf(face, events)).toEqual([lay, take]);
});

test('the last card of a hand is played with one tap', () => {
  expect(fan(1, 348, false).crowded).toBe(false);
  expect(fan(40, 288, false).crowded).toBe(true);
});
