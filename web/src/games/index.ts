import type { Dealing } from '../fair/deal';
import type { GameFace } from './contract';

/** The games that have a folder here. Which games there are to play is the server's to say. */
const faces = import.meta.glob<{ face: GameFace }>('./*/index.ts');
const dealings = import.meta.glob<{ dealing: Dealing }>('./*/dealing.ts');

export const DRAWN: readonly string[] = Object.keys(faces).map((path) => path.split('/')[1]!);

/** One chunk per game: a table never downloads the cards of another game. */
export async function loadFace(game: string): Promise<GameFace> {
  const load = faces[`./${game}/index.ts`];
  if (load) return (await load()).face;
  const { plainFace } = await import('./plain/face');
  return plainFace(game);
}

/** How a game is dealt, to deal it again; null for one that has no folder here. */
export async function loadDealing(game: string): Promise<Dealing | null> {
  const load = dealings[`./${game}/dealing.ts`];
  return load ? (await load()).dealing : null;
}
