import type { Cover } from './contract';

const covers = import.meta.glob<{ cover: Cover }>(['./*/cover.ts', '!./plain/cover.ts']);

/** Whoever comes to one table needs the picture of one game. */
export async function loadCover(game: string): Promise<Cover> {
  const load = covers[`./${game}/cover.ts`];
  return load ? (await load()).cover : (await import('./plain/cover')).default;
}
