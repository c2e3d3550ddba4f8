import { say } from '../words/words.svelte';

/** What can be said at a table: the ids of the server, whose words are in table.ftl. */
export const EMOTES: readonly string[] = [
  'smile',
  'laugh',
  'wow',
  'think',
  'cry',
  'clap',
  'heart',
  'thumbs-up',
  'party',
  'sleepy',
];

export const PHRASES: readonly string[] = [
  'hello',
  'good-luck',
  'well-played',
  'bravo',
  'thank-you',
  'sorry',
  'oops',
  'your-turn',
  'take-your-time',
  'one-moment',
  'i-am-back',
  'nice-card',
  'what-a-trick',
  'so-close',
  'again',
  'goodbye',
];

/** What somebody just said: an emote to draw, or words. */
export interface Bubble {
  emote: string;
  text: string;
}

export const bubbleOf = (phrase: string): Bubble =>
  EMOTES.includes(phrase)
    ? { emote: phrase, text: say(`table-emote-${phrase}`) }
    : { emote: '', text: say(`table-say-${phrase}`) };
