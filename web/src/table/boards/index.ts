import type { Game } from '../../cards';
import type { View } from '../../state/views';
import type { BoardPack } from './contract';

// One chunk per game, like the art.
const packs = import.meta.glob<{ pack: BoardPack }>('./*/index.ts');

export async function loadBoard(game: Game): Promise<BoardPack<View>> {
  const load = packs[`./${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).pack;
}
