import type { Art } from '../games/contract';
import type { Part } from '../words/marks';

/** The signs that stand before the name of a card, colour or symbol. */
export function signsOf(art: Art, part: Part): string[] {
  if (part.sign === undefined) return [];
  if (part.kind === 'symbol') return [`symbol-${part.sign}`];
  return part.kind === 'colour' ? [part.sign] : art.signs(part.sign);
}
