import type { BlueView } from '../../../state/views';
import { say } from '../../../words/words.svelte';
import type { BoardPack } from '../contract';
import { ask } from './ask';
import Board from './BlueBoard.svelte';
import { flights } from './flights';
import { reached } from './lines';

/** everything else has its place on the board */
const IN_SHEET = ['pass'];

export const pack: BoardPack<BlueView> = {
  game: 'blue',
  Board,
  ask,
  flights,
  badge: (view, seat) => {
    const count = reached(view, seat).size;
    return { text: `${count}/5`, label: say('blue-board-reached', { count }) };
  },
  sheet: (_, moves) => moves.filter((move) => IN_SHEET.includes(move)),
};
