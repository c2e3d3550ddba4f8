import { lay, paper, take, thanks, tone, type Score } from '../../sound/sound';
import { cardFirst } from '../../state/notation';
import type { YellowView } from '../../state/views';
import { say } from '../../words/words.svelte';
import type { GameFace } from '../contract';
import { ask } from './board/ask';
import { flights } from './board/flights';
import ThankYou from './board/ThankYou.svelte';
import Board from './board/YellowBoard.svelte';
import { Back, Face, faces, palette, Sign, signs, TableTop } from './cards';

const ON_BOARD = /^(cw|ccw|draw|take|keep|again|reverse|pass|silent|thanks|swap \d|give .*|J. [RPS])$/;

const shot: Score = (at) => {
  paper(at, 0, 0.14, 1800, 1);
  tone(at, 990, 0.02, 0.3, 'square', 0.07);
};
import './tokens.css';

export const face: GameFace<YellowView> = {
  game: 'yellow',
  marks: { race: ['race', 'won-race', 'race-over'], attack: ['debt', 'gave', 'swapped'], more: ['thanked', 'mistake', 'won'] },
  Back,
  Face,
  Sign,
  TableTop,
  palette,
  faces,
  signs,
  Board,
  ask,
  cardOf: (move) => /^give (\S+)/.exec(move)?.[1] ?? cardFirst(move),
  attempt: (_, card) => (card.startsWith('J') ? `${card} R` : card),
  flights,
  badge: (view, seat) => {
    const count = view.hand_sizes[seat] ?? 0;
    if (seat === view.seat) return { text: say('table-cards', { count }), label: say('table-cards', { count }) };
    return count === 1 ? { text: '!', label: say('yellow-board-last') } : null;
  },
  sheet: (_, moves) => moves.filter((move) => !ON_BOARD.test(move)),
  sounds: {
    played: lay,
    joker: lay,
    cancelled: lay,
    gave: lay,
    drew: take,
    swapped: take,
    race: shot,
    thanked: thanks,
  },
  tidings: {
    onBoard: ['debt'],
    plain: ['race', 'won-race', 'debt', 'won', 'showed'],
    suffered: ['mistake', 'silent'],
    // A Joker makes a +3 vanish for everybody.
    forAll: ({ event, cards = [] }) => event === 'cancelled' && !cards.length,
  },
  Beside: ThankYou,
  flashes: ({ event }) => event === 'race',
  idle: (moves) => moves.includes('keep'),
  dear: (view) => view.mistakes,
  hintEnd: 'yellow-hint-end',
  open: (view) => [...view.under, ...(view.top === null ? [] : [view.top])],
  rowOf: (card) => card[0]!,
};
