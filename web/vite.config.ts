import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// "vite build" makes the game; "vite build --mode gallery" makes the page that shows every card.
export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [svelte()],
  server: { fs: { allow: ['..'] } },
  build: {
    target: 'es2022',
    outDir: mode === 'gallery' ? 'dist/gallery' : 'dist/app',
    emptyOutDir: true,
    rolldownOptions: { input: mode === 'gallery' ? 'gallery.html' : 'index.html' },
  },
}));
