import { beforeAll, expect, test, vi } from 'vitest';
import { Narrator } from './narrator';
import { words } from './words.svelte';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
  return words.need('all', 'why', 'purple', 'why-purple');
});

const narrator = new Narrator('purple', ['Ana', 'Zoé', 'Max'], 0);
const text = (...facts: Parameters<Narrator['facts']>[0]) =>
  narrator
    .facts(facts)
    .map((part) => part.text)
    .join('')
    .replaceAll('\u00a0', ' ');

test('facts are put into the words of the game, and cards are shown with their signs', async () => {
  const under = { name: 'under', seat: 1, cards: ['E9'] };
  await words.speak('en');
  expect(text(under, { name: 'points', points: 12 })).toBe(
    'It stays under Zoé’s Ember 9: Zoé takes this trick. In the end you would be about 12 points worse off.',
  );
  expect(narrator.facts([under]).filter((part) => part.sign)).toEqual([{ kind: 'card', sign: 'E9', text: 'Ember 9' }]);
  await words.speak('fr');
  expect(text(under)).toBe('Cette carte reste sous la carte jouée par Zoé (9 de Braise) : Zoé prend ce pli.');
  expect(text({ name: 'beaten', seats: [1, 2], many: 4 })).toBe(
    'Zoé et Max peuvent encore passer dessus : 4 cartes encore cachées en sont capables.',
  );
});
