import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { inOneFile } from './disk.config';
import { locales } from './locales.config';

// "vite build" makes the game; "--mode disk" beside it the page that a match is written into (see defifoo replay --html);
// "--mode gallery" the page that shows every card, "--mode board" the page that shows tables without a server.
const pages: Record<string, { input: string; outDir: string }> = {
  disk: { input: 'disk.html', outDir: 'dist' },
  gallery: { input: 'gallery.html', outDir: 'build/gallery' },
  board: { input: 'board.html', outDir: 'build/board' },
};

// Few files for each visit: one with what every page begins with, and one with what several pages share. What a table can be
// played without stays out of these, and comes with what is opened: rules, counts, what happened, another page.
const shared = /src\/(app|fair\/(?!check)|state|net|words|games\/[^/]+\.(ts|svelte))/;
const part = (name: string, test: RegExp) => ({ name, test, minShareCount: 2, includeDependenciesRecursively: false });
const groups = [
  { name: 'base', tags: ['$initial' as const] },
  part('rules', /src\/(app\/(RuleBook|markdown|books|Brief|sought)|table\/RuleSheet)\./),
  { ...part('opened', /src\/table\/(Emote|Log|Side|account\/(Slips|Piles))\./), minShareCount: 1 },
  part('under', /src\/(table\/TableUnder|net\/reasons)\./),
  part('front', /src\/app\/(JoinForm|Resume|unfinished|PacePicks|Manners|lessons)\./),
  part('table', /src\/(table|sound|cards)\//),
  { name: 'shared', test: shared, minShareCount: 2 },
];

// What the README promises. Beyond syntax and styles nobody translates: no look-behind in a pattern, which Safari has from 16.4.
const oldest = ['chrome109', 'edge109', 'firefox121', 'safari16'];

export default defineConfig(({ mode }) => {
  const { input, outDir } = pages[mode] ?? { input: 'index.html', outDir: 'dist' };
  const disk = mode === 'disk';
  return {
    // Relative, since the server may be below a path: it writes the whole addresses into the first page as it sends it.
    base: './',
    plugins: [svelte(), locales(), ...(disk ? [inOneFile()] : [])],
    publicDir: disk ? false : 'public',
    server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
    build: {
      target: oldest,
      outDir,
      emptyOutDir: !disk,
      ...(disk ? { assetsInlineLimit: Infinity, cssCodeSplit: false, modulePreload: false } : {}),
      rolldownOptions: { input, output: { codeSplitting: disk ? false : { groups } } },
    },
  };
});
