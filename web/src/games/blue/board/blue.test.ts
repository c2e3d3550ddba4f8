import { describe, expect, it, vi } from 'vitest';
import type { BlueLine, BlueView } from '../../../state/views';
import { flights } from './flights';
import { byLine, reached, skyOf } from './lines';
import { telling } from '../../../table/telling';
import { face } from '..';
import { ask } from './ask';
import { words } from '../../../words/words.svelte';

const line = (weather: string[], continents: string[] = [], frozen = false): BlueLine => ({ weather, continents, frozen });
const view = { seat: 0, lines: [{ C: line(['SUN'], ['CAF', 'COC']), S: line(['RAIN'], ['SAF']) }, {}] } as unknown as BlueView;

describe('a line', () => {
  it('shows the weather that lies on top', () => {
    expect(skyOf(line(['SUN']))).toBe('open');
    expect(skyOf(line(['SUN', 'MOON']))).toBe('stopped');
    expect(skyOf(line(['SUN', 'MOON', 'RAIN']))).toBe('safe');
  });
  it('is frozen whatever lies under the ice', () => {
    expect(skyOf(line(['SUN', 'MOON'], [], true))).toBe('frozen');
  });
});

it('a continent counts once, whatever its colours', () => {
  expect([...reached(view, 0)].sort()).toEqual(['AF', 'OC']);
  expect(reached(view, 1).size).toBe(0);
});

it('moves are found by the line they go to', () => {
  const moves = byLine(['open L SUN', 'cancel C SUN', 'moon 2 S', 'bolt C']);
  expect(moves.get('L')).toBe('open L SUN');
  expect(moves.get('2 S')).toBe('moon 2 S');
});

it('on the very first turn the dealer is told of every way to begin', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.need('web-blue');
  await words.speak('en');
  const asked = (...moves: string[]) =>
    ask({ ...view, phase: 'first-turn' }, moves, null)
      .text.map((part) => part.text)
      .join('');
  expect(asked('open C SUN', 'open C RAIN')).toBe('Open a line with a Sun or a Rainbow.');
  expect(asked('open C RAIN', 'exchange *7')).toBe('No Sun: open with the Rainbow, or exchange cards.');
  expect(asked('exchange *7')).toBe('No Sun, no Rainbow: exchange cards.');
});

describe('flights', () => {
  it('take a stolen continent from the line into the hand of the thief', () => {
    expect(flights({ event: 'stole', seat: 1, other: 0, cards: ['COC'], count: 0 }, view)).toEqual([
      { card: 'COC', from: 'line-0-C', to: 'seat-1' },
    ]);
  });
  it('lay a continent on the line of its colour', () => {
    expect(flights({ event: 'laid', seat: 0, cards: ['SAF'] }, view)).toEqual([{ card: 'SAF', from: 'hand', to: 'line-0-S' }]);
  });
  it('show only backs of what others draw', () => {
    expect(flights({ event: 'drew', seat: 1, count: 3 }, view)).toEqual([{ from: 'pile', to: 'seat-1', count: 3 }]);
  });
});

describe('what happens', () => {
  it('to the reader is told with who did it and with what', async () => {
    const struck = await telling(face, [
      { event: 'lightning', seat: 1, cards: ['BOLT'], count: 0 },
      { event: 'struck', seat: 1, other: 0, cards: ['CAF'] },
      { event: 'struck', seat: 1, other: 2, cards: ['COC'] },
      { event: 'drew', seat: 1, count: 1 },
    ]);
    expect(struck).toEqual({
      en: {
        news: 'Zigzag’s Lightning takes your Coral Africa.',
        passing: 'Lightning: Zigzag takes Coral Oceania from Mamie.',
      },
      fr: {
        news: 'Avec son Éclair, Zigzag prend ta carte : Afrique Corail.',
        passing: 'Éclair ! Zigzag prend à Mamie : Océanie Corail.',
      },
    });
    const stolen = await telling(face, [{ event: 'stole', seat: 1, other: 0, cards: ['LEU'] }]);
    expect(stolen.en!.news).toBe('Zigzag’s Moon steals your Lagoon Europe.');
    expect(stolen.fr!.news).toBe('Zigzag te vole une carte avec sa Lune : Europe Lagon.');
    const frozen = await telling(face, [{ event: 'iceberg', seat: 1, other: 0, cards: ['ICE'], count: 0 }]);
    expect(frozen.en!.news).toBe('Zigzag freezes your Coral line with an Iceberg.');
  });
  it('between others is told in passing', async () => {
    const { en, fr } = await telling(face, [
      { event: 'accepted', seat: 1, other: 2 },
      { event: 'stole', seat: 2, other: 1, cards: ['LEU'] },
      { event: 'drew', seat: 1, count: 1 },
    ]);
    expect(en).toEqual({ news: '', passing: 'Zigzag lets the Moon pass. Mamie steals Lagoon Europe from Zigzag.' });
    expect(fr!.passing).toBe('Zigzag laisse passer la Lune. Mamie vole à Zigzag : Europe Lagon.');
  });
  it('between others is said in few words, for it stands over their faces', async () => {
    for (const event of Object.keys(face.tidings.brief!)) {
      const told = [{ event, seat: 1, other: 2, count: 0, cards: ['LAM'] }];
      const whole = await telling({ ...face, tidings: {} }, told);
      const brief = await telling(face, told);
      for (const language of ['en', 'fr']) {
        expect(brief[language]!.passing.length, event).toBeLessThan(whole[language]!.passing.length);
        expect(brief[language]!.passing.length, event).toBeLessThan(52);
      }
    }
  });
});
