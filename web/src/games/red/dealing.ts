import type { Dealing } from '../../fair/deal';

const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'C', 'G'];

export const dealing: Dealing = {
  deck(players) {
    const ranks = players < 4 ? RANKS.slice(3) : RANKS;
    const gangs = [...'RVFS'].flatMap((gang) => ranks.map((rank) => gang + rank));
    return [...gangs, ...Array.from({ length: 15 }, (_, k) => `P${k + 1}`), 'BANK', 'BOMB'];
  },
  each: (cards, players) => Math.floor(cards / players),
};
