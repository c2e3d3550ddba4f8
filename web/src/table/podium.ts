import type { Sitter } from '../games/contract';

export interface Step {
  place: number;
  points: number;
  sitters: Sitter[];
}

/** The first three places; whoever is level shares a step. */
export function podium(sitters: readonly Sitter[], winners: readonly number[], lowest: boolean): Step[] {
  const steps: Step[] = [];
  const first = sitters.filter((sitter) => winners.includes(sitter.seat));
  if (first.length) steps.push({ place: 1, points: first[0]!.points, sitters: first });
  const rest = sitters
    .filter((sitter) => !winners.includes(sitter.seat))
    .sort((a, b) => (lowest ? a.points - b.points : b.points - a.points));
  for (const sitter of rest) {
    const last = steps.at(-1);
    if (last && steps.length > 1 && last.points === sitter.points) last.sitters.push(sitter);
    else if (steps.length < 3) steps.push({ place: steps.length + 1, points: sitter.points, sitters: [sitter] });
  }
  return steps;
}
