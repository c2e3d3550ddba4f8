import { expect, test } from 'vitest';
import { applyChanges } from './changes';

const view = { hand: ['E1', 'E7', 'E7'], won: [['J1'], []], unseen: { SUN: 3, ICE: 1 }, turn: 0 };

test('a key has its new value', () => {
  expect(applyChanges(view, { turn: 2 }, [])).toEqual({ ...view, turn: 2 });
});

test('a list is changed step by step: so many stay, so many are left out, a text comes in, and the rest stays', () => {
  const hand = (steps: (number | string)[]) => applyChanges(view, { '~hand': steps }, []).hand;
  expect(hand([3, 'A2'])).toEqual(['E1', 'E7', 'E7', 'A2']);
  expect(hand([1, -1])).toEqual(['E1', 'E7']);
  expect(hand(['A2', -2])).toEqual(['A2', 'E7']);
  expect(hand([1, 'E2', 'E3'])).toEqual(['E1', 'E2', 'E3', 'E7', 'E7']);
});

test('a slash names a row of a list or an entry of a table', () => {
  expect(applyChanges(view, { '~won/1': ['T3'], 'unseen/SUN': 2 }, [])).toEqual({
    ...view,
    won: [['J1'], ['T3']],
    unseen: { SUN: 2, ICE: 1 },
  });
});

test('paths go as deep as need be, also to what was not there', () => {
  const lines = [{}, { C: { weather: ['SUN'], continents: [], frozen: false } }];
  const after = applyChanges(
    { lines },
    { '~lines/1/C/continents': ['CEU'], 'lines/1/C/frozen': true, 'lines/0/S': { weather: ['SUN'] } },
    [],
  );
  expect(after.lines).toEqual([{ S: { weather: ['SUN'] } }, { C: { weather: ['SUN'], continents: ['CEU'], frozen: true } }]);
  expect(lines).toEqual([{}, { C: { weather: ['SUN'], continents: [], frozen: false } }]);
});

test('the view before stays as it was', () => {
  const before = structuredClone(view);
  applyChanges(view, { '~hand': [-1], '~won/0': [1, 'E1'], 'unseen/ICE': 0 }, []);
  expect(view).toEqual(before);
});

test('whom the table waits for is told beside the changes', () => {
  expect(applyChanges({ waits_for: [0], movers: [0], turn: 0 }, { movers: [1, 2] }, [1])).toEqual({
    waits_for: [1],
    movers: [1, 2],
    turn: 0,
  });
});
