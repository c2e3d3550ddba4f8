import { expect, test } from 'vitest';
import { languageFor, LANGUAGES, setIn } from './languages';

test('a folder is a language, called as its speakers call it', () => {
  expect(LANGUAGES).toContainEqual({ code: 'en', name: 'English' });
  expect(LANGUAGES).toContainEqual({ code: 'fr', name: 'Français' });
});

test('the first wish that can be met counts, and somebody with other wishes reads the usual language', () => {
  expect(languageFor(['', 'xx', 'fr-CA', 'en'])).toBe('fr');
  expect(languageFor(['xx'])).toBe('en');
  expect(languageFor([])).toBe('en');
});

test('French keeps its signs on the line, others are set as they are written', () => {
  expect(setIn('fr', 'Ça va ?')).toBe('Ça va\u00a0?');
  expect(setIn('en', 'Well ?')).toBe('Well ?');
});
