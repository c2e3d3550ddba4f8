import type { BlueView } from '../../../state/views';
import type { Told } from '../../../wire';
import { home, type Flight } from '../../contract';
import { COLOURS } from './lines';

/** From hand to line, from line to thief or pile, from pile to hand. */
export function flights(told: Told, view: BlueView): Flight[] {
  const { event, seat = -1, other = -1, cards = [], count = 0 } = told;
  const card = cards[0];
  const line = (whose: number) => `line-${whose}-${COLOURS[count] ?? 'C'}`;
  const own = home(view, seat);
  switch (event) {
    case 'laid':
      return [{ card, from: own, to: `line-${seat}-${card?.[0] ?? 'C'}` }];
    case 'opened':
    case 'cancelled':
    case 'answered':
      return [{ card, from: own, to: line(seat) }];
    case 'moon':
    case 'iceberg':
      return [{ card, from: own, to: line(other) }];
    case 'stole':
      return [{ card, from: line(other), to: own }];
    case 'struck':
      return [{ card, from: line(other), to: 'pile' }];
    case 'lightning':
      return [{ card, from: own, to: 'pile' }];
    case 'exchanged':
      return cards.length ? cards.map((one) => ({ card: one, from: own, to: 'pile' })) : [{ from: own, to: 'pile', count }];
    case 'drew':
      return cards.length ? cards.map((one) => ({ card: one, from: 'pile', to: own })) : [{ from: 'pile', to: own, count }];
    default:
      return [];
  }
}
