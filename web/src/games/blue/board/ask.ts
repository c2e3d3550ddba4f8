import { onlyExchange } from '../../../state/notation';
import type { BlueView } from '../../../state/views';
import { words } from '../../../words/words.svelte';
import type { Ask } from '../../contract';

const WHERE: Record<string, string> = { MOON: 'blue.moon.where', ICE: 'blue.iceberg', BOLT: 'blue.lightning' };

/** blue.first-turn: without a Sun one may exchange, also instead of opening with a Rainbow. */
function firstTurn(moves: readonly string[]): string {
  if (onlyExchange(moves)) return 'blue-ask-no-sun';
  return moves.some((move) => move.startsWith('exchange')) ? 'blue-ask-rainbow' : 'blue-ask-first-turn';
}

export function ask(view: BlueView, moves: readonly string[], held: string | null): Ask {
  if (held !== null) return { text: words.rich('blue-ask-where', { card: held }), rule: WHERE[held] ?? 'blue.open' };
  switch (view.phase) {
    case 'direction':
      return { text: words.rich('blue-ask-direction'), rule: 'all.direction' };
    case 'reply':
      return { text: words.rich('blue-ask-reply'), rule: 'blue.moon.reply' };
    case 'first-turn':
      return { text: words.rich(firstTurn(moves)), rule: 'blue.first-turn' };
    default:
      if (moves.includes('pass')) return { text: words.rich('blue-ask-pass'), rule: 'blue.pass' };
      if (onlyExchange(moves)) return { text: words.rich('blue-ask-exchange'), rule: 'blue.exchange' };
      return { text: words.rich('blue-ask-turn'), rule: 'blue.open' };
  }
}
