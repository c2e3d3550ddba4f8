import type { Dealing } from '../../fair/deal';

const of = (count: number, card: string): string[] => Array.from({ length: count }, () => card);

export const dealing: Dealing = {
  deck: () => [
    ...[of(27, 'SUN'), of(3, 'RAIN'), of(12, 'MOON'), of(3, 'BOLT'), of(3, 'ICE')].flat(),
    ...[...'CLS'].flatMap((sign) => ['AF', 'AM', 'AS', 'EU', 'OC'].flatMap((continent) => of(4, sign + continent))),
  ],
  each: () => 7,
};
