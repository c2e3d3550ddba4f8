import { CONTINENTS } from './atlas';
import { ROUTES, WEATHER } from './palette';

export { default as Back } from './Back.svelte';
export { default as Face } from './Face.svelte';
export { default as Sign } from './Sign.svelte';
export { default as TableTop } from './TableTop.svelte';
export { palette } from './palette';

export const faces: readonly string[] = [
  ...ROUTES.flatMap((route) => CONTINENTS.map((continent) => route + continent)),
  ...WEATHER,
];

export const signs = (card: string): string[] => (/^[CLS](AF|AM|AS|EU|OC)$/.test(card) ? [card[0]!] : [card]);
