import { expect, test } from 'vitest';
import { asName } from './name';

test('a name is cut by what is seen', () => {
  expect(asName('Ana')).toBe('Ana');
  expect(asName('x'.repeat(30))).toBe('x'.repeat(20));
  expect(asName('👨‍👩‍👧'.repeat(21))).toBe('👨‍👩‍👧'.repeat(20));
  expect(asName('e\u0301'.repeat(21))).toBe('e\u0301'.repeat(20));
});
