import { svelte } from '@sveltejs/vite-plugin-svelte';
import { locales } from './locales.config';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte(), locales()],
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/browserless.ts'],
    // the first test that loads a game waits until all of it has been compiled
    testTimeout: 30_000,
  },
});
