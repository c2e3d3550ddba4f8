import { beforeEach, expect, test } from 'vitest';
import type { Full, TableInfo } from '../wire';
import { TableStore } from './table.svelte';
import type { PurpleView } from './views';

const table = (state: string, match = 1): TableInfo => ({
  code: 'BAKO-MITU',
  game: 'purple',
  players: 2,
  options: {},
  state,
  clock: 'off',
  pace: 'normal',
  window: 1500,
  places: [{ name: 'Ana' }, { bot: 'regular' }],
  fair: { commitment: '' },
  match,
});
const dealt = (version: number, info: TableInfo): Full => ({
  t: 'full',
  seat: 0,
  version,
  at: 0,
  table: info,
  view: { game: 'purple', seat: 0, hand: ['E1'], trick: [] } as Partial<PurpleView> as PurpleView,
  moves: [],
  waits: [],
});
const gathering: Full = { t: 'full', seat: 0, version: 10, at: 0, table: table('gathering') };

let store: TableStore;
beforeEach(() => {
  store = new TableStore();
  store.receive(dealt(9, table('over')));
});

test('the podium stands until the cards of the rematch are dealt', () => {
  store.receive(gathering);
  store.receive({ t: 'table', version: 11, at: 0, table: table('gathering') });
  expect(store.info?.state).toBe('over');
  expect(store.seat?.view).not.toBeNull();
  expect(store.next?.state).toBe('gathering');
  store.receive(dealt(12, table('playing', 2)));
  expect(store.info).toMatchObject({ state: 'playing', match: 2 });
  expect(store.next).toBeNull();
});

test('who waits too long gathers with the others', () => {
  store.receive(gathering);
  store.gather();
  expect(store.info?.state).toBe('gathering');
  store.receive({ t: 'table', version: 11, at: 0, table: table('gathering', 2) });
  expect(store.info?.match).toBe(2);
});

test('whoever comes to a table that gathers sees it gather', () => {
  store = new TableStore();
  store.receive(gathering);
  expect(store.info?.state).toBe('gathering');
});
