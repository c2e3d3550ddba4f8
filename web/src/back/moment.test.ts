import { expect, test } from 'vitest';
import { momentHash, readMoment } from './moment';

test('a link to a moment names it, and what it names is found', () => {
  for (const looks of ['all', '-1', '3'])
    for (const deal of [undefined, 7])
      expect(readMoment(momentHash({ step: 34, looks }, deal))).toEqual({ deal: deal ?? 1, step: 34, looks });
  expect(momentHash({ step: 34, looks: 'all' })).toBe('#34');
  expect(momentHash({ step: 34, looks: '1' }, 2)).toBe('#2/34,1');
});

test('an address that names no moment leads to the beginning', () => {
  for (const hash of ['', '#', '#x', '#-4', '#1,9x']) expect(readMoment(hash)).toEqual({ deal: 1, step: 0, looks: 'all' });
});
