import { expect, test } from 'vitest';
import { commitmentOf, firstSeedOf, handOf, promiseOf, seedOf } from '../fair/deal';
import { loadDealing } from '../games';
import type { DealReplay, TableInfo } from '../wire';
import { fairness } from './fairness';

const dealing = (await loadDealing('red'))!;
const secret = '5e'.repeat(32);
const numbers = ['11'.repeat(16), '22'.repeat(16)];
const promised = { commitment: commitmentOf(secret), version: 2, secret, promises: numbers.map(promiseOf), numbers };

function replay(fair: TableInfo['fair']): DealReplay {
  const table = { game: 'red', players: 2, options: {}, places: [{}, {}], fair } as unknown as TableInfo;
  const reels = [-1, 0, 1].map((seat) => ({
    seat,
    full: { view: { hand: seat < 0 ? [] : handOf(dealing, table, fair.seed!, 2, seat) } },
  }));
  return { table, deal: 2, totals: [], reels } as unknown as DealReplay;
}

test('a deal that is as it was promised is fair, in every version', () => {
  expect(fairness(replay({ ...promised, seed: seedOf(secret, numbers) }), dealing)).toBe('cards');
  const first = { commitment: commitmentOf(secret), secret, numbers, seed: firstSeedOf(secret, numbers) };
  expect(fairness(replay(first), dealing)).toBe('cards');
  expect(fairness(replay({ ...promised, seed: seedOf(secret, numbers) }), null)).toBe('seed');
});

test('a card in another hand, another seed or another secret is seen', () => {
  const fair = { ...promised, seed: seedOf(secret, numbers) };
  const swapped = replay(fair);
  const [one, other] = swapped.reels.slice(1).map(({ full }) => (full.view as unknown as { hand: string[] }).hand);
  [one![0], other![0]] = [other![0]!, one![0]!];
  expect(fairness(swapped, dealing)).toBe('broken');
  expect(fairness(replay({ ...fair, seed: '00'.repeat(32) }), dealing)).toBe('broken');
  expect(fairness(replay({ ...fair, secret: '5f'.repeat(32) }), dealing)).toBe('broken');
});

test('where nobody promised anything, the cards are still held against the seed', () => {
  const alone = { commitment: '', seed: '01'.repeat(32) };
  expect(fairness(replay(alone), dealing)).toBe('alone');
  expect(fairness(replay(alone), null)).toBe('unknown');
});
