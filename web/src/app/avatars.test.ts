import { expect, test } from 'vitest';
import { AVATARS, BOTS, PORTRAITS } from './avatars';

test('six bots at a table have six heads that can be told apart without colours', () => {
  expect(BOTS.length).toBe(6);
  for (const cut of [0, 2]) expect(new Set(BOTS.map((bot) => bot[cut]![1])).size).toBe(BOTS.length);
});

test('nobody can look like a bot', () => {
  expect(PORTRAITS).not.toContain('bot');
  const outlines = new Set(Object.values(AVATARS).map(({ cuts }) => cuts[0]![1]));
  expect(BOTS.filter((bot) => outlines.has(bot[0]![1]))).toEqual([]);
});
