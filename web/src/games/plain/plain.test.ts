import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { Seen } from '../../state/views';
import { loadFace } from '..';
import type { Around } from '../contract';
import { broken } from './lines';
import { shown } from './rows';

const seen: Seen = {
  game: 'whist',
  players: 3,
  dealer: 0,
  phase: 'draw',
  direction: 1,
  waits_for: [1],
  hand_sizes: [2, 2, 1],
  over: false,
  points: null,
  seat: 1,
  hand: ['7H', 'KS'],
  movers: [1],
};
const view = {
  ...seen,
  laid: [['2H', '2D'], [], []],
  fans: [['', '9C'], ['7H', 'KS'], ['']],
  trump: 'QD',
  pile: [],
  neighbour: 2,
  known_to: [[[0]], [[1]], [[2]]],
};
const isCard = (text: string) => /^[2-9TJQKA][SHDC]$/.test(text);

test('cards lie in rows: in the middle, or before whose they are', () => {
  const rows = Object.fromEntries(shown(view, isCard).map((one) => [one.field, one.rows]));
  expect(rows.trump).toEqual([{ seat: -1, cards: ['QD'] }]);
  expect(rows.laid).toEqual([{ seat: 0, cards: ['2H', '2D'] }]);
});

test('the reader’s own hand is not drawn twice, and hidden cards keep their place', () => {
  const fans = shown(view, isCard).find((one) => one.field === 'fans');
  expect(fans?.rows).toEqual([
    { seat: 0, cards: ['', '9C'] },
    { seat: 2, cards: [''] },
  ]);
});

test('what is no card, and what the page shows elsewhere, is no row', () => {
  const fields = shown(view, isCard)
    .filter((one) => one.rows.length)
    .map((one) => one.field);
  expect(fields).toEqual(['laid', 'fans', 'trump']);
});

test('a long name takes several lines', () => {
  expect(broken('Queen of Spades', 8)).toEqual(['Queen of', 'Spades']);
  expect(broken('JS', 8)).toEqual(['JS']);
});

test('a game that nobody has drawn is played all the same, also without words', async () => {
  const face = await loadFace('whist');
  const names = ['Ana', 'Léo', 'Zoé'];
  const sitters = names.map((name, seat) => ({ seat, name, avatar: '', bot: false, here: true, away: false, points: 0 }));
  const around: Around = { me: 1, sitters, order: [2, 0], waits: [1] };
  const moves = ['draw 1', 'draw 2', '7H'];
  const { body } = render(face.Board, {
    props: { view, around, art: face, moves, held: null, targets: [], onmove: () => {} },
  });
  expect(body.match(/<button/g)?.length).toBe(2);
  expect(body).toContain('draw 2');
  expect(body).toContain('Laid');
  expect(body).toContain('Ana');
  expect(body).not.toMatch(/undefined|NaN|\[object/);
  expect(face.cardOf('7H', view.hand)).toBe('7H');
});
