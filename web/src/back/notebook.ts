import { http } from '../net/http';
import { keep, keptTables, read } from '../state/keep';
import { mergePlayed } from './played';

const KEY = /^[0-9a-f]{32}$/;

/** The key of the list that the server keeps for this device. Whoever has it has the list: no account. */
export function notebookKey(): string {
  const kept = read('notebook', '');
  if (KEY.test(kept)) return kept;
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  keep('notebook', digits);
  return digits;
}

/** Another device's list, by its link: from now on both write into the same. */
export function openNotebook(hash: string): boolean {
  const key = hash.slice(1);
  if (!KEY.test(key)) return false;
  keep('notebook', key);
  return true;
}

/** What this device sat at is told to the server, and what is in the list there comes back. */
export async function noteMatches(): Promise<void> {
  const tables = keptTables().flatMap(({ code, token }) => (token ? [{ code, token }] : []));
  const { matches } = await http.mine(notebookKey(), tables);
  mergePlayed(matches);
}
