/** What can be shown at a table; the ids and the words come from the server's list. */
export const EMOTES: Record<string, string> = {
  smile: '🙂', laugh: '😂', wow: '😮', think: '🤔', cry: '😢', clap: '👏', heart: '❤️', 'thumbs-up': '👍', party: '🎉', sleepy: '🥱',
};

export const PHRASES: readonly string[] = [
  'hello', 'good-luck', 'well-played', 'bravo', 'thank-you', 'sorry', 'oops', 'your-turn', 'take-your-time', 'one-moment', 'i-am-back', 'nice-card', 'what-a-trick', 'so-close', 'again', 'goodbye',
];
