import type { Tidings } from '../games/contract';
import type { Told, Update } from '../wire';

/**
 * The events of an update that the reader has not brought about but must know of: done to them, or for them when their time ran
 * out.
 */
export function concerning({ events = [], by }: Pick<Update, 'events' | 'by'>, me: number, tidings: Tidings): Told[] {
  const { onBoard = [], suffered = [], forAll } = tidings;
  return events.filter((told, place) => {
    const { event, seat = -1, other = -1 } = told;
    if (me < 0 || onBoard.includes(event)) return false;
    if (other === me && seat !== me) return true;
    if (forAll?.(told)) return true;
    return seat === me && (suffered.includes(event) || (by === 'clock' && place === 0));
  });
}

/** What somebody else has done that does not concern the reader: told in passing. */
export function inPassing(update: Pick<Update, 'events' | 'by'>, me: number, tidings: Tidings): Told[] {
  const news = concerning(update, me, tidings);
  const { plain = [] } = tidings;
  return (update.events ?? []).filter((told) => {
    const { event, seat = -1 } = told;
    return seat >= 0 && seat !== me && !plain.includes(event) && !news.includes(told);
  });
}

/** Whether it was done to somebody, so that the table alone does not tell what happened. */
export const toSomebody = ({ other = -1 }: Told): boolean => other >= 0;
