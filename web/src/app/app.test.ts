import { expect, test } from 'vitest';
import { plainCode } from './code';
import { blocks, inline } from './markdown';
import { backoff } from '../net/socket';

test('a code is understood however it is typed', () => {
  for (const typed of ['bakomitu', 'BAKO-MITU', ' bako mitu ', 'https://example.org/t/BAKO-MITU'])
    expect(plainCode(typed)).toBe('BAKO-MITU');
  expect(plainCode('bako')).toBe('');
});

test('a rule keeps its address', () => {
  const [heading, rule] = blocks('# Red\n\n<a id="red.lead"></a>\nThe dealer **leads** with `R7`.');
  expect(heading).toMatchObject({ kind: 'heading', level: 1 });
  expect(rule).toMatchObject({ kind: 'paragraph', id: 'red.lead' });
});

test('text, code, emphasis and links are told apart', () => {
  expect(inline('a `R7` *b* [c](all.en.md)')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'code', text: 'R7' },
    { kind: 'text', text: ' ' },
    { kind: 'em', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'link', text: 'c', href: 'all.en.md' },
  ]);
});

test('lost connections are tried again after 0.2 seconds, then more slowly, up to 5', () => {
  expect([0, 1, 2, 9].map(backoff)).toEqual([200, 400, 800, 5000]);
});
