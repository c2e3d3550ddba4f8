import type { YellowView } from '../../../state/views';
import { words } from '../../../words/words.svelte';
import type { Ask } from '../../contract';

const RULES: Record<Exclude<YellowView['phase'], 'over'>, string> = {
  direction: 'all.direction',
  lead: 'yellow.deal',
  turn: 'yellow.higher.symbol',
  drawn: 'yellow.draw',
  replay: 'yellow.event.replay',
  race: 'yellow.event.speed',
  debt: 'yellow.event.plus3',
  give: 'yellow.event.give',
  thanks: 'yellow.event.give.thanks',
  swap: 'yellow.event.swap',
};

export function ask(view: YellowView, moves: readonly string[], held: string | null): Ask {
  if (held !== null)
    return view.phase === 'give'
      ? { text: words.rich('yellow-ask-whom'), rule: RULES.give }
      : { text: words.rich('yellow-ask-joker'), rule: 'yellow.joker' };
  if (view.phase === 'drawn' && !moves.some((move) => move.split(' ')[0] === view.drawn))
    return { text: words.rich('yellow-ask-keep'), rule: RULES.drawn };
  const phase = view.phase === 'over' ? 'turn' : view.phase;
  // Below level 3 colours do not count.
  const colour = view.level < 3 ? '' : (view.colour ?? '');
  return {
    text: words.rich(`yellow-ask-${phase}`, { symbol: view.symbol ?? '', colour, count: view.debt }),
    rule: RULES[phase],
  };
}
