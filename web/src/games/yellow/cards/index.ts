import { COLOURS, EVENTS, SYMBOLS } from './palette';

export { default as Face } from './Face.svelte';
export { default as Back } from './Back.svelte';
export { default as TableTop } from './TableTop.svelte';
export { default as Sign } from './Sign.svelte';
export { palette } from './palette';

export const faces: readonly string[] = [
  ...SYMBOLS.flatMap((symbol) => COLOURS.flatMap((colour) => ['', ...EVENTS].map((event) => symbol + colour + event))),
  ...COLOURS.map((colour) => `J${colour}`),
  'SK',
];

/** The letters mean several things, so symbols and events carry a prefix. */
export function signs(card: string): string[] {
  if (card === 'SK') return ['SK'];
  if (card.startsWith('J')) return [card[1]!, 'J'];
  return [card[1]!, `symbol-${card[0]}`, ...(card[2] ? [`event-${card[2]}`] : [])];
}
