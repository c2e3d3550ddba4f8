import { expect, test } from 'vitest';

/** What holds for every file of the pages and is no matter of syntax. Files that programs write are left to those programs. */
const MADE = ['./wire.ts', './state/views.ts'];
const texts = import.meta.glob<string>('./**/*.{ts,svelte,css}', { query: '?raw', import: 'default', eager: true });
const files = Object.entries(texts).filter(([path]) => !MADE.includes(path));

test('no line is longer than 128 characters', () => {
  const long = files.flatMap(([path, text]) =>
    text.split('\n').flatMap((line, k) => (line.length > 128 ? [`${path}:${k + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test('no file is longer than 350 lines', () => {
  expect(files.filter(([, text]) => text.trimEnd().split('\n').length > 350).map(([path]) => path)).toEqual([]);
});

test('no file outside of its own folder names a game', () => {
  const OURS = Object.keys(import.meta.glob('./games/*/index.ts')).map((path) => path.split('/')[2]!);
  expect(OURS.length).toBeGreaterThan(3);
  const name = new RegExp(`\\b(${OURS.join('|')})\\b`, 'i');
  const named = files
    .filter(([path]) => !path.endsWith('.test.ts') && !OURS.includes(/^\.\/games\/(\w+)\//.exec(path)?.[1] ?? ''))
    .flatMap(([path, text]) => text.split('\n').flatMap((line, k) => (name.test(line) ? [`${path}:${k + 1} ${line}`] : [])));
  expect(named).toEqual([]);
});
