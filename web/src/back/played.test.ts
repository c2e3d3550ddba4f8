import { beforeEach, expect, test } from 'vitest';
import { keep } from '../state/keep';
import type { TableInfo } from '../wire';
import { keepPlayed, mergePlayed, playedMatches } from './played';
import { firsts, statistics } from './statistics';

const over = (code: string, winners: number[]) =>
  ({
    code,
    match: 1,
    game: 'chess',
    places: [{ name: 'Ana' }, { name: 'Bo' }, { bot: 'novice' }],
    totals: [1, 2],
    results: [{ points: [1, 2], accounts: [[{ rule: 'chess.score.mate', points: 1 }]] }],
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
    challenges: [{ game: 'chess', rule: 'chess.score.mate', played: 4, points: 1 }],
  });
});

test('what the server knows comes among what the device knows, each match once', () => {
  keepPlayed(over('A', [0]), ['Ana', 'Bo'], [0]);
  const [mine] = playedMatches();
  const older = { ...mine!, code: 'B', at: 5 };
  expect(mergePlayed([mine!, older])).toBe(true);
  expect(playedMatches().map((one) => one.code)).toEqual(['A', 'B']);
  expect(mergePlayed([older])).toBe(false);
});

test('firsts are told once, the newest first', () => {
  const match = (at: number, game: string, winner: number) =>
    ({ code: `T${at}`, match: 1, game, at, names: ['Ana', 'Bo'], mine: [0], points: [], winners: [winner] }) as const;
  const found = firsts(
    [match(5, 'go', 0), match(4, 'go', 0), match(3, 'chess', 0), match(2, 'chess', 1), match(1, 'chess', 0)].map((one) => ({
      ...one,
      names: [...one.names],
      mine: [...one.mine],
      points: [],
      winners: [...one.winners],
    })),
    ['chess', 'go'],
  );
  expect(found).toEqual([
    { what: 'row', at: 5, count: 3 },
    { what: 'win', at: 4, game: 'go' },
    { what: 'games', at: 4, count: 2 },
    { what: 'win', at: 1, game: 'chess' },
    { what: 'match', at: 1 },
  ]);
});

test('nobody plays with bots, whatever the page called them', () => {
  keepPlayed(over('A', [0]), ['Ana', 'Bo', 'Zigzag'], [0]);
  expect(playedMatches()[0]?.names).toEqual(['Ana', 'Bo', '']);
  expect(statistics(playedMatches()).partners.map(({ name }) => name)).toEqual(['Bo']);
});
