import { cardFirst } from '../../state/notation';
import type { PurpleView } from '../../state/views';
import { lay, take } from '../../sound/sound';
import { say } from '../../words/words.svelte';
import { gather, lying } from '../../table/trick/taken';
import { home, type GameFace } from '../contract';
import { ask } from './board/ask';
import { challenge, forbidden } from './board/forbidden';
import Board from './board/PurpleBoard.svelte';
import { Back, faces, Face, Gallery, palette, Sign, signs, TableTop } from './cards';
import './tokens.css';

export const face: GameFace<PurpleView> = {
  game: 'purple',
  marks: { trick: ['took-trick'], more: ['called', 'sun-last'] },
  Back,
  Face,
  Sign,
  TableTop,
  Gallery,
  palette,
  faces,
  signs,
  Board,
  ask,
  cardOf: cardFirst,
  attempt: (_, card) => card,
  flights: (told, before) => {
    const seat = told.seat ?? -1;
    if (told.event === 'played') return [{ card: told.cards?.[0], from: home(before, seat), to: `trick-${seat}` }];
    if (told.event === 'took-trick') return gather(before, told.cards ?? [], `won-${seat}`);
    return [];
  },
  lying: (before, after, { seat = -1, cards = [] }, events) => {
    const call = events.find((told) => told.event === 'called');
    const called = call ? 'ETJAO'[call.count ?? 0]! : before.called;
    return { ...lying(before, after, cards), called, best_seat: seat, sun_last: after.sun_last };
  },
  brief: { 'took-trick': 'purple-shown-trick' },
  // The direction is chosen on the board.
  sheet: () => [],
  sounds: { played: lay, 'took-trick': take },
  tidings: { plain: ['played', 'called', 'took-trick'] },
  badge: (view, seat) => {
    const count = forbidden(view, view.won[seat] ?? [])?.length ?? 0;
    return count ? { icon: 'barred', text: `${count}`, label: say('purple-board-forbidden', { count }) } : null;
  },
  // Where tricks count, the cards in them do not matter.
  piles: ({ rule, count = 0, cards = [] }) =>
    /\.(no-trick|most|least)$/.test(rule) ? Array.from({ length: count }, () => []) : cards.map((card) => [card]),
  // what the deal forbids is not in sight any more
  spelt: true,
  stakes: challenge,
  hintEnd: 'purple-hint-end',
  trick: { laid: ['played'], taken: ['took-trick'] },
  open: (view) => [...view.won.flat(), ...view.trick],
  rowOf: (card) => (/\d/.test(card) ? card[0]! : 'others'),
};
