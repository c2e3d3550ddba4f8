import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hurry } from './hurry';

// no more of an element than is asked for
const table = { closest: () => null } as unknown as Element;
const button = { closest: () => button } as unknown as Element;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whoever taps on presses nothing that has just come, and everything that could be seen', () => {
  const hurry = new Hurry();
  expect(hurry.tapped(table)).toBe(true);
  vi.advanceTimersByTime(900);
  hurry.came();
  vi.advanceTimersByTime(499);
  expect(hurry.stray()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(hurry.stray()).toBe(false);
});

test('whoever was not tapping presses at once', () => {
  const hurry = new Hurry();
  hurry.came();
  expect(hurry.stray()).toBe(false);
  expect(hurry.tapped(button)).toBe(false);
  hurry.came();
  expect(hurry.stray()).toBe(false);
  hurry.tapped(table);
  vi.advanceTimersByTime(1500);
  hurry.came();
  expect(hurry.stray()).toBe(false);
});
