import { expect, test } from 'vitest';
import { DRAWN, loadDealing, loadFace } from '../../games';
import type { Full, Told } from '../../wire';
import { fixtureNames, loadFixture } from '../fixtures';
import { rows, whereabouts } from './deck';
import { lastTrick } from './trick';

const EVENTS = { laid: ['played', 'slammed'], taken: ['took-round', 'bomb', 'bank'] };
const played = (seat: number, card: string): Told => ({ event: 'played', seat, cards: [card] });

test('the last trick lies there as it lay, however far the next one is', () => {
  const happened: Told[] = [
    played(1, 'R4'),
    played(0, 'R9'),
    { event: 'took-round', seat: 0, cards: ['R4', 'R9'] },
    played(0, 'S1'),
    played(1, 'S7'),
    { event: 'took-round', seat: 1, cards: ['S1', 'S7'] },
    played(1, 'F2'),
  ];
  const last = lastTrick(happened, EVENTS)!;
  expect(last.laid).toEqual([
    { seat: 0, card: 'S1' },
    { seat: 1, card: 'S7' },
  ]);
  expect(last.by).toBe(1);
  expect(lastTrick(happened.slice(0, 2), EVENTS)).toBeNull();
});

test('what was slammed on it lies there, too', () => {
  const happened: Told[] = [
    played(2, 'R4'),
    { event: 'slammed', seat: 0, cards: ['BOMB'] },
    { event: 'bomb', seat: 0, cards: ['R4', 'BOMB'] },
  ];
  expect(lastTrick(happened, EVENTS)!.laid.map((one) => one.card)).toEqual(['R4', 'BOMB']);
});

test('every card is gone, in the hand or unseen', () => {
  const found = whereabouts(['E1', 'E1', 'E2', 'T1'], ['E1'], ['T1']);
  expect(found).toEqual([
    { card: 'E1', gone: 1, mine: 0, unseen: 1 },
    { card: 'E2', gone: 0, mine: 0, unseen: 1 },
    { card: 'T1', gone: 0, mine: 1, unseen: 0 },
  ]);
  expect(rows(found, (card) => card[0]!).map(([row, kinds]) => [row, kinds.length])).toEqual([
    ['E', 2],
    ['T', 1],
  ]);
});

test.each(DRAWN)('%s: no more cards are told of than there are, in any position', async (game) => {
  const [face, dealing] = await Promise.all([loadFace(game), loadDealing(game)]);
  for (const players of [2, 4, 6])
    for (const name of fixtureNames(game, players).filter((one) => !/between|podium/.test(one))) {
      const [{ view, table }] = (await loadFixture(game, players, name)) as [Full];
      const options = table!.options as Record<string, number>;
      const deck = dealing!.deck(players, options);
      const kinds = whereabouts(deck, face.open!(view!), view!.hand);
      const told = kinds.reduce((sum, kind) => sum + kind.gone + kind.mine + kind.unseen, 0);
      expect(told, name).toBe(deck.length);
    }
});
