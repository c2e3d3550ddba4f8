import type { Swatch } from '../../contract';

/** Slate, and Okabe-Ito's bluish green and orange; violet and navy leave room between them for every kind of eye. */
export const palette: Record<'R' | 'V' | 'F' | 'S' | 'P', Swatch> = {
  R: { hue: '#44607a', dark: '#15222e', light: '#d8e4ee', css: 'ravens' },
  V: { hue: '#10ae80', dark: '#002c1e', light: '#c6f0e0', css: 'vipers' },
  F: { hue: '#e69f00', dark: '#5a3300', light: '#ffe9bd', css: 'foxes' },
  S: { hue: '#7a48b5', dark: '#33165c', light: '#e9dcf8', css: 'sharks' },
  P: { hue: '#1f4487', dark: '#0b1c40', light: '#d4e1f7', css: 'police' },
};

export type Suit = keyof typeof palette;
export type Gang = Exclude<Suit, 'P'>;
export const GANGS: readonly Gang[] = ['R', 'V', 'F', 'S'];

export const black = '#17110f';
export const cream = '#f8ecd2';
export const red = '#c8142c';

/** One letter for each poster ink, as used in the cuts; h, d and l are the suit's own. */
export const inks = (suit: Suit): Record<string, string> => ({
  k: black,
  c: cream,
  r: red,
  w: '#fffdf6',
  g: '#e3b23c',
  s: '#b9c2c9',
  a: '#6d7780',
  t: '#d8a866',
  b: '#7c4a22',
  u: '#2f6fb3',
  p: '#f0a3a0',
  m: '#8d0d1f',
  n: '#3b3236',
  h: palette[suit].hue,
  d: palette[suit].dark,
  l: palette[suit].light,
});
