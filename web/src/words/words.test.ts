import { expect, test, vi } from 'vitest';
import { mark, Names, parts, plain, unbroken } from './marks';
import { words } from './words.svelte';

test('names of cards and colours carry their sign through a sentence', () => {
  const source = mark('purple-colour-E = Ember\npurple-name = Purple');
  const [, value] = source.split('\n')[0]!.split(' = ') as [string, string];
  const sentence = `Play ${value}, please.`;
  expect(plain(sentence)).toBe('Play Ember, please.');
  expect(parts(sentence)).toEqual([{ text: 'Play ' }, { kind: 'colour', sign: 'E', text: 'Ember' }, { text: ', please.' }]);
  expect(source.split('\n')[1]).toBe('purple-name = Purple');
});

test('the longest name is found in a sentence of the server', () => {
  const names = new Names('purple', ['purple-colour-E = Braise\npurple-card-E7 = 7 de Braise\nred-colour-P = Police']);
  expect(names.parts('Braise ! Le 7 de Braise, pas la Police ni la Braisette.')).toEqual([
    { kind: 'colour', sign: 'E', text: 'Braise' },
    { text: ' ! Le ' },
    { kind: 'card', sign: 'E7', text: '7 de Braise' },
    { text: ', pas la Police ni la Braisette.' },
  ]);
});

test('French punctuation does not fall to the next line', () => {
  expect(unbroken('« Merci ! » dit Ana : oui.')).toBe('«\u00a0Merci\u00a0!\u00a0» dit Ana\u00a0: oui.');
});

test('a name that is read from right to left turns nothing round that stands beside it', async () => {
  words.language = 'fr';
  await words.need('web-table', 'all');
  const said = words.say('table-won', { names: words.listing(['محمد', 'Léo']), count: 2 });
  expect(said).toBe('\u2068محمد\u2069 et Léo gagnent\u00a0!');
  expect(words.say('table-me', { name: 'محمد' })).toBe('Ta place\u00a0: \u2068محمد\u2069');
  expect(words.say('table-me', { name: 'Léo' })).toBe('Ta place\u00a0: Léo');
});

test('no French sentence has a place where its punctuation could fall to the next line, whatever is put into it', async () => {
  const files = import.meta.glob<string>('../../../src/defifoo/locales/fr/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  vi.spyOn(console, 'error').mockImplementation(() => {}); // not everything that a sentence could ask for is given here
  words.language = 'fr';
  await words.need(...Object.keys(files).map((path) => path.split('/').at(-1)!.replace('.ftl', '')));
  const keys = Object.values(files).flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!));
  for (const key of keys)
    for (const who of ['you', 'other'])
      for (const count of [0, 1, 3]) {
        const said = words.say(key, {
          who,
          towards: who,
          name: 'Ana',
          other: 'Léo',
          names: 'Ana et Léo',
          cards: 'Soleil',
          number: count,
          count,
          points: count,
          seat: 'Ana',
          text: 'x',
          colour: 'Azur',
          game: 'purple',
        });
        expect(said).not.toMatch(/ [:;!?»]|« |\w:\s|['"]/);
      }
}, 30_000);
