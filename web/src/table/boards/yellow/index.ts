import type { YellowView } from '../../../state/views';
import { say } from '../../../words/words.svelte';
import type { BoardPack } from '../contract';
import { ask } from './ask';
import { flights } from './flights';
import Board from './YellowBoard.svelte';

const ON_BOARD = /^(cw|ccw|draw|take|keep|again|reverse|pass|silent|swap \d|give .*|J. [RPS])$/;

export const pack: BoardPack<YellowView> = {
  game: 'yellow',
  Board,
  ask,
  flights,
  badge: (view, seat) => {
    const count = view.hand_sizes[seat] ?? 0;
    if (seat === view.seat) return { text: say('table-cards', { count }), label: say('table-cards', { count }) };
    return count === 1 ? { text: '!', label: say('yellow-board-last') } : null;
  },
  sheet: (_, moves) => moves.filter((move) => !ON_BOARD.test(move)),
};
