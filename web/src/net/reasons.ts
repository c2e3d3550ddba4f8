import type { Reason } from '../wire';
import { Refused } from './http';

/** Why moves cannot be made, where whoever judges them refuses those; nothing where there is no answer. */
export async function reasonsOf(moves: readonly string[], attempt: (move: string) => Promise<unknown>): Promise<Reason[]> {
  const reasonOf = async (move: string): Promise<Reason> => {
    try {
      await attempt(move);
      return { move };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { kind, rule, text } = error.problem;
      return { move, kind: kind as Reason['kind'], rule, text };
    }
  };
  return Promise.all(moves.map(reasonOf)).catch(() => []);
}
