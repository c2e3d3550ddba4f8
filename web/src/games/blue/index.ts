import { lay, slam, take, thanks } from '../../sound/sound';
import type { BlueView } from '../../state/views';
import { say } from '../../words/words.svelte';
import type { GameFace } from '../contract';
import { ask } from './board/ask';
import Board from './board/BlueBoard.svelte';
import { flights } from './board/flights';
import { reached } from './board/lines';
import { Back, Face, faces, palette, Sign, signs, TableTop } from './cards';
import { attempt, cardOf } from './notation';

/** everything else has its place on the board */
const IN_SHEET = ['pass'];
import './tokens.css';

export const face: GameFace<BlueView> = {
  game: 'blue',
  marks: { attack: ['moon', 'stole', 'answered', 'lightning', 'iceberg'], more: ['won'] },
  Back,
  Face,
  Sign,
  TableTop,
  palette,
  faces,
  signs,
  Board,
  ask,
  cardOf,
  attempt,
  flights,
  badge: (view, seat) => {
    const count = reached(view, seat).size;
    return { icon: 'globe', text: `${count}/5`, label: say('blue-board-reached', { count }) };
  },
  sheet: (_, moves) => moves.filter((move) => IN_SHEET.includes(move)),
  sounds: {
    laid: lay,
    opened: lay,
    cancelled: lay,
    moon: lay,
    iceberg: lay,
    stole: take,
    drew: take,
    exchanged: take,
    lightning: slam,
    answered: thanks,
  },
  // who has laid a card draws another, and what a Lightning takes tells whose it was
  tidings: {
    onBoard: ['moon'],
    plain: ['lightning', 'drew', 'won'],
    brief: {
      moon: 'blue-brief-moon',
      stole: 'blue-brief-stole',
      answered: 'blue-brief-answered',
      struck: 'blue-brief-struck',
      iceberg: 'blue-brief-iceberg',
    },
  },
  roomy: true,
  spelt: true,
  // A pile for each continent: so many piles, so many times the cards.
  piles: ({ cards = [] }) =>
    [...new Set(cards.map((card) => card.slice(1)))].map((land) => cards.filter((card) => card.slice(1) === land)),
  open: (view) =>
    view.lines.flatMap((lines) => Object.values(lines).flatMap((line) => [...line!.weather, ...line!.continents])),
  rowOf: (card) => (/^[CLS](AF|AM|AS|EU|OC)$/.test(card) ? card[0]! : 'weather'),
};
