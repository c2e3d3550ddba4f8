import { vi } from 'vitest';

/** Tests draw components without a browser: this is the little that their modules ask for while they are loaded. */
if (typeof location === 'undefined') {
  vi.stubGlobal('location', new URL('https://defifoo.test/'));
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('addEventListener', () => {});
}
