import type { Component } from 'svelte';

export type Game = 'purple' | 'blue' | 'yellow' | 'red';
export const GAMES: readonly Game[] = ['purple', 'blue', 'yellow', 'red'];

/** How one colour, gang or symbol is told apart: `hue` fills shapes, `dark` and `light` are inks with AA contrast. */
export interface Swatch {
  hue: string;
  dark: string;
  light: string;
  /** name of the CSS custom property, and the stem of its Fluent key */
  css: string;
}

/** Everything one game draws. Each game's folder exports it from its `index.ts`. */
export interface Art {
  Face: Component<{ card: string }>;
  Back: Component<Record<string, never>>;
  TableTop: Component<Record<string, never>>;
  Sign: Component<{ sign: string }>;
  palette: Record<string, Swatch>;
  /** every distinct face, in sorting order */
  faces: readonly string[];
  /** Purple's mission patches */
  Challenge?: Component<{ challenge: string; colour?: string }>;
}

// One chunk per game: a table of Purple never downloads the police of Red.
const packs = import.meta.glob<Art>('./*/index.ts');

export async function loadArt(game: Game): Promise<Art> {
  const pack = packs[`./${game}/index.ts`];
  if (!pack) throw new Error(`no art for ${game}`);
  return pack();
}
