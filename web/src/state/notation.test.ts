import { expect, test } from 'vitest';
import { loadFace } from '../games';
import { choices, exchangeLimit, holds, movesOf, onlyExchange } from './notation';
import type { BlueView, Seen } from './views';

test('a move names the card that it uses', async () => {
  for (const [game, move, card] of [
    ['purple', 'E10', 'E10'],
    ['red', 'BOMB', 'BOMB'],
    ['yellow', 'JG P', 'JG'],
    ['yellow', 'give RG3 2', 'RG3'],
    ['blue', 'open C SUN', 'SUN'],
    ['blue', 'lay CAF', 'CAF'],
    ['blue', 'moon 2 L', 'MOON'],
    ['blue', 'rainbow', 'RAIN'],
    ['whist', '7H', '7H'],
  ] as const)
    expect((await loadFace(game)).cardOf(move, ['7H'])).toBe(card);
});

test('a choice uses none', async () => {
  for (const [game, move] of [
    ['purple', 'cw'],
    ['red', 'team 1 3'],
    ['yellow', 'swap 2'],
    ['yellow', 'thanks'],
    ['blue', 'pass'],
    ['blue', 'exchange *4'],
    ['whist', 'draw 7'],
  ] as const)
    expect((await loadFace(game)).cardOf(move, [])).toBeNull();
  const { cardOf } = await loadFace('yellow');
  expect(choices(cardOf, ['RG', 'draw', 'JG P'], [])).toEqual(['draw']);
});

test('a card can have several uses', async () => {
  const { cardOf } = await loadFace('yellow');
  expect(movesOf(cardOf, ['JG R', 'JG P', 'RG'], [], 'JG')).toEqual(['JG R', 'JG P']);
});

test('an offer of exchanges says how many cards at most', () => {
  expect(exchangeLimit(['pass', 'exchange *4'])).toBe(4);
  expect(exchangeLimit(['pass'])).toBe(0);
});

test('every card can be tried, so that the server can say what stands in the way', async () => {
  const lines: BlueView['lines'] = [{ L: { weather: ['SUN'], continents: [], frozen: false } }, {}];
  const view = { seat: 1, lines } as unknown as Seen;
  const blue = await loadFace('blue');
  expect(blue.attempt(view, 'MOON')).toBe('moon 0 L');
  expect(blue.attempt(view, 'CAF')).toBe('lay CAF');
  expect((await loadFace('yellow')).attempt(view, 'JR')).toBe('JR R');
});

test('the second of two equal cards is gone when only one is left', () => {
  expect(holds(['CAF', 'CAF'], 'CAF.1')).toBe(true);
  expect(holds(['CAF', 'SUN'], 'CAF.1')).toBe(false);
});

test('nothing but an exchange is left', () => {
  expect(onlyExchange(['exchange *7'])).toBe(true);
  expect(onlyExchange(['exchange *7', 'open C SUN'])).toBe(false);
  expect(onlyExchange([])).toBe(false);
});
