import { describe, expect, test } from 'vitest';
import type { PurpleView, RedView } from '../../state/views';
import { SLAMS } from '../../games/red/board/slams';
import { gather, taken } from './taken';

const seen = {
  seat: 0,
  players: 3,
  dealer: 0,
  direction: 1,
  waits_for: [],
  movers: [],
  hand: [],
  hand_sizes: [5, 5, 5],
  over: false,
  points: null,
  missing: [[], [], []],
  leader: 1,
  best_seat: 1,
};
const purple = (more: Partial<PurpleView>): PurpleView => ({
  ...seen,
  game: 'purple',
  phase: 'play',
  short: false,
  last_always: false,
  planet_spacecraft: false,
  challenge: 'no-trick',
  challenge_colour: null,
  trick: [],
  called: '',
  tricks: [0, 0, 0],
  won: [[], [], []],
  sun_last: -1,
  last_winner: -1,
  last_trick: [],
  ...more,
});
const red = (more: Partial<RedView>): RedView => ({
  ...seen,
  game: 'red',
  phase: 'play',
  charmer: false,
  bewitched: false,
  team: [],
  trick: [],
  led: '',
  won: [[], [], []],
  bank: [],
  bank_size: 1,
  ended_by: -1,
  bank_to: [],
  ...more,
});

describe('what a move took from the table', () => {
  test('a full trick of Purple, the last card included', () => {
    const last = taken(
      purple({ trick: ['E5', 'E9'] }),
      purple({ leader: 2, won: [[], [], ['E2', 'E5', 'E9']], tricks: [0, 0, 1] }),
    );
    expect(last).toEqual({
      cards: new Map([
        [1, 'E5'],
        [2, 'E9'],
        [0, 'E2'],
      ]),
      by: 2,
      slam: null,
    });
  });
  test('the other way round', () => {
    const last = taken(
      purple({ direction: -1, trick: ['E5', 'E9'] }),
      purple({ direction: -1, leader: 0, won: [['E2', 'E5', 'E9'], [], []] }),
    );
    expect([...last!.cards]).toEqual([
      [1, 'E5'],
      [0, 'E9'],
      [2, 'E2'],
    ]);
  });
  test('nothing while cards still lie there, and nothing from a new deal', () => {
    expect(taken(purple({ trick: ['E5'] }), purple({ trick: ['E5', 'E9'] }))).toBeNull();
    expect(taken(purple({ trick: ['E5', 'E9'] }), purple({ dealer: 1 }))).toBeNull();
  });
  test('a Bomb gives the round to who slammed it', () => {
    const last = taken(red({ trick: ['F8'] }), red({ leader: 0, won: [['F8', 'BOMB'], [], []] }), SLAMS);
    expect(last).toEqual({ cards: new Map([[1, 'F8']]), by: 0, slam: 'BOMB' });
  });
  test('the Bank swallows the round', () => {
    const last = taken(red({ trick: ['F8', 'F2'] }), red({ leader: 2, bank: ['F2', 'F8', 'BANK'], bank_size: 4 }), SLAMS);
    expect(last).toEqual({
      cards: new Map([
        [1, 'F8'],
        [2, 'F2'],
      ]),
      by: 2,
      slam: 'BANK',
    });
  });
  test('a game that ends in the middle of a round leaves nothing to look at but the vault', () => {
    expect(
      taken(red({ trick: ['F8'] }), red({ phase: 'over', over: true, bank: ['F8', 'F2', 'BANK'], ended_by: 2 }), SLAMS),
    ).toBeNull();
  });
});

test('a taken trick travels from everybody’s place, a slammed card from the middle', () => {
  expect(gather(red({ trick: ['F8', 'F2'] }), ['F8', 'F2', 'BOMB'], 'won-0', SLAMS.cards)).toEqual([
    { card: 'F8', from: 'trick-1', to: 'won-0' },
    { card: 'F2', from: 'trick-2', to: 'won-0' },
    { card: 'BOMB', from: 'slam', to: 'won-0' },
  ]);
});
