import { expect, test } from 'vitest';
import type { Result } from '../../wire';
import { added, drawn, laidFor, product, stepsOf, written } from './sums';

const result: Result = {
  reason: 'red.end',
  points: [9, -20],
  winners: [0],
  accounts: [
    [
      { rule: 'red.score.team', points: 5, count: 1, factor: 5, cards: ['RG'] },
      { rule: 'red.score.bank', points: 4, count: 4, cards: ['R1', 'R2', 'R3', 'R4'] },
    ],
    [{ rule: 'purple.score.no-fives', points: -20, count: 2, factor: -10, cards: ['E5', 'T5'] }],
  ],
};

test('the lines of one player after the other add up to the points', () => {
  const steps = stepsOf(result, [1, 0]);
  expect(steps.map((step) => step.seat)).toEqual([1, 0, 0]);
  expect(laidFor(steps.slice(0, 2), 0).sum).toBe(5);
  for (const seat of [0, 1]) expect(laidFor(steps, seat).sum).toBe(result.points[seat]);
});

test('points are written as one reads them aloud', () => {
  expect([written(-20), added(-20), added(0), added(7)]).toEqual(['−20', '−20', '0', '+7']);
  const lines = stepsOf(result, [0, 1]).map((step) => product(step.line));
  expect(lines).toEqual(['1 × 5', '', '2 × −10']);
  expect(stepsOf(result, [0, 1]).map((step) => drawn(step.line))).toEqual([true, false, true]);
});

test('a result without accounts has nothing to lay down', () => {
  expect(stepsOf({ reason: '', points: [1], winners: [] }, [0])).toEqual([]);
});
