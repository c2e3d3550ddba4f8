import { expect, test } from 'vitest';
import { attempt, cardOf, choices, exchangeLimit, holds, movesOf, onlyExchange } from './notation';
import type { BlueView, YellowView } from './views';

test('a move names the card that it uses', () => {
  expect(cardOf('purple', 'E10')).toBe('E10');
  expect(cardOf('red', 'BOMB')).toBe('BOMB');
  expect(cardOf('yellow', 'JG P')).toBe('JG');
  expect(cardOf('yellow', 'give RG3 2')).toBe('RG3');
  expect(cardOf('blue', 'open C SUN')).toBe('SUN');
  expect(cardOf('blue', 'lay CAF')).toBe('CAF');
  expect(cardOf('blue', 'moon 2 L')).toBe('MOON');
  expect(cardOf('blue', 'rainbow')).toBe('RAIN');
});

test('a choice uses none', () => {
  for (const [game, move] of [
    ['purple', 'cw'],
    ['red', 'team 1 3'],
    ['yellow', 'swap 2'],
    ['yellow', 'thanks'],
    ['blue', 'pass'],
    ['blue', 'exchange *4'],
  ] as const)
    expect(cardOf(game, move)).toBeNull();
  expect(choices('yellow', ['RG', 'draw', 'JG P'])).toEqual(['draw']);
});

test('a card can have several uses', () => {
  expect(movesOf('yellow', ['JG R', 'JG P', 'RG'], 'JG')).toEqual(['JG R', 'JG P']);
});

test('an offer of exchanges says how many cards at most', () => {
  expect(exchangeLimit(['pass', 'exchange *4'])).toBe(4);
  expect(exchangeLimit(['pass'])).toBe(0);
});

test('every card can be tried, so that the server can say what stands in the way', () => {
  const blue = {
    game: 'blue',
    seat: 1,
    lines: [{ L: { weather: ['SUN'], continents: [], frozen: false } }, {}],
  } as unknown as BlueView;
  expect(attempt(blue, 'MOON')).toBe('moon 0 L');
  expect(attempt(blue, 'CAF')).toBe('lay CAF');
  expect(attempt({ game: 'yellow' } as YellowView, 'JR')).toBe('JR R');
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
