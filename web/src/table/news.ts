import type { Told, Update } from '../wire';

/** What the board asks or shouts itself. */
const ON_BOARD = ['moon', 'debt'];
/** What happens to whoever `seat` is. */
const SUFFERED = ['mistake', 'silent'];

/**
 * The events of an update that the reader has not brought about but must know of: done to them, or for them when their time ran
 * out.
 */
export function concerning({ events = [], by }: Pick<Update, 'events' | 'by'>, me: number): Told[] {
  return events.filter(({ event, seat = -1, other = -1, cards = [] }, place) => {
    if (me < 0 || ON_BOARD.includes(event)) return false;
    if (other === me && seat !== me) return true;
    // A Joker makes a +3 vanish for everybody.
    if (event === 'cancelled') return !cards.length;
    return seat === me && (SUFFERED.includes(event) || (by === 'clock' && place === 0));
  });
}
