import type { RedView } from '../../../state/views';
import { words } from '../../../words/words.svelte';
import type { Ask } from '../../contract';

export function ask(view: RedView): Ask {
  if (view.phase === 'team') return { text: words.rich('red-ask-team'), rule: 'red.teams.choice' };
  if (view.phase === 'direction') return { text: words.rich('red-ask-direction'), rule: 'all.direction' };
  if (!view.led) return { text: words.rich('red-ask-lead'), rule: 'red.lead' };
  if (view.led === 'P') return { text: words.rich('red-ask-police'), rule: 'red.follow.police' };
  return { text: words.rich('red-ask-gang', { colour: words.marked(`red-colour-${view.led}`) }), rule: 'red.follow.gang' };
}
