import type { YellowView } from '../../../state/views';
import type { Told } from '../../../wire';
import { home, type Flight } from '../../contract';

export function flights(told: Told, before: YellowView): Flight[] {
  const { event, seat = -1, other = -1, cards = [], count = 0 } = told;
  const [own, theirs] = [home(before, seat), home(before, other)];
  switch (event) {
    case 'played':
    case 'joker':
      return [{ card: cards[0], from: own, to: 'played' }];
    case 'drew':
      if (!count) return [];
      return cards.length ? cards.map((card) => ({ card, from: 'pile', to: own })) : [{ from: 'pile', to: own, count }];
    case 'gave':
      return [{ card: cards[0], from: own, to: theirs }];
    case 'swapped':
      return [
        { from: own, to: theirs, count: before.hand_sizes[seat] ?? 1 },
        { from: theirs, to: own, count: before.hand_sizes[other] ?? 1 },
      ];
    case 'mistake':
      return [{ card: cards[0], from: 'played', to: own }];
    case 'pile-remade':
      return [{ from: 'played', to: 'pile', count: 4 }];
    default:
      return [];
  }
}
