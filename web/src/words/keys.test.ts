import { expect, test } from 'vitest';
import { LANGUAGES } from './languages';

const sources = Object.values(
  import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const files = import.meta.glob<string>('../../../src/defifoo/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const keysOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const all = (language: string, only = '') =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/${only}`))
    .flatMap(([, text]) => keysOf(text));

/** Every text in the sources that could be a key; what is computed (`home-${game}`) stands for anything. */
const written = new Set<string>();
for (const source of sources) {
  for (const match of source.matchAll(/'([a-z]+(?:-[\w-]+)+)'|`([a-z$][^`\s]*)`/g)) {
    const text = match[1] ?? match[2]!;
    written.add(text.replace(/[.*+?^()|[\]\\]/g, '\\$&').replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '\\w+'));
  }
}
const patterns = [...written].filter((text) => /^[a-z]+-/.test(text)).map((text) => new RegExp(`^${text}$`));

test('every sentence for the browser is used', () => {
  expect(all('en', 'web-').filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});

test('every sentence that the browser asks for exists in every language', () => {
  const asked = new Set(
    sources.flatMap((source) => [...source.matchAll(/\b(?:say|marked|rich)\('([a-z][\w-]+)'/g)].map((match) => match[1]!)),
  );
  for (const { code } of LANGUAGES) {
    const known = new Set(all(code));
    expect([...asked].filter((key) => !known.has(key))).toEqual([]);
  }
});

test('all languages have the same sentences', () => {
  for (const { code } of LANGUAGES) expect(all(code).sort()).toEqual(all('en').sort());
});
