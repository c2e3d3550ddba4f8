import type { BlueView } from '../../../state/views';
import { say } from '../../../words/words.svelte';
import type { BoardPack } from '../contract';
import Board from './BlueBoard.svelte';
import { flights } from './flights';
import { reached } from './lines';

const ON_BOARD = ['cw', 'ccw', 'accept'];

export const pack: BoardPack<BlueView> = {
  game: 'blue',
  Board,
  flights,
  badge: (view, seat) => {
    const count = reached(view, seat).size;
    return { text: `${count}/5`, label: say('blue-board-reached', { count }) };
  },
  sheet: (_, choices) => choices.filter((move) => !ON_BOARD.includes(move)),
};
