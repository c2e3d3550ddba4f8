import type { Count, TableInfo } from '../wire';
import { words } from '../words/words.svelte';

/** How the table stands when a deal was counted; a device with several seats hears it for each of them. */
export function counted(info: TableInfo, { state, result, totals, outcome }: Count): TableInfo {
  const results = [...(info.results ?? []).slice(0, (info.deal ?? 1) - 1), result];
  return { ...info, state, totals, results, outcome: outcome ?? null };
}

/** How the table stands when the next deal begins. */
export function dealt(info: TableInfo, deal: number): TableInfo {
  return { ...info, state: 'playing', deal, places: info.places.map((place) => ({ ...place, ready: false })) };
}

export function nameOf(place: TableInfo['places'][number], seat: number): string {
  if (place.name) return place.name;
  if (place.bot) return words.say('table-bot', { seat });
  return words.say('table-empty-seat');
}
