import type { Dealing } from '../../fair/deal';

const of = (count: number, card: string): string[] => Array.from({ length: count }, () => card);
const special = (card: string): string[] => [`${card}A`, `${card}S`, `${card}3`, ...of(2, `${card}G`), `${card}X`];

export const dealing: Dealing = {
  deck(_players, { level }) {
    const plain = [...'RPS'].flatMap((sign) =>
      [...'GYR'].flatMap((colour) => [...of(5, sign + colour), ...(level === 1 ? [] : special(sign + colour))]),
    );
    const jokers = [...'GYR'].flatMap((colour) => of(2, `J${colour}`));
    return [...plain, ...jokers, ...(level === 1 ? [] : of(3, 'SK'))];
  },
  each: () => 7,
};
