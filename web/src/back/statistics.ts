import type { Played } from './played';

export const won = ({ mine, winners }: Played): boolean => mine.some((seat) => winners.includes(seat));

export interface Tally {
  played: number;
  won: number;
}
export interface Statistics extends Tally {
  /** matches won one after the other: now, and at best */
  streak: number;
  longest: number;
  games: (Tally & { game: string })[];
  partners: (Tally & { name: string })[];
  /** deals by the rule that they were counted by, and what they brought on average */
  challenges: { game: string; rule: string; played: number; points: number }[];
}

/** Over matches with the newest first. */
export function statistics(matches: readonly Played[]): Statistics {
  const games = new Map<string, Tally>();
  const partners = new Map<string, Tally>();
  const challenges = new Map<string, Statistics['challenges'][number]>();
  let streak = 0;
  let longest = 0;
  for (const match of [...matches].reverse()) {
    const success = won(match);
    streak = success ? streak + 1 : 0;
    longest = Math.max(longest, streak);
    count(games, match.game, success);
    for (const [seat, name] of match.names.entries()) if (name && !match.mine.includes(seat)) count(partners, name, success);
    for (const { rule, points } of match.deals ?? [])
      for (const seat of match.mine) {
        const before = challenges.get(rule) ?? { game: match.game, rule, played: 0, points: 0 };
        const played = before.played + 1;
        challenges.set(rule, { ...before, played, points: before.points + ((points[seat] ?? 0) - before.points) / played });
      }
  }
  return {
    played: matches.length,
    won: matches.filter(won).length,
    streak,
    longest,
    games: [...games].map(([game, one]) => ({ game, ...one })),
    partners: [...partners].map(([name, one]) => ({ name, ...one })).sort((a, b) => b.played - a.played),
    challenges: [...challenges.values()].sort((a, b) => b.played - a.played),
  };
}

function count(where: Map<string, Tally>, key: string, success: boolean): void {
  const before = where.get(key) ?? { played: 0, won: 0 };
  where.set(key, { played: before.played + 1, won: before.won + (success ? 1 : 0) });
}

/** Something that happened for the first time: in which game, or how many. */
export interface First {
  what: 'match' | 'win' | 'row' | 'wins' | 'matches' | 'games';
  at: number;
  game?: string;
  count?: number;
}

const ROWS = [3, 5, 10];
const ROUND = [10, 50, 100];

/** The firsts that one is proud of, the newest first; `all` are the games that there are. */
export function firsts(matches: readonly Played[], all: readonly string[]): First[] {
  const found = new Map<string, First>();
  const add = (first: First) => {
    const key = `${first.what} ${first.game ?? first.count ?? ''}`;
    if (!found.has(key)) found.set(key, first);
  };
  const played = new Set<string>();
  let [row, wins] = [0, 0];
  for (const [k, match] of [...matches].reverse().entries()) {
    const { at, game } = match;
    add({ what: 'match', at });
    played.add(game);
    if (all.length > 1 && all.every((one) => played.has(one))) add({ what: 'games', at, count: all.length });
    if (ROUND.includes(k + 1)) add({ what: 'matches', at, count: k + 1 });
    row = won(match) ? row + 1 : 0;
    if (!row) continue;
    wins += 1;
    add({ what: 'win', at, game });
    if (ROWS.includes(row)) add({ what: 'row', at, count: row });
    if (ROUND.includes(wins)) add({ what: 'wins', at, count: wins });
  }
  return [...found.values()].reverse();
}
