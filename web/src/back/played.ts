import { keep, read } from '../state/keep';
import type { TableInfo } from '../wire';

/** A match that this device sat at, when it was over. */
export interface Played {
  code: string;
  match: number;
  game: string;
  at: number;
  names: readonly string[];
  /** the seats of this device */
  mine: readonly number[];
  points: readonly number[];
  winners: readonly number[];
}

const MOST = 500;

export const playedMatches = (): Played[] => read<Played[]>('played', []);

/** Remembers a match that is over, once. */
export function keepPlayed(info: TableInfo, names: readonly string[], mine: readonly number[]): void {
  const { code, match = 1, game, totals = [], outcome } = info;
  if (!mine.length || !outcome) return;
  const known = playedMatches();
  if (known.some((one) => one.code === code && one.match === match)) return;
  const played: Played = { code, match, game, at: Date.now(), names, mine, points: totals, winners: outcome.winners };
  keep('played', [played, ...known].slice(0, MOST));
}

export const won = ({ mine, winners }: Played): boolean => mine.some((seat) => winners.includes(seat));

export interface Statistics {
  played: number;
  won: number;
  /** matches won one after the other: now, and at best */
  streak: number;
  longest: number;
  games: { game: string; played: number; won: number }[];
  partners: { name: string; played: number; won: number }[];
}

/** Over matches with the newest first. */
export function statistics(matches: readonly Played[]): Statistics {
  const games = new Map<string, { played: number; won: number }>();
  const partners = new Map<string, { played: number; won: number }>();
  let streak = 0;
  let longest = 0;
  for (const match of [...matches].reverse()) {
    const success = won(match);
    streak = success ? streak + 1 : 0;
    longest = Math.max(longest, streak);
    count(games, match.game, success);
    for (const [seat, name] of match.names.entries()) if (!match.mine.includes(seat)) count(partners, name, success);
  }
  return {
    played: matches.length,
    won: matches.filter(won).length,
    streak,
    longest,
    games: [...games].map(([game, one]) => ({ game, ...one })),
    partners: [...partners].map(([name, one]) => ({ name, ...one })).sort((a, b) => b.played - a.played),
  };
}

function count(where: Map<string, { played: number; won: number }>, key: string, success: boolean): void {
  const before = where.get(key) ?? { played: 0, won: 0 };
  where.set(key, { played: before.played + 1, won: before.won + (success ? 1 : 0) });
}
