import { games } from '../games/offer.svelte';
import { read } from '../state/keep';
import { settings } from '../state/settings.svelte';
import type { MakeTable } from '../wire';

/** What was wished for last: how many and how strong for every game, the rest for each game by itself. */
export interface Wish {
  players: number;
  bot: string;
  games?: Partial<Record<string, GameWish>>;
}

interface GameWish {
  clock: 'off' | 'relaxed' | 'fast';
  values: Record<string, number>;
  watching?: boolean;
  hints?: boolean;
  recall?: boolean;
}

export const lastWish = (): Wish => read<Wish>('wish', { players: 4, bot: 'regular' });

/** As many as were wished for, if the game can be played by so many. */
export function playersOf(game: string, { players }: Wish): number {
  const counts = games.find(game)?.players ?? [];
  return counts.includes(players) ? players : (counts[0] ?? players);
}

export function tableOf(game: string, wish: Wish): MakeTable & { game: string; players: number } {
  const { clock = 'off', values = {}, watching = true, hints = true, recall = true } = wish.games?.[game] ?? {};
  const options = Object.fromEntries(
    (games.find(game)?.options ?? [])
      .filter((one) => one.name in values)
      .map((one) => [one.name, one.switch ? values[one.name] === 1 : values[one.name]!]),
  );
  return { game, players: playersOf(game, wish), clock, pace: settings.pace, options, watching, hints, recall };
}
