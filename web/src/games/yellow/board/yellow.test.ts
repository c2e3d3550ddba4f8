import { describe, expect, it } from 'vitest';
import type { YellowView } from '../../../state/views';
import { flights } from './flights';
import { raceWonBy } from './race';
import { telling } from '../../../table/telling';
import { face } from '..';

const view = (phase: string, hand_sizes: number[]) => ({ phase, hand_sizes, dealer: 0, seat: 0 }) as unknown as YellowView;

describe('a race', () => {
  it('is won by the seat that laid a card', () => {
    expect(raceWonBy(view('race', [5, 4, 3]), view('turn', [5, 3, 3]))).toBe(1);
  });
  it('is won also when the card starts the next race', () => {
    expect(raceWonBy(view('race', [5, 4, 3]), view('race', [5, 4, 2]))).toBe(2);
  });
  it('goes on when somebody passes', () => {
    expect(raceWonBy(view('race', [5, 4, 3]), view('race', [5, 4, 3]))).toBeNull();
  });
  it('is won by nobody when all have passed', () => {
    expect(raceWonBy(view('race', [5, 4, 3]), view('turn', [5, 4, 3]))).toBe(-1);
  });
  it('is not what an ordinary turn is', () => {
    expect(raceWonBy(view('turn', [5, 4, 3]), view('turn', [5, 3, 3]))).toBeNull();
  });
});

describe('flights', () => {
  const before = view('turn', [5, 4]);
  it('swap two hands, backs up', () => {
    expect(flights({ event: 'swapped', seat: 0, other: 1 }, before)).toEqual([
      { from: 'hand', to: 'seat-1', count: 5 },
      { from: 'seat-1', to: 'hand', count: 4 },
    ]);
  });
  it('do not show a present to those whom it does not concern', () => {
    expect(flights({ event: 'gave', seat: 2, other: 1, count: 1 }, before)).toEqual([
      { card: undefined, from: 'seat-2', to: 'seat-1' },
    ]);
  });
  it('draw nothing from an empty pile', () => {
    expect(flights({ event: 'drew', seat: 1, count: 0 }, before)).toEqual([]);
  });
});

describe('what happens', () => {
  it('to the reader is told with who did it and with what', async () => {
    const given = await telling(face, [{ event: 'gave', seat: 1, other: 0, cards: ['RG'] }]);
    expect(given.en).toEqual({ news: 'Zigzag gives you green rock.', passing: '' });
    const owed = await telling(face, [
      { event: 'played', seat: 1, cards: ['RY3'] },
      { event: 'debt', seat: 1, other: 0, count: 3 },
    ]);
    // what is owed the board shouts
    expect(owed.en!.passing).toMatch(/^Zigzag plays /);
  });
  it('between others is told in passing', async () => {
    const { en, fr } = await telling(face, [{ event: 'swapped', seat: 1, other: 2 }]);
    expect(en).toEqual({ news: '', passing: 'Zigzag swaps hands with Mamie.' });
    expect(fr!.passing).toContain('Zigzag');
  });
});
