import type { Swatch } from '../../contract';

/**
 * Okabe-Ito bluish green, yellow and vermilion: an order, like a traffic light. `dark` on `light` passes AA, and so does one of
 * them and `mark` on `hue`.
 */
export const palette: Record<'G' | 'Y' | 'R', Swatch> = {
  G: { hue: '#16a77d', dark: '#04291e', light: '#d5f2e6', css: 'green' },
  Y: { hue: '#f6df3a', dark: '#4d3c00', light: '#fff9cf', css: 'yellow' },
  R: { hue: '#cb4415', dark: '#4f1400', light: '#fffaf4', css: 'red' },
};

/** A second sheet of the same construction paper, one shade deeper. */
export const shade: Record<Colour, string> = { G: '#0b7f5f', Y: '#e6b400', R: '#9c2c04' };

export const ink = '#241f2e';
export const cream = '#fffaec';
/** Red takes light marks: it turns almost black for some eyes. */
export const mark: Record<Colour, string> = { G: ink, Y: ink, R: cream };

export type Colour = keyof typeof palette;
export type Symbol = 'R' | 'P' | 'S';
export type Event = 'A' | 'S' | '3' | 'G' | 'X';
export const COLOURS: readonly Colour[] = ['G', 'Y', 'R'];
export const SYMBOLS: readonly Symbol[] = ['R', 'P', 'S'];
export const EVENTS: readonly Event[] = ['A', 'S', '3', 'G', 'X'];
