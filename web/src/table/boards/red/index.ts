import type { RedView } from '../../../state/views';
import { home, type BoardPack } from '../contract';
import { ask } from './ask';
import { gather } from '../trick/taken';
import Board from './RedBoard.svelte';
import { sideOf } from './sides';

export const pack: BoardPack<RedView> = {
  game: 'red',
  Board,
  ask,
  flights: (told, before) => {
    const seat = told.seat ?? -1;
    const cards = told.cards ?? [];
    const special = cards[0] === 'BOMB' || cards[0] === 'BANK';
    switch (told.event) {
      case 'played':
      case 'slammed':
        return [{ card: cards[0], from: home(before, seat), to: special ? 'slam' : `trick-${seat}` }];
      case 'took-round':
      case 'bomb':
        return gather(before, cards, `won-${seat}`);
      case 'bank':
        return gather(before, cards, 'bank');
      case 'bomb-led':
        return [{ card: 'BOMB', from: 'slam', to: `won-${seat}` }];
      case 'bank-led':
        return [{ card: 'BANK', from: 'slam', to: 'bank' }];
      case 'table-to-bank':
        return gather(before, cards, 'bank');
      case 'hand-to-bank':
        return [{ from: home(before, seat), to: 'bank', count: cards.length }];
      default:
        return [];
    }
  },
  side: sideOf,
  // Teams and the direction are chosen on the board.
  sheet: () => [],
};
