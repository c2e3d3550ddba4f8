import { lay, paper, slam, take, tone, win, type Score } from '../../sound/sound';
import { cardFirst } from '../../state/notation';
import type { RedView } from '../../state/views';
import { byWorth } from '../../table/account/sums';
import { gather, lying } from '../../table/trick/taken';
import { home, type GameFace } from '../contract';
import { ask } from './board/ask';
import Board from './board/RedBoard.svelte';
import { sideOf } from './board/sides';
import { SLAMS, type Lying } from './board/slams';
import { Back, Face, faces, palette, Sign, signs, TableTop } from './cards';
import { points } from './cards/points';

/** A heavy door falls shut, and its bolts go home. */
const vault: Score = (at) => {
  paper(at, 0, 0.2, 320, 1);
  tone(at, 92, 0, 0.5, 'triangle', 0.5, 60);
  [0.16, 0.24, 0.32].forEach((start) => tone(at, 1240, start, 0.07, 'square', 0.05, 980));
};
import './tokens.css';

export const face: GameFace<RedView> = {
  game: 'red',
  marks: { trick: ['took-round', 'bomb', 'bank'], slam: ['slammed'], attack: ['bewitched'], more: ['bank-opened'] },
  Back,
  Face,
  Sign,
  TableTop,
  palette,
  faces,
  signs,
  Board,
  ask,
  cardOf: cardFirst,
  attempt: (_, card) => card,
  flights: (told, before) => {
    const seat = told.seat ?? -1;
    const cards = told.cards ?? [];
    const special = SLAMS.cards.includes(cards[0] ?? '');
    switch (told.event) {
      case 'played':
      case 'slammed':
        return [{ card: cards[0], from: home(before, seat), to: special ? 'slam' : `trick-${seat}` }];
      case 'took-round':
      case 'bomb':
        return gather(before, cards, `won-${seat}`, SLAMS.cards);
      case 'bank':
        return gather(before, cards, 'bank', SLAMS.cards);
      case 'bomb-led':
        return [{ card: 'BOMB', from: 'slam', to: `won-${seat}` }];
      case 'bank-led':
        return [{ card: 'BANK', from: 'slam', to: 'bank' }];
      case 'table-to-bank':
        return gather(before, cards, 'bank', SLAMS.cards);
      case 'hand-to-bank':
        return [{ from: home(before, seat), to: 'bank', count: cards.length }];
      default:
        return [];
    }
  },
  lying: (before, after, { event, seat = -1, cards = [] }): Lying => ({
    ...lying(
      before,
      after,
      cards.filter((card) => !SLAMS.cards.includes(card)),
    ),
    led: before.led || after.led,
    best_seat: event === 'took-round' ? seat : -1,
    slam: cards.find((card) => SLAMS.cards.includes(card)) ?? null,
  }),
  brief: {
    'took-round': 'red-shown-round',
    bomb: 'red-shown-bomb',
    bank: 'red-shown-bank',
    'table-to-bank': 'red-shown-rest',
  },
  side: sideOf,
  // Teams and the direction are chosen on the board.
  sheet: () => [],
  sounds: {
    played: lay,
    'took-round': take,
    slammed: slam,
    bomb: slam,
    bank: vault,
    'bank-led': vault,
    'table-to-bank': vault,
    'hand-to-bank': vault,
    'bank-won': win,
  },
  tidings: { plain: ['played', 'took-round', 'bomb', 'bank', 'hand-to-bank', 'bank-won'] },
  hintEnd: 'red-hint-end',
  trick: { laid: ['played', 'slammed'], taken: ['took-round', 'bomb', 'bank'] },
  reckoned: ({ rule, cards = [] }) => (rule === 'red.score.bank' ? byWorth(cards.map(points)) : ''),
  piles: ({ cards = [] }) => [...cards].sort((a, b) => points(b) - points(a)).map((card) => [card]),
  open: (view) => [...view.won.flat(), ...view.bank, ...view.trick],
  rowOf: (card) => (SLAMS.cards.includes(card) ? 'others' : card[0]!),
};
