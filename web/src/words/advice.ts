import type { Advice } from '../wire';

export type Quality = 'best' | 'close' | 'less' | 'poor';
export type Why = 'close' | 'own' | 'place' | 'win';

/** How far a move may lie behind the best one, of a worth between 0 and 1. */
const CLOSE = 0.015;
const LESS = 0.05;

/** How good each move is beside the best one, which comes first; none sounds better than the one above it. */
export function qualities(worths: readonly number[]): Quality[] {
  const [best = 0] = worths;
  let lowest = best;
  return worths.map((worth, place) => {
    lowest = Math.min(lowest, worth);
    const behind = best - lowest;
    return place === 0 ? 'best' : behind < CLOSE ? 'close' : behind < LESS ? 'less' : 'poor';
  });
}

/**
 * Why the first move is the best, as far as what was expected of the others tells; null when there is nothing to compare it
 * with. `lowest`: the fewest points win; null where the points say nothing.
 */
export function why(lowest: boolean | null, advice: readonly Pick<Advice, 'points' | 'worth'>[]): Why | null {
  const [best, next, ...others] = advice;
  if (!best || !next) return null;
  if (qualities([best.worth, next.worth])[1] === 'close') return 'close';
  if (lowest === null) return 'win';
  const sign = lowest ? -1 : 1;
  return [next, ...others].some((one) => sign * (one.points - best.points) > 0.5) ? 'place' : 'own';
}
