import { keep, read } from '../state/keep';
import type { CountedDeal, PlayedMatch, TableInfo } from '../wire';

/** A match that this device sat at, when it was over. Without `deals` where it was noted before they were. */
export interface Played extends Omit<PlayedMatch, 'deals'> {
  deals?: readonly CountedDeal[];
}

const MOST = 500;

export const playedMatches = (): Played[] => read<Played[]>('played', []);

const place = ({ code, match }: Played): string => `${code} ${match}`;

/** Remembers a match that is over, once. Says whether it is new. */
export function keepPlayed(info: TableInfo, names: readonly string[], mine: readonly number[]): boolean {
  const { code, match = 1, game, totals = [], outcome, results = [] } = info;
  if (!mine.length || !outcome) return false;
  const deals = results.map(({ accounts, points }) => ({ rule: accounts?.[0]?.[0]?.rule ?? '', points }));
  const { winners } = outcome;
  // Bots are called as the reader's language has it, and nobody plays "with" them.
  const people = names.map((name, seat) => (info.places[seat]?.bot && !info.places[seat]?.name ? '' : name));
  return mergePlayed([{ code, match, game, at: Date.now(), names: people, mine: [...mine], points: totals, winners, deals }]);
}

/** Puts those that are not known yet among the others, the newest first. Says whether there were any. */
export function mergePlayed(found: readonly Played[]): boolean {
  const known = playedMatches();
  const places = new Set(known.map(place));
  const fresh = found.filter((one) => !places.has(place(one)));
  if (fresh.length) keep('played', [...fresh, ...known].sort((a, b) => b.at - a.at).slice(0, MOST));
  return fresh.length > 0;
}
