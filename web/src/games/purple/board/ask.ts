import type { PurpleView } from '../../../state/views';
import { words } from '../../../words/words.svelte';
import type { Ask } from '../../contract';

export function ask(view: PurpleView): Ask {
  if (view.phase === 'direction') return { text: words.rich('purple-ask-direction'), rule: 'all.direction' };
  if (!view.trick.length) return { text: words.rich('purple-ask-lead'), rule: 'purple.lead' };
  const [first, second] = [...view.called].map((letter) => words.marked(`purple-colour-${letter}`));
  if (first === undefined) return { text: words.rich('purple-ask-sun'), rule: 'purple.sun.lead' };
  if (second === undefined) return { text: words.rich('purple-ask-follow', { colour: first }), rule: 'purple.follow' };
  return { text: words.rich('purple-ask-either', { first, second }), rule: 'purple.spacecraft.lead.follow' };
}
