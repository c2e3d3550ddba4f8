import { expect, test } from 'vitest';
import { mark, Names, parts, plain, unbroken } from './marks';

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
  expect(unbroken('*[other] : { $cards }')).toBe('*[other] : { $cards }');
});
