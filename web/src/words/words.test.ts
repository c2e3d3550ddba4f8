import { expect, test } from 'vitest';
import { mark, parts, plain } from './marks';

test('names of cards and colours carry their sign through a sentence', () => {
  const source = mark('purple-colour-E = Ember\npurple-name = Purple');
  const [, value] = source.split('\n')[0]!.split(' = ') as [string, string];
  const sentence = `Play ${value}, please.`;
  expect(plain(sentence)).toBe('Play Ember, please.');
  expect(parts(sentence)).toEqual([{ text: 'Play ' }, { kind: 'colour', sign: 'E', text: 'Ember' }, { text: ', please.' }]);
  expect(source.split('\n')[1]).toBe('purple-name = Purple');
});
