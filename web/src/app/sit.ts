import type { Game } from '../cards';
import { http, ownNumber } from '../net/http';
import { keepTable, keptTable } from '../state/keep';
import { settings } from '../state/settings.svelte';
import type { MakeTable } from '../wire';
import { words } from '../words/words.svelte';

export const myName = (): string => settings.name.trim() || words.say('home-somebody');

/** A new table of which this device is the host. */
export async function open(wish: MakeTable & { game: Game }): Promise<{ code: string; token: string }> {
  const { code, token } = await http.make(wish);
  keepTable({ code, game: wish.game, token, host: true, at: Date.now() });
  return { code, token };
}

/** Sit down at a table, with the token this device has there or a new one. */
export async function sit(code: string, name = myName(), avatar = settings.avatar): Promise<number> {
  const kept = keptTable(code);
  const taken = await http.sit(code, kept?.token ?? '', { name, number: ownNumber(), avatar });
  keepTable({ code, game: taken.table.game, token: taken.token, host: kept?.host ?? false, at: Date.now() });
  return taken.seat;
}

/** Against bots, at once. */
export async function playNow(wish: MakeTable & { game: Game; players: number }, bot: string): Promise<string> {
  const { code, token } = await open(wish);
  await sit(code);
  for (let seat = 1; seat < wish.players; seat++) await http.addBot(code, token, { bot });
  await http.start(code, token);
  return code;
}
