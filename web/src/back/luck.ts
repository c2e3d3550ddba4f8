import { http } from '../net/http';
import { keep, read } from '../state/keep';
import type { ToldChoice } from '../wire';
import type { Played } from './played';

/** A deal that was looked back at, for one seat of this device. */
export interface Reviewed {
  code: string;
  match: number;
  deal: number;
  game: string;
  seat: number;
  /** what the cards gave beyond what they gave the others on average */
  luck: number;
  choices: number;
  error: number;
  /** the costliest choice, if one surely cost something */
  costly: ToldChoice | null;
}

/** so many errors, within which 95 of 100 reviews stay */
export const GIVE_OR_TAKE = 2;

const MOST = 1000;
const known = (): Reviewed[] => read<Reviewed[]>('reviewed', []);

const ofMatch = ({ code, match }: Played) => known().filter((one) => one.code === code && one.match === match);

/** Looks back at one deal of a match, unless this device remembers it. */
async function lookBack(match: Played, deal: number): Promise<void> {
  if (ofMatch(match).some((one) => one.deal === deal)) return;
  const { seats } = await http.review(match.code, match.match, deal);
  const mean = seats.reduce((sum, one) => sum + one.cards, 0) / seats.length;
  const found = seats
    .filter(({ seat }) => match.mine.includes(seat))
    .map(({ seat, cards, choices, error, costly }): Reviewed => {
      const { code, match: number, game } = match;
      return { code, match: number, game, deal, seat, luck: cards - mean, choices, error, costly: costly[0] ?? null };
    });
  keep('reviewed', [...found, ...known()].slice(0, MOST));
}

/** Every deal of these matches, one after the other; `progress` says whether to go on. */
export async function lookBackAt(
  matches: readonly Played[],
  progress: (done: number, deals: number) => boolean,
): Promise<Reviewed[]> {
  const deals = matches.flatMap((match) =>
    Array.from({ length: match.deals?.length ?? 1 }, (_, k) => ({ match, deal: k + 1 })),
  );
  for (const [done, { match, deal }] of deals.entries()) {
    if (!progress(done, deals.length)) break;
    await lookBack(match, deal);
  }
  return matches.flatMap(ofMatch);
}

/** The choice that cost most, of all that were looked at. */
export const costliest = (found: readonly Reviewed[]): Reviewed | null =>
  found.reduce<Reviewed | null>((most, one) => ((one.costly?.worth ?? 0) > (most?.costly?.worth ?? 0) ? one : most), null);

export interface Luck {
  game: string;
  deals: number;
  /** for each deal */
  luck: number;
  choices: number;
  error: number;
}

/** Luck and skill, game by game: points of different games cannot be added up. */
export function luckBy(found: readonly Reviewed[]): Luck[] {
  return [...new Set(found.map((one) => one.game))].map((game) => {
    const all = found.filter((one) => one.game === game);
    const mean = (value: (one: Reviewed) => number) => all.reduce((sum, one) => sum + value(one), 0) / all.length;
    const error = Math.sqrt(mean((one) => one.error ** 2) / all.length);
    return { game, deals: all.length, luck: mean((one) => one.luck), choices: mean((one) => one.choices), error };
  });
}
