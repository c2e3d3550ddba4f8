import { beforeEach, expect, test } from 'vitest';
import { keep } from '../state/keep';
import type { TableInfo } from '../wire';
import { keepPlayed, playedMatches, statistics } from './played';

const over = (code: string, winners: number[]) =>
  ({
    code,
    match: 1,
    game: 'chess',
    totals: [1, 2],
    outcome: { reason: 'x', points: [1, 2], winners },
  }) as unknown as TableInfo;

beforeEach(() => keep('played', []));

test('a match is remembered once, and only by whoever sat at it', () => {
  keepPlayed(over('A', [0]), ['Ana', 'Bo'], [0]);
  keepPlayed(over('A', [0]), ['Ana', 'Bo'], [0]);
  keepPlayed(over('B', [0]), ['Ana', 'Bo'], []);
  expect(playedMatches().map((one) => one.code)).toEqual(['A']);
});

test('streaks, games and partners are counted', () => {
  for (const [code, winner] of Object.entries({ A: 0, B: 0, C: 1, D: 0 })) keepPlayed(over(code, [winner]), ['Ana', 'Bo'], [0]);
  expect(statistics(playedMatches())).toEqual({
    played: 4,
    won: 3,
    streak: 1,
    longest: 2,
    games: [{ game: 'chess', played: 4, won: 3 }],
    partners: [{ name: 'Bo', played: 4, won: 3 }],
  });
});
