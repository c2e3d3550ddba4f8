import { expect, test } from 'vitest';
import { qualities } from './advice';

test('the words for moves never go up again, as their order does not', () => {
  expect(qualities([0.5, 0.49, 0.46, 0.2])).toEqual(['best', 'close', 'less', 'poor']);
  expect(qualities([0.5, 0.46, 0.499])).toEqual(['best', 'less', 'less']);
  expect(qualities([0.5, 0.6])).toEqual(['best', 'close']);
});
