import { http } from '../net/http';
import { waysIn } from '../net/ways';
import { keep, read } from '../state/keep';
import type { GameInfo } from '../wire';
import { DRAWN } from '.';

const LEVELS = ['novice', 'regular', 'net', 'expert'];

/** What is known of a game before a server has ever spoken of it. */
const unheard = (name: string): GameInfo => ({
  name,
  players: [2, 3, 4, 5, 6],
  options: [],
  lowest_wins: false,
  start_points: 0,
  points_tell: true,
  puzzles: 0,
  words: [],
  rules: [],
  lessons: {},
});

/** The games that can be played here: what the server said last, and before it has ever spoken those that are drawn. */
class Games {
  #games = $state.raw(read<readonly GameInfo[]>('games', DRAWN.map(unheard)));
  /** how other devices get here */
  ways = $state.raw<readonly string[]>(waysIn({ public: [], ways: [] }, location));
  readonly names = $derived(this.#games.map((game) => game.name));

  find(name: string): GameInfo | null {
    return this.#games.find((game) => game.name === name) ?? null;
  }

  /** the bots that play any game, weakest first */
  get bots(): readonly string[] {
    return LEVELS;
  }

  /** Asks the server; without an answer what was known stays. */
  async ask(): Promise<void> {
    try {
      const { games, ...told } = await http.offer();
      this.ways = waysIn(told, location);
      this.#games = games;
      keep('games', games);
    } catch {
      // the page says so itself as soon as something is wanted of the server
    }
  }
}

export const games = new Games();
