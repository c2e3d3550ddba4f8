import type { Timetable, Told } from '../wire';

export type Times = Timetable;

/** A part of an update that is seen by itself: for how long things lie still first, and for how long cards travel then. */
export interface Step {
  told: readonly Told[];
  still: number;
  travel: number;
}

/**
 * An update as it is seen, step by step; the bots of the table wait just as long. What takes no time belongs to what was seen
 * before it, and the same event several times in a row is seen at once.
 */
export function stepsOf(events: readonly Told[], { travel = 0, look = 0, lays = [], gathers = [] }: Times): Step[] {
  const steps: { told: Told[]; still: number; travel: number }[] = [];
  for (const [place, told] of events.entries()) {
    const gathered = gathers.includes(told.event);
    const seen = travel > 0 && (gathered || lays.includes(told.event));
    const last = steps.at(-1);
    if (!last) steps.push({ told: [told], still: seen && gathered ? look : 0, travel: seen ? travel : 0 });
    else if (!seen || told.event === events[place - 1]!.event) last.told.push(told);
    else steps.push({ told: [told], still: gathered ? look : 0, travel });
  }
  return steps;
}
