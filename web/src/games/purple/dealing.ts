import type { Dealing } from '../../fair/deal';

export const dealing: Dealing = {
  deck(_players, { short }) {
    const plain = [...'ETJAO'].flatMap((colour) => Array.from({ length: 10 }, (_, k) => `${colour}${k + 1}`));
    return [...plain.filter((card) => !short || card[1] !== '3'), 'ET', 'TJ', 'JA', 'AO', 'OE', 'SUN'];
  },
  each: (cards, players) => Math.floor(cards / players),
};
