import { expect, test } from 'vitest';
import { placesIn } from './sought';

const read = (text: string, ...words: string[]) => placesIn(text, words).map(([from, to]) => text.slice(from, to));

test('a word is marked wherever it stands, as it is written there', () => {
  expect(read('La Bombe ! Deux bombes.', 'bombe')).toEqual(['Bombe', 'bombe']);
  expect(read('Orchidée et Orchide\u0301e', 'orchidee')).toEqual(['Orchidée', 'Orchide\u0301e']);
  expect(read('Un vœu, des vœux', 'voeu')).toEqual(['vœu', 'vœu']);
  expect(read('👑 l’As', "l'as")).toEqual(['l’As']);
});

test('each of several words is marked, and nothing where there is none', () => {
  expect(read('Police and Bank', 'bank', 'police')).toEqual(['Bank', 'Police']);
  expect(read('Police', 'sun')).toEqual([]);
  expect(read('Police')).toEqual([]);
});

test('a word that ends within a letter takes all of it along', () => {
  expect(read('cœur', 'co')).toEqual(['cœ']);
  expect(read('Orchide\u0301e', 'orchide')).toEqual(['Orchide\u0301']);
});
