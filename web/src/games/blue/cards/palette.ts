import type { Swatch } from '../../contract';

export type Route = 'C' | 'L' | 'S';
export const ROUTES: readonly Route[] = ['C', 'L', 'S'];
export type Weather = 'SUN' | 'RAIN' | 'MOON' | 'BOLT' | 'ICE';
export const WEATHER: readonly Weather[] = ['SUN', 'RAIN', 'MOON', 'BOLT', 'ICE'];
export const INK = '#2b1a10';
export const PAPER = '#f8edd3';

/** `sea` is the water around the land; `dark` is written on it and on `hue`, `light` on `dark`. */
export const palette: Record<Route, Swatch & { sea: string }> = {
  C: { hue: '#ee6352', dark: '#4a0d0a', light: '#ffe4dc', sea: '#fbd5c6', css: 'coral' },
  L: { hue: '#1b9eb2', dark: '#02282f', light: '#d9f6f5', sea: '#c3e9e6', css: 'lagoon' },
  S: { hue: '#f0b429', dark: '#402a00', light: '#fff3cf', sea: '#fdeebb', css: 'saffron' },
};

export const signs: Record<Route, string> = {
  C: 'M-45 0a45 45 0 1 1 90 0a45 45 0 1 1-90 0Z',
  L: 'M0-46 50 40H-50Z',
  S: 'M-41-41H41V41H-41Z',
};

/** The sea's pattern, a tile of 60 x 60: bubbles, wave crests, chart squares. */
export const tiles: Record<Route, string> = {
  C: 'M10 16a7 7 0 1 0 14 0a7 7 0 1 0-14 0M40 44a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  L: 'M6 24l12-12 12 12M32 52l12-12 12 12',
  S: 'M0 0H60M0 0V60',
};
