import type { ServerMessage } from '../wire';

const files = import.meta.glob<ServerMessage[]>('./fixtures/*.json', { import: 'default' });

export const fixtureNames = (game: string, players: number): string[] =>
  Object.keys(files)
    .filter((path) => path.startsWith(`./fixtures/${game}-${players}-`))
    .map((path) => path.slice(`./fixtures/${game}-${players}-`.length, -'.json'.length));

/** A real position: one `full`, then the updates of the moves that follow. See tests/web/fixtures.py. */
export async function loadFixture(game: string, players: number, name: string): Promise<ServerMessage[]> {
  const load = files[`./fixtures/${game}-${players}-${name}.json`];
  if (!load) throw new Error(`no such fixture; there are ${fixtureNames(game, players).join(', ')}`);
  return load();
}
