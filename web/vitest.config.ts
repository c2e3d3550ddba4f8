import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/browserless.ts'],
    // the first test that loads a game waits until all of it has been compiled
    testTimeout: 30_000,
  },
});
