import { expect, test } from 'vitest';
import { costliest, luckBy, type Reviewed } from './luck';

const reviewed = (game: string, luck: number, choices: number, worth = 0): Reviewed => ({
  code: 'A',
  match: 1,
  deal: 1,
  game,
  seat: 0,
  luck,
  choices,
  error: 3,
  costly: worth ? { step: 4, move: 'a', better: 'b', points: 2, worth, error: 0.01, why: 'own', facts: [], against: [] } : null,
});

test('luck and skill are told game by game, for a deal', () => {
  expect(luckBy([reviewed('chess', 4, -1), reviewed('chess', 2, -3), reviewed('go', 1, 1)])).toEqual([
    { game: 'chess', deals: 2, luck: 3, choices: -2, error: Math.sqrt(9 / 2) },
    { game: 'go', deals: 1, luck: 1, choices: 1, error: 3 },
  ]);
});

test('the costliest choice is offered, and none where none surely cost anything', () => {
  const found = [reviewed('chess', 0, 0, 0.1), reviewed('chess', 0, 0, 0.3), reviewed('chess', 0, 0)];
  expect(costliest(found)?.costly?.worth).toBe(0.3);
  expect(costliest([reviewed('chess', 0, 0)])).toBeNull();
});
