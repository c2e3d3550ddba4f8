import { expect, test } from 'vitest';
import { DRAWN, loadFace } from '../games';
import { LANGUAGES } from '../words/languages';
import { folded, search } from './books';
import { blocks, type Inline } from './markdown';

const books = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });
const book = (name: string, language: string) => blocks(books[`../../../docs/rules/${name}.${language}.md`]!);
const CODES = LANGUAGES.map((one) => one.code);

function texts(name: string, language: string): Inline[][] {
  return book(name, language).flatMap((block) =>
    block.kind === 'paragraph' ? [block.text, block.ruling?.text ?? []] : block.kind === 'heading' ? [block.text] : [],
  );
}

test('every code that a player reads is a card that can be drawn', async () => {
  for (const game of DRAWN) {
    const { faces } = await loadFace(game);
    for (const language of CODES)
      for (const part of texts(game, language).flat()) if (part.kind === 'code') expect(faces).toContain(part.text);
  }
}, 30_000);

test('players read no notation, and rulings stand apart from the rules', () => {
  const [rule] = blocks(
    '<a id="red.deck"></a>\nSixty-one cards. Notation: Raven 7 is `R7`, a Skull `SK`. *Ruling: the sheet does not say.*',
  );
  expect(rule).toEqual({
    kind: 'paragraph',
    id: 'red.deck',
    text: [{ kind: 'text', text: 'Sixty-one cards.' }],
    ruling: { title: 'Ruling', text: [{ kind: 'text', text: 'The sheet does not say.' }] },
  });
  for (const name of ['all', ...DRAWN])
    for (const language of CODES)
      for (const text of texts(name, language))
        expect(text.map((part) => part.text).join('')).not.toMatch(/Notation|Ruling|Décision de table|s’écrit|is written/);
});

test('both languages rule on the same rules', () => {
  const ruled = (name: string, language: string) =>
    book(name, language).flatMap((block) => (block.kind === 'paragraph' && block.ruling ? [block.id] : []));
  for (const name of ['all', ...DRAWN]) expect(ruled(name, 'fr').sort()).toEqual(ruled(name, 'en').sort());
});

test('no line begins with a colon and no number breaks in two', () => {
  for (const name of ['all', ...DRAWN])
    for (const language of CODES)
      for (const text of texts(name, language))
        expect(text.map((part) => part.text).join('`')).not.toMatch(/ [:;!?»]|« |['"]|\d \d{3}(?!\d)/);
  expect(blocks('"Soleil" : l\'Alien a 1 000 points.')[0]).toMatchObject({
    text: [{ kind: 'text', text: '“Soleil”\u00a0: l’Alien a 1\u202f000\u00a0points.' }],
  });
});

test('a comma and a bracket stay with their card', () => {
  const [rule] = blocks('Two Jokers (`JG`, `JY`) and one (`JR`).');
  expect(rule).toMatchObject({
    text: [
      { kind: 'text', text: 'Two Jokers ' },
      { kind: 'code', text: 'JG', before: '(', after: ',' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'JY', after: ')' },
      { kind: 'text', text: ' and one ' },
      { kind: 'code', text: 'JR', after: '.' },
    ],
  });
});

test('a word is found with its accents and without, and whatever its capitals', () => {
  const french = book('red', 'fr');
  const { count } = search(french, 'équipe');
  expect(count).toBeGreaterThan(1);
  for (const same of ['equipe', 'ÉQUIPE', '  Equipe ']) expect(search(french, same)).toEqual(search(french, 'équipe'));
  expect(folded("L’œuf d'Été")).toBe("l'oeuf d'ete");
});

test('what is found stands under its heading, and all words must be there', () => {
  const english = book('yellow', 'en');
  const { found, count } = search(english, 'joker cancels');
  expect(count).toBe(1);
  expect(found.map((block) => block.kind)).toEqual(['heading', 'heading', 'paragraph']);
  expect(found[2]!.id).toBe('yellow.event.plus3.joker');
  expect(search(english, 'with children').found.map((block) => block.id)).toContain('yellow.level.1');
});

test('nothing looked for is the whole book, and nothing found is its title', () => {
  const english = book('blue', 'en');
  expect(search(english, ' ')).toEqual({ found: english, count: 0 });
  expect(search(english, 'zeppelin')).toEqual({ found: [english[0]], count: 0 });
});
