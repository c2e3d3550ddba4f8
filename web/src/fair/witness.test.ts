import { beforeEach, expect, test, vi } from 'vitest';
import { loadDealing } from '../games';
import type { FairInfo, TableInfo } from '../wire';
import type { Problem } from './check';
import { promiseOf } from './deal';
import written from './transcripts.json';
import { Witness } from './witness.svelte';

const NUMBER = '0a'.repeat(16);
const MINE = promiseOf(NUMBER);
const table = (state: string, fair: Partial<FairInfo> = {}, more: Partial<TableInfo> = {}): TableInfo => ({
  code: 'BAKO-MITU',
  game: 'red',
  players: 3,
  options: {},
  state,
  clock: 'off',
  pace: 'normal',
  window: 1500,
  places: [{ name: 'Ana' }, { name: 'Bo' }, { bot: 'regular' }],
  fair: { commitment: 'c1', version: 2, promises: [MINE, 'p', ''], ...fair },
  ...more,
});

let code = 0;
let witness: Witness;
const hears = (info: TableInfo) => witness.hears({ t: 'table', version: 1, at: 0, table: info }, [0]);
beforeEach(() => {
  const name = `TABLE-${++code}`;
  Witness.satDown(name, 0, table('gathering'), NUMBER);
  witness = new Witness(name, loadDealing);
  expect(hears(table('gathering'))).toEqual([]);
});

test('a number is opened when the list is final and fits', () => {
  expect(hears(table('opening'))).toEqual([{ t: 'open', seat: 0, number: NUMBER }]);
  expect(witness.alarms).toEqual([]);
});

test.each<[Problem, Partial<FairInfo>]>([
  ['commitment', { commitment: 'c2' }],
  ['promise', { promises: ['another', 'p', ''] }],
  ['left-out', { promises: ['', 'p', ''] }],
])('nothing is opened and the alarm is raised: %s', (alarm, fair) => {
  expect(hears(table('opening', fair))).toEqual([]);
  expect(witness.alarms).toEqual([alarm]);
});

test('a list that changes after it was final is noticed', () => {
  hears(table('opening'));
  hears(table('opening', { promises: [MINE, 'q', ''] }));
  expect(witness.alarms).toEqual(['promises']);
});

test('a commitment that is issued anew after a restart is noticed, also by a page that was loaded anew', () => {
  hears(table('opening'));
  const again = new Witness(`TABLE-${code}`, loadDealing);
  again.hears({ t: 'table', version: 2, at: 0, table: table('playing', { commitment: 'c2' }, { match: 1, deal: 1 }) }, [0]);
  expect(again.alarms).toEqual(['commitment']);
});

test('a second device of a seat leaves the promise of the first and raises no alarm', () => {
  const second = new Witness(`TABLE-${++code}`, loadDealing);
  for (const state of ['gathering', 'opening'])
    expect(second.hears({ t: 'table', version: 1, at: 0, table: table(state) }, [0])).toEqual([]);
  expect(second.alarms).toEqual([]);
});

test('who was away is left out without an alarm', () => {
  witness.cameBack();
  expect(hears(table('opening', { promises: ['', 'p', ''] }))).toEqual([]);
  expect(witness.alarms).toEqual([]);
});

test('a new round gets a new promise; one that nobody is named for is noticed', () => {
  hears(table('opening'));
  const empty = { commitment: 'c2', promises: ['', '', ''], round: 1 };
  const [answer] = hears(table('gathering', { ...empty, unopened: ['Bo'] }));
  expect(answer).toMatchObject({ t: 'promise', seat: 0 });
  expect(answer).not.toMatchObject({ promise: MINE });
  expect(witness.alarms).toEqual([]);
  hears(table('gathering', { ...empty, round: 2, unopened: ['Bo'] }));
  expect(witness.alarms).toEqual(['commitment']);
});

test('a rematch of a match that was never dealt is noticed', () => {
  hears(table('opening'));
  hears(table('gathering', { commitment: 'c2', promises: ['', '', ''] }, { match: 1 }));
  expect(witness.alarms).toEqual(['commitment']);
});

test('a device that opened its number knows when it is blamed', () => {
  hears(table('opening'));
  const fair = { commitment: 'c2', promises: ['', '', ''], round: 1, unopened: ['Ana'] };
  expect(hears(table('gathering', fair, { places: [{}, { name: 'Bo' }, { bot: 'regular' }] }))).toEqual([]);
  expect(witness.alarms).toEqual(['blamed']);
});

test('a seat that is heard of before it was taken keeps the number that was sent for it', () => {
  const other = `TABLE-${++code}`;
  Witness.sitsDown(other, NUMBER);
  witness = new Witness(other, loadDealing);
  expect(hears(table('gathering'))).toEqual([]);
  Witness.satDown(other, 0, table('gathering'), NUMBER);
  expect(hears(table('opening'))).toEqual([{ t: 'open', seat: 0, number: NUMBER }]);
  expect(witness.alarms).toEqual([]);
});

const judged = async (name: string, swap: boolean) => {
  const { kept, table: end } = written.find((one) => one.name.startsWith(name))! as unknown as {
    kept: { number: string; hands: Record<string, string[]> };
    table: TableInfo;
  };
  const places = [{ name: 'Bo' }, { name: 'Ana' }, { bot: 'regular' }];
  const at = (state: string, more: Partial<TableInfo> = {}): TableInfo => ({
    ...end,
    state,
    places,
    match: 0,
    fair: { ...end.fair, secret: '', numbers: [], seed: '' },
    ...more,
  });
  const own = `TABLE-${++code}`;
  Witness.satDown(own, 1, at('gathering'), kept.number);
  witness = new Witness(own, loadDealing);
  const full = (info: TableInfo, deal: number) =>
    witness.hears(
      {
        t: 'full',
        seat: 1,
        version: deal,
        at: 0,
        table: info,
        view: { hand: swap && deal === 2 ? ['BOMB', ...kept.hands[2]!.slice(1)] : kept.hands[deal] } as never,
      },
      [1],
    );
  witness.hears({ t: 'table', version: 1, at: 0, table: at('opening') }, [1]);
  for (const deal of [1, 2, 3]) full(at('playing', { match: 1, deal }), deal);
  witness.hears({ t: 'over', version: 9, at: 0, match: 1, points: [], winners: [], fair: end.fair, record: '' }, [1]);
  await vi.waitFor(() => expect(witness.verdict).not.toBeNull(), 20_000);
  return witness.verdict;
};

test('a match that was dealt as promised gets its tick', async () => {
  expect(await judged('honest red of 3', false)).toEqual({ outcome: 'fair', problems: [], deals: 3, cards: true });
  expect(witness.alarms).toEqual([]);
});

test('one swapped card raises the alarm', async () => {
  expect(await judged('honest red of 3', true)).toMatchObject({ outcome: 'broken', problems: ['cards'] });
  expect(witness.alarms).toEqual(['cards']);
});
