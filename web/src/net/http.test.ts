import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../words/words.svelte';

const answers = (status: number, body: object) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status }))),
  );

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
  vi.stubGlobal('location', new URL('http://cards.example.org/'));
  await words.speak('fr');
});
afterEach(() => vi.unstubAllGlobals());

test('no line of a French lesson begins with a colon', async () => {
  const { http } = await import('./http');
  answers(200, { aim: 'Le but : gagner.', text: 'Joue ! Vite !' });
  expect(await http.lesson('red', 0)).toEqual({ aim: 'Le but\u00a0: gagner.', text: 'Joue\u00a0! Vite\u00a0!' });
  answers(200, { right: false, text: 'Mais : non.' });
  expect(await http.tryStep('red', 0, 'R7')).toEqual({ right: false, text: 'Mais\u00a0: non.' });
});

test('nor does one of a refusal', async () => {
  const { http } = await import('./http');
  answers(409, { kind: 'illegal', rule: 'all.match', text: 'Trop tard : la manche est finie.' });
  await expect(http.table('BAKO')).rejects.toThrow('Trop tard\u00a0: la manche est finie.');
});
