import { say, words } from '../words/words.svelte';

/** "old-maid" and "bank_size" as one reads them, where nobody has words for them. */
export function readable(name: string): string {
  const spaced = name.replace(/[-_]+/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const first = (...keys: string[]): string | null => {
  const known = keys.find((key) => words.has(key));
  return known === undefined ? null : say(known);
};

/** What a game is called: on the home page, by its own words, or by its name. */
export const titleOf = (game: string): string => first(`home-${game}`, `${game}-name`) ?? readable(game);

/** What it is about, in a line; "" where nobody says. */
export const pitchOf = (game: string): string => first(`home-${game}-pitch`, `${game}-tagline`) ?? '';

/** A game in three lines at most, for those who never read rules. */
export const briefOf = (game: string): string[] =>
  [1, 2, 3].flatMap((line) => first(`home-${game}-brief-${line}`, `${game}-brief-${line}`) ?? []);
