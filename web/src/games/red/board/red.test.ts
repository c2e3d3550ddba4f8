import { describe, expect, test } from 'vitest';
import type { RedView } from '../../../state/views';
import { face } from '..';
import { toggled } from './partners';
import { sideOf, sides, worth } from './sides';
import { telling } from '../../../table/telling';

const view = (more: Partial<RedView>): RedView => ({
  game: 'red',
  seat: 2,
  players: 4,
  dealer: 0,
  phase: 'play',
  direction: 1,
  waits_for: [],
  movers: [],
  hand: [],
  hand_sizes: [9, 9, 9, 9],
  over: false,
  points: null,
  charmer: false,
  bewitched: false,
  team: [0, 3],
  leader: 0,
  trick: [],
  led: '',
  best_seat: -1,
  won: [['F1'], ['RG', 'P2'], [], ['BOMB']],
  bank: [],
  bank_size: 1,
  missing: [],
  ended_by: -1,
  bank_to: [],
  ...more,
});

describe('sides', () => {
  test('the reader’s own comes first, the reader first in it', () => {
    expect(sides(view({})).map(({ seats, ours }) => ({ seats, ours }))).toEqual([
      { seats: [2, 1], ours: true },
      { seats: [0, 3], ours: false },
    ]);
  });
  test('count what is printed on their cards until the server has counted', () => {
    expect(sides(view({})).map((side) => side.score)).toEqual([6, 4]);
    expect(sides(view({ over: true, points: [40, 59, 59, 40] })).map((side) => side.score)).toEqual([59, 40]);
  });
  test('are not known before the dealer has picked, and everyone stands alone at a small table', () => {
    expect(sides(view({ team: [] }))).toEqual([]);
    expect(sides(view({ team: [], players: 3 })).map((side) => side.seats)).toEqual([[2], [0], [1]]);
  });
  test('a seat is ours, theirs, or neither for a spectator', () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(view({}), seat))).toEqual(['theirs', 'ours', 'ours', 'theirs']);
    expect(sideOf(view({ seat: -1 }), 0)).toBeNull();
  });
  test('the whole deck is worth 99', () => {
    const gangs = ['R', 'V', 'F', 'S'].flatMap((gang) => [...'123456789CG'].map((rank) => gang + rank));
    const police = Array.from({ length: 15 }, (_, k) => `P${k + 1}`);
    expect(worth([...gangs, ...police, 'BANK', 'BOMB'])).toBe(99);
  });
});

test('picking partners: again lets go, one too many lets the first go', () => {
  expect(toggled([], 1, 2)).toEqual([1]);
  expect(toggled([1, 3], 3, 2)).toEqual([1]);
  expect(toggled([1, 3], 2, 2)).toEqual([3, 2]);
  expect(toggled([1], 2, 1)).toEqual([2]);
});

describe('flights', () => {
  const round = view({ trick: ['F8', 'F2'] });
  const fly = (event: string, seat: number, cards: string[]) => face.flights({ event, seat, cards }, round, round);

  test('a card goes to its place, a slammed one to the middle', () => {
    expect(fly('played', 2, ['F3'])).toEqual([{ card: 'F3', from: 'hand', to: 'trick-2' }]);
    expect(fly('slammed', 3, ['BOMB'])).toEqual([{ card: 'BOMB', from: 'seat-3', to: 'slam' }]);
  });
  test('the Bank swallows, and hands that are left go there unseen', () => {
    expect(fly('bank', 3, ['F8', 'F2', 'BANK']).map((flight) => flight.to)).toEqual(['bank', 'bank', 'bank']);
    expect(fly('hand-to-bank', 1, ['R1', 'R2'])).toEqual([{ from: 'seat-1', to: 'bank', count: 2 }]);
  });
  test('choices of teams and directions are left to the board', () => {
    expect(face.sheet(round, ['team 1', 'cw'])).toEqual([]);
  });
});

describe('what happens', () => {
  test('to the reader is told with who did it and with what', async () => {
    const { en, fr } = await telling(face, [{ event: 'bewitched', seat: 1, other: 0, cards: ['RV', 'RG'] }]);
    expect(en!.news).toMatch(/^Zigzag’s Charmer turns the head of the Godfather that you played/);
    expect(fr!.news).toMatch(/^La Vamp jouée par Zigzag fait tourner la tête au Parrain que tu as posé/);
  });
  test('between others is told in passing, unless the question above the hand tells it', async () => {
    const events = [
      { event: 'slammed', seat: 1, cards: ['BOMB'] },
      { event: 'bomb', seat: 1, cards: ['F1', 'BOMB'] },
    ];
    const { en, fr } = await telling(face, events);
    expect(en).toEqual({ news: '', passing: 'Zigzag slams down the Bomb!' });
    expect(fr!.passing).toBe('Zigzag abat la Bombe !');
    expect(face.brief).toHaveProperty('bomb');
  });
});
