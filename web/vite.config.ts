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

// Few files for each visit: one with what every page begins with, and one with what several pages share.
const shared = /src\/(app|fair|state|net|words|games\/[^/]+\.(ts|svelte))/;
const groups = [
  { name: 'base', tags: ['$initial' as const] },
  { name: 'rules', test: /RuleBook|markdown|Brief/, includeDependenciesRecursively: false },
  { name: 'table', test: /src\/(table|sound|cards)\//, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'shared', test: shared, minShareCount: 2 },
];

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
      target: 'es2022',
      outDir,
      emptyOutDir: !disk,
      ...(disk ? { assetsInlineLimit: Infinity, cssCodeSplit: false, modulePreload: false } : {}),
      rolldownOptions: { input, output: { codeSplitting: disk ? false : { groups } } },
    },
  };
});
