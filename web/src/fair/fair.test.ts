import { expect, test } from 'vitest';
import { loadDealing } from '../games';
import type { TableInfo } from '../wire';
import { check, type Kept } from './check';
import { commitmentOf, drawing, promiseOf, seedOf } from './deal';
import { ascii, digits, sha256, sha512 } from './sha2';
import written from './transcripts.json';

interface Transcript {
  name: string;
  kept: Kept;
  table: TableInfo;
  seat: number;
  outcome: string;
  problems: string[];
  cards: boolean;
}
const transcripts = written as unknown as Transcript[];

test('the hashes are those of the standard', () => {
  expect(digits(sha256(ascii('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(digits(sha512(ascii('abc')))).toBe(
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a' +
      '2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  );
  for (const size of [0, 55, 56, 64, 111, 112, 128, 200])
    expect([sha256(new Uint8Array(size)).length, sha512(new Uint8Array(size)).length]).toEqual([32, 64]);
});

test('the examples of the page about the fair deal hold', () => {
  expect(commitmentOf('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  expect(promiseOf('11'.repeat(16))).toBe('9fbf0399ee643bfde1b981025a12af0524377af6674835c6ced5e6087d2faee1');
  expect(seedOf('00'.repeat(32), ['11'.repeat(16), '', '22'.repeat(16)])).toBe(
    'aaecc9afbfd5d2eb8dce8c148550380192192d25c2628a2b96fbf9891d79c677',
  );
  const draw = drawing('00'.repeat(32), 'deal 1', [...'0123456789']);
  expect(Array.from({ length: 10 }, draw).join('')).toBe('4215036978');
});

test.each(transcripts.map((one) => [one.name, one] as const))('%s', async (_, { kept, table, seat, ...wanted }) => {
  const { outcome, problems, cards } = check(kept, table, seat, await loadDealing(table.game));
  expect({ outcome, problems, cards }).toEqual({ outcome: wanted.outcome, problems: wanted.problems, cards: wanted.cards });
});
