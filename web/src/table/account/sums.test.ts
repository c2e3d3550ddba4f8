import { expect, test } from 'vitest';
import type { Full, Result, ServerMessage } from '../../wire';
import { loadFace } from '../../games';
import { Narrator } from '../../words/narrator';
import { words } from '../../words/words.svelte';
import { added, byWorth, drawn, laidFor, product, stepsOf, written } from './sums';

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

test('cards of different worth are added up, the dearest first', () => {
  expect(byWorth([1, 5, 3, 1, 5, 1])).toBe('2\u00a0×\u00a05 + 3 + 3\u00a0×\u00a01');
  expect(byWorth([1])).toBe('1');
  expect(byWorth([])).toBe('');
});

const ends = import.meta.glob<ServerMessage[]>('../fixtures/*-podium.json', { import: 'default', eager: true });

test('a sum that is shown beside a line is what the line brings', async () => {
  let added = 0;
  for (const [name, messages] of Object.entries(ends)) {
    const { game, results = [] } = (messages[0] as Full).table!;
    const face = await loadFace(game);
    for (const line of results.flatMap((one) => one.accounts ?? []).flat()) {
      const sum = face.reckoned?.(line);
      if (!sum) continue;
      added++;
      const terms = sum
        .split(' + ')
        .map((term) => term.split(/\s×\s/).reduce((product, factor) => product * Number(factor), 1));
      expect(
        terms.reduce((total, term) => total + term, 0),
        `${name}: ${sum}`,
      ).toBe(line.points);
    }
  }
  expect(added).toBeGreaterThan(3);
});

test('what is taken away has the same sign in words', async () => {
  await words.need('all', 'purple');
  const line = { rule: 'purple.score.no-fives', points: -40, count: 2, factor: -20, cards: ['E5', 'T5'] };
  expect(new Narrator('purple', [], -1).account(line)).toMatch(/−20/);
});
