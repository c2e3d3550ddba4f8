import { GANGS } from './palette';

export { default as Face } from './Face.svelte';
export { default as Back } from './Back.svelte';
export { default as TableTop } from './TableTop.svelte';
export { default as Sign } from './Sign.svelte';
export { palette } from './palette';

const ranks = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'C', 'G'];

export const faces: readonly string[] = [
  ...GANGS.flatMap((gang) => ranks.map((rank) => gang + rank)),
  ...Array.from({ length: 15 }, (_, i) => `P${i + 1}`),
  'BANK',
  'BOMB',
];

export const signs = (card: string): string[] => (card === 'BANK' || card === 'BOMB' ? [card] : [card[0]!]);
