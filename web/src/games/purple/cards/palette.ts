import type { Swatch } from '../../contract';

export type Planet = 'E' | 'T' | 'J' | 'A' | 'O';
export const PLANETS: readonly Planet[] = ['E', 'T', 'J', 'A', 'O'];
export const INK = '#160d33';

/** `sky` is the night around the planet: `light` is written on it, `dark` is written on `hue`. */
export const palette: Record<Planet, Swatch & { sky: string }> = {
  E: { hue: '#e8590c', dark: '#2e0c00', light: '#ffc2a1', sky: '#551a10', css: 'ember' },
  T: { hue: '#f5dc2e', dark: '#3a2e00', light: '#fff4a6', sky: '#4d3d08', css: 'topaz' },
  J: { hue: '#0b9f71', dark: '#002418', light: '#9ff3d5', sky: '#053f33', css: 'jade' },
  A: { hue: '#3490f2', dark: '#031c3a', light: '#c4e4ff', sky: '#0d3070', css: 'azure' },
  O: { hue: '#f08ccb', dark: '#3a0a2b', light: '#ffcdec', sky: '#581350', css: 'orchid' },
};

/** The sign of each planet, around (0, 0) in a box of 100 x 100; drawn with round joins. */
export const signs: Record<Planet, string> = {
  E: 'M0-46 49 40H-49Z',
  T: 'M0-52 15-18 51-14 24 10 32 46 0 28-32 46-24 10-51-14-15-18Z',
  J: 'M-45 0a45 45 0 1 1 90 0a45 45 0 1 1-90 0Z',
  A: 'M-41-41H41V41H-41Z',
  O: 'M0-54 40 0 0 54-40 0Z',
};

/** A small pattern tile (60 x 60) per planet, drawn faintly in its sky. */
export const tiles: Record<Planet, string> = {
  E: 'M8 20a12 12 0 1 0 24 0a12 12 0 1 0-24 0M40 46a7 7 0 1 0 14 0a7 7 0 1 0-14 0',
  T: 'M0 10H60M0 30H60M0 50H60',
  J: 'M6 30a24 9 0 1 0 48 0a24 9 0 1 0-48 0M18 30a12 4 0 1 0 24 0a12 4 0 1 0-24 0',
  A: 'M0 18q15-16 30 0t30 0M0 48q15-16 30 0t30 0',
  O: 'M15 9v12M9 15h12M45 39v12M39 45h12',
};

export const isPlanet = (code: string): code is Planet => code in palette;
