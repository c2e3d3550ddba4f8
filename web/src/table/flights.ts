import type { Flight } from '../games/contract';

/** A card on its way: where it starts, where it lands, when it leaves, and how long it lies still before. */
export interface Leg {
  key: string;
  card?: string;
  from: Box;
  to: Box;
  /** the spot where it lands */
  landing: string;
  /** milliseconds after the update */
  shows: number;
  leaves: number;
  lands: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const TRAVEL = 240;
/** How long a full trick lies there before it is taken: time to see it, not motion. */
export const LOOK = 700;
const APART = 40;
/** how many of a pile that travels are drawn */
const MOST = 6;
const OFF_TABLE = /^(hand|seat|pile)/;

/**
 * Turns the flights of an update, one list for each event, into legs. Events follow each other; a card that leaves the table in
 * a later event lies where it was until then.
 */
export function schedule(stages: readonly (readonly Flight[])[], find: (spot: string, card?: string) => Box | null): Leg[] {
  const legs: Leg[] = [];
  let clock = 0;
  for (const [index, flights] of stages.entries()) {
    if (!flights.length) continue;
    const taken = flights.some((flight) => !OFF_TABLE.test(flight.from));
    if (taken && clock > 0) clock += LOOK;
    let lands = clock;
    for (const [k, flight] of flights.entries()) {
      const [from, to] = [find(flight.from, flight.card), find(flight.to, flight.card)];
      if (!from || !to) continue;
      const earlier = legs.find((leg) => leg.card !== undefined && leg.card === flight.card);
      for (let copy = 0; copy < Math.min(flight.count ?? 1, MOST); copy++) {
        const leaves = clock + (taken ? 0 : (k + copy) * APART);
        lands = Math.max(lands, leaves + TRAVEL);
        legs.push(legOf(flight, `${index}.${k}.${copy}`, earlier?.to ?? from, to, leaves, earlier?.lands ?? 0));
      }
    }
    clock = lands;
  }
  return legs;
}

/** One card's way; one that lay on the table is seen there from `since` on. */
function legOf({ card, from: start, to: end }: Flight, key: string, from: Box, to: Box, leaves: number, since: number): Leg {
  const landing = end === 'hand' && card ? `hand-${card}` : end;
  return { key, card, from, to, landing, shows: OFF_TABLE.test(start) ? leaves : since, leaves, lands: leaves + TRAVEL };
}
