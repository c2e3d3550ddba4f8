import type { Flight } from '../games/contract';

/** A card on its way: where it starts, where it lands, and when it leaves after the others of its step. */
export interface Leg {
  key: string;
  card?: string;
  from: Box;
  to: Box;
  /** the spot where it lands */
  landing: string;
  /** in milliseconds */
  leaves: number;
  travels: number;
}

/** A card that is to leave later and lies where it was until then. */
export interface Rest {
  key: string;
  card?: string;
  at: Box;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Find = (spot: string, card?: string) => Box | null;

/** How long the cards that leave now are under way: what appears where one of them lands appears then. */
export const underway = { ms: 0 };

/** cards that leave together follow each other so closely */
const APART = 40;
/** how many of a pile that travels are drawn */
const MOST = 6;
/** places where a card that leaves was not to be seen by itself */
const OUT_OF_SIGHT = /^(hand|seat|pile)/;

/** from asking for a movement to its first picture, on most screens */
const FRAME = 17;
/** a device that is slow to begin is late rather than that its cards leap */
const AT_LEAST = 0.7;

/**
 * How long cards move in a step of so many milliseconds, some of which were spent on finding out where they go: whoever waits
 * for them waits by the timetable, not by the device.
 */
export const onTheWay = (ms: number, spent: number): number => Math.max(ms * AT_LEAST, ms - spent - FRAME);

/** The spot where a flight ends: in the reader's own hand every card has one of its own. */
export const landingOf = ({ card, to }: Flight): string => (to === 'hand' && card ? `hand-${card}` : to);

/** The legs of one step. They begin together, or one shortly after the other, and all have landed when `ms` have passed. */
export function legsOf(flights: readonly Flight[], find: Find, ms: number): Leg[] {
  const taken = flights.some((flight) => !OUT_OF_SIGHT.test(flight.from));
  const copies = flights.flatMap((flight, k) =>
    Array.from({ length: Math.min(flight.count ?? 1, MOST) }, (_, copy) => ({ flight, key: `${k}.${copy}` })),
  );
  const apart = taken || copies.length < 2 ? 0 : Math.min(APART, ms / 2 / (copies.length - 1));
  return copies.flatMap(({ flight, key }, place) => {
    const [from, to] = [find(flight.from, flight.card), find(flight.to, flight.card)];
    if (!from || !to) return [];
    const leaves = place * apart;
    return [
      { key, card: flight.card, from, to, landing: landingOf(flight), leaves, travels: ms - (copies.length - 1) * apart },
    ];
  });
}

/** What the flights of later steps will take from the table, as it lies there now. */
export function restsOf(flights: readonly Flight[], find: Find): Rest[] {
  return flights
    .filter((flight) => flight.card !== undefined && !OUT_OF_SIGHT.test(flight.from))
    .flatMap((flight, k) => {
      const at = find(flight.from, flight.card);
      return at ? [{ key: `rest.${k}`, card: flight.card, at }] : [];
    });
}
