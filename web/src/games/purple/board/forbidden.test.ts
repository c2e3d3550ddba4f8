import { expect, test } from 'vitest';
import type { Full } from '../../../wire';
import { fixtureNames, loadFixture } from '../../../table/fixtures';
import { forbidden } from './forbidden';
import { telling } from '../../../table/telling';
import { face } from '..';

const at = (challenge: string, colour: string | null = null, planet_spacecraft = false) => ({
  challenge,
  challenge_colour: colour,
  planet_spacecraft,
});
const won = ['E5', 'E7', 'E8', 'E10', 'T7', 'ET', 'OE', 'SUN'];

test.each([
  [at('no-spacecraft'), ['ET', 'OE']],
  [at('no-fives'), ['E5']],
  [at('no-sevens'), ['E7', 'T7']],
  [at('no-sun'), ['SUN']],
  [at('no-planet', 'E'), ['E5', 'E7', 'E8', 'E10']],
  [at('no-planet', 'E', true), ['E5', 'E7', 'E8', 'E10', 'ET', 'OE']],
  [at('no-alien', 'E'), ['E8']],
  [at('no-trick'), null],
])('%o', (view, cards) => expect(forbidden(view, won)).toEqual(cards));

test('what a seat shows during a set is what it pays for at its end', async () => {
  let counted = 0;
  for (const players of [2, 3, 4, 5, 6])
    for (const name of fixtureNames('purple', players).filter((one) => /between|podium/.test(one))) {
      const [{ view, table }] = (await loadFixture('purple', players, name)) as [Full];
      if (view?.game !== 'purple') continue;
      for (const [seat, account] of (table?.results?.at(-1)?.accounts ?? []).entries()) {
        const shown = forbidden(view, view.won[seat]!);
        if (!shown) continue;
        counted++;
        const paid = account.filter((line) => line.rule.startsWith('purple.score')).flatMap((line) => line.cards ?? []);
        expect(shown.sort()).toEqual(paid.sort());
      }
    }
  expect(counted).toBeGreaterThan(5);
});

test('the cards of others are seen; what costs them points is told in passing', async () => {
  const { en, fr } = await telling(face, [
    { event: 'played', seat: 1, cards: ['E7'] },
    { event: 'took-trick', seat: 1, cards: ['E7'] },
    { event: 'sun-last', seat: 1 },
  ]);
  expect(en).toEqual({ news: '', passing: 'The Sun in the last trick costs Zigzag 50 points.' });
  expect(fr!.passing).toContain('Zigzag');
  expect(face.brief).toHaveProperty('took-trick');
});
