import { expect, test } from 'vitest';
import { qualities, why } from './advice';

test('the words for moves never go up again, as their order does not', () => {
  expect(qualities([0.5, 0.49, 0.46, 0.2])).toEqual(['best', 'close', 'less', 'poor']);
  expect(qualities([0.5, 0.46, 0.499])).toEqual(['best', 'less', 'less']);
  expect(qualities([0.5, 0.6])).toEqual(['best', 'close']);
});

test('a reason fits what the expert expects', () => {
  const move = (worth: number, points: number) => ({ worth, points });
  expect(why(false, [move(0.7, -10)])).toBeNull();
  expect(why(false, [move(0.7, -10), move(0.69, -12)])).toBe('close');
  expect(why(false, [move(0.7, -10), move(0.6, -18)])).toBe('own');
  expect(why(false, [move(0.7, -18), move(0.6, -10)])).toBe('place');
  // the fewest points win
  expect(why(true, [move(0.5, 67), move(0.4, 58)])).toBe('place');
  expect(why(true, [move(0.5, 58), move(0.4, 67)])).toBe('own');
  expect(why(null, [move(0.5, 3), move(0.4, 5)])).toBe('win');
});
