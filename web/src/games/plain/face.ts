import type { Component } from 'svelte';
import { lay, take } from '../../sound/sound';
import { words } from '../../words/words.svelte';
import type { GameFace } from '../contract';
import Back from './Back.svelte';
import Face from './Face.svelte';
import PlainBoard from './PlainBoard.svelte';
import Sign from './Sign.svelte';
import TableTop from './TableTop.svelte';

/** A card of this game: the same component, which also knows whose words to use. */
function faceFor(game: string): Component<{ card: string }> {
  return (internals, props) =>
    Face(internals, {
      game,
      get card() {
        return props.card;
      },
    });
}

/** The look of a game that has no folder here: from its notation, its words and its view alone. */
export function plainFace(game: string): GameFace {
  return {
    game,
    Face: faceFor(game),
    Back,
    TableTop,
    Sign,
    palette: {},
    faces: [],
    signs: () => [],
    Board: PlainBoard,
    flights: () => [],
    ask: (view) => {
      const own = `${game}-prompt-${view.phase}`;
      return { text: words.rich(words.has(own) ? own : 'table-your-turn'), rule: '' };
    },
    // Every move has its button on the board.
    sheet: () => [],
    cardOf: (move, hand) => (hand.includes(move) ? move : null),
    attempt: (_, card) => card,
    sounds: { played: lay, laid: lay, drew: take, took: take },
    tidings: {},
    hintEnd: 'table-hint-end',
  };
}
