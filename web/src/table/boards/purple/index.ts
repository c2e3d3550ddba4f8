import type { PurpleView } from '../../../state/views';
import { home, type BoardPack } from '../contract';
import { ask } from './ask';
import { gather } from '../trick/taken';
import Board from './PurpleBoard.svelte';

export const pack: BoardPack<PurpleView> = {
  game: 'purple',
  Board,
  ask,
  flights: (told, before) => {
    const seat = told.seat ?? -1;
    if (told.event === 'played') return [{ card: told.cards?.[0], from: home(before, seat), to: `trick-${seat}` }];
    if (told.event === 'took-trick') return gather(before, told.cards ?? [], `won-${seat}`);
    return [];
  },
  // The direction is chosen on the board.
  sheet: () => [],
};
