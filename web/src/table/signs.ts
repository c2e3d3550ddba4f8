import type { Game } from '../cards';
import type { Part } from '../words/marks';

/** The signs that stand before the name of a card, colour or symbol. */
export function signsOf(game: Game, part: Part): string[] {
  if (part.sign === undefined) return [];
  if (part.kind === 'symbol') return [`symbol-${part.sign}`];
  return part.kind === 'colour' ? [part.sign] : cardSigns(game, part.sign);
}

export function cardSigns(game: Game, card: string): string[] {
  switch (game) {
    case 'yellow':
      return yellowSigns(card);
    case 'blue':
      return /^[CLS](AF|AM|AS|EU|OC)$/.test(card) ? [card[0]!] : [card];
    case 'purple':
      return /\d/.test(card) ? [card[0]!] : [card];
    case 'red':
      return card === 'BANK' || card === 'BOMB' ? [card] : [card[0]!];
  }
}

// Yellow's letters mean several things, so its symbols and events carry a prefix.
function yellowSigns(card: string): string[] {
  if (card === 'SK') return ['SK'];
  if (card.startsWith('J')) return [card[1]!, 'J'];
  return [card[1]!, `symbol-${card[0]}`, ...(card[2] ? [`event-${card[2]}`] : [])];
}
