import type { PurpleView } from '../../../state/views';
import { say } from '../../../words/words.svelte';

type Challenged = Pick<PurpleView, 'challenge' | 'challenge_colour' | 'planet_spacecraft'>;

const MARKED: Readonly<Record<string, (card: string, view: Challenged) => boolean>> = {
  'no-spacecraft': (card) => /^[A-Z]{2}$/.test(card),
  'no-fives': (card) => /^[A-Z]5$/.test(card),
  'no-sevens': (card) => /^[A-Z]7$/.test(card),
  'no-sun': (card) => card === 'SUN',
  'no-planet': (card, { challenge_colour: colour, planet_spacecraft: crafts }) =>
    colour !== null &&
    (card.startsWith(colour) ? /\d/.test(card) || crafts : crafts && card.length === 2 && card[1] === colour),
  'no-alien': (card, { challenge_colour: colour }) => card === `${colour}8`,
};

/** The cards among those that a seat has won which the challenge makes it pay for; null where cards do not count. */
export function forbidden(view: Challenged, won: readonly string[]): string[] | null {
  const marked = MARKED[view.challenge];
  return marked ? won.filter((card) => marked(card, view)) : null;
}

/** The challenge of the set, in words. */
export const challenge = ({ challenge: name, challenge_colour: colour, planet_spacecraft: crafts }: Challenged): string =>
  say(`purple-challenge-${name}`, { colour: colour ? say(`purple-colour-${colour}`) : '', spacecraft: Number(crafts) });
