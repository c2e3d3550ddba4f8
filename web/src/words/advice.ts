export type Quality = 'best' | 'close' | 'less' | 'poor';

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
