import type { Result, ScoreInfo } from '../../wire';

/** One line of somebody's account, in the order in which the lines are laid before everybody's eyes. */
export interface Step {
  seat: number;
  line: ScoreInfo;
  /** its place is kept, and nothing is to be seen of it yet */
  later?: boolean;
}

/** One player after the other, in the order of `seats`. */
export const stepsOf = (result: Result, seats: readonly number[]): Step[] =>
  seats.flatMap((seat) => (result.accounts?.[seat] ?? []).map((line) => ({ seat, line })));

/** What lies there for a seat, and what it comes to. */
export function laidFor(steps: readonly Step[], seat: number): { lines: ScoreInfo[]; sum: number } {
  const lines = steps.filter((step) => step.seat === seat && !step.later).map((step) => step.line);
  return { lines, sum: lines.reduce((sum, line) => sum + line.points, 0) };
}

/** Points as they are written: with the sign that is a minus, and a plus where it tells what is added. */
export const written = (points: number): string => `${points}`.replace('-', '−');
export const added = (points: number): string => (points > 0 ? `+${points}` : written(points));

/** How a line is reckoned, where it is a product: "3 × −10". */
export const product = ({ count = 0, factor = 0 }: ScoreInfo): string =>
  factor !== 0 && count !== 0 && (count !== 1 || factor !== 1) ? `${count} × ${written(factor)}` : '';

/** How cards of different worth add up: "2 × 5 + 3 + 4 × 1", the dearest first; no product falls apart at the end of a line. */
export function byWorth(worths: readonly number[]): string {
  const count = new Map<number, number>();
  for (const worth of worths) count.set(worth, (count.get(worth) ?? 0) + 1);
  return [...count]
    .sort(([a], [b]) => b - a)
    .map(([worth, many]) => (many === 1 ? written(worth) : `${many}\u00a0×\u00a0${written(worth)}`))
    .join(' + ');
}

/** Whether the cards themselves say all that the words would. */
export const drawn = (line: ScoreInfo): boolean => (line.cards?.length ?? 0) > 0 && product(line) !== '';
