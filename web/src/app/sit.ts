import { promiseOf } from '../fair/deal';
import { ownNumber, Witness } from '../fair/witness.svelte';
import { http, Refused } from '../net/http';
import { keepTable, keptTable } from '../state/keep';
import { PORTRAITS } from './avatars';
import { settings } from '../state/settings.svelte';
import type { MakeTable } from '../wire';
import { words } from '../words/words.svelte';

/** A new table of which this device is the host. */
export async function open(wish: MakeTable & { game: string }): Promise<{ code: string; token: string }> {
  const { code, token } = await http.make(wish);
  keepTable({ code, game: wish.game, token, host: true, at: Date.now() });
  return { code, token };
}

/**
 * Sit down at a table, with the token this device has there or a new one. Whoever gives no name is called after their picture,
 * and numbered when somebody there is called so already.
 */
export async function sit(code: string, name = settings.name.trim(), avatar = settings.avatar): Promise<number> {
  const kept = keptTable(code);
  avatar = await freePicture(code, avatar);
  const called = name || words.say(`home-avatar-${avatar}`);
  const own = ownNumber();
  Witness.sitsDown(code, own);
  for (let number = 1; ; number++) {
    try {
      const wish = { name: number > 1 ? `${called} ${number}` : called, promise: promiseOf(own), avatar };
      const taken = await http.sit(code, kept?.token ?? '', wish);
      Witness.satDown(code, taken.seat, taken.table, own);
      keepTable({ code, game: taken.table.game, token: taken.token, host: kept?.host ?? false, at: Date.now() });
      return taken.seat;
    } catch (error) {
      if (name || !isNameTaken(error) || number > 6) throw error;
    }
  }
}

/** No two people at a table have the same picture. */
async function freePicture(code: string, wanted: string): Promise<string> {
  const there = await http.table(code).catch(() => null);
  const taken = (there?.places ?? []).map((place) => place.avatar);
  return taken.includes(wanted) ? (PORTRAITS.find((one) => !taken.includes(one)) ?? wanted) : wanted;
}

const isNameTaken = (error: unknown): boolean => error instanceof Refused && error.problem.rule === 'table.name-taken';

/** Against bots, at once. */
export async function playNow(wish: MakeTable & { game: string; players: number }, bot: string): Promise<string> {
  const { code, token } = await open(wish);
  await sit(code);
  for (let seat = 1; seat < wish.players; seat++) await http.addBot(code, token, { bot });
  await http.start(code, token);
  return code;
}
