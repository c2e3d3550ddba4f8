import { PLANETS } from './palette';

export { default as Back } from './Back.svelte';
export { default as Face } from './Face.svelte';
export { default as Gallery } from './Gallery.svelte';
export { default as Sign } from './Sign.svelte';
export { default as TableTop } from './TableTop.svelte';
export { palette } from './palette';

export const faces: readonly string[] = [
  ...PLANETS.flatMap((planet) => Array.from({ length: 10 }, (_, k) => `${planet}${k + 1}`)),
  ...PLANETS.map((planet, k) => planet + PLANETS[(k + 1) % 5]),
  'SUN',
];

export const signs = (card: string): string[] => (/\d/.test(card) ? [card[0]!] : [card]);
