import { describe, expect, it } from 'vitest';
import { at, baseOf, inside } from './base';

describe('a server below a path', () => {
  const base = baseOf('https://club.example/cards/manifest.webmanifest');

  it('is found where its files are', () => {
    expect(base).toBe('/cards');
    expect(baseOf('https://club.example/manifest.webmanifest')).toBe('');
    expect(baseOf(undefined)).toBe('');
  });

  it('has its pages and its links below that path', () => {
    expect(at('/t/BAKO-MITU', base)).toBe('/cards/t/BAKO-MITU');
    for (const path of ['/', '/t/BAKO-MITU']) expect(inside(at(path, base), base)).toBe(path);
    expect(inside('/cards', base)).toBe('/');
    expect(inside('/cardsharps', base)).toBe('/cardsharps');
  });

  it('has them at the root without one', () => {
    expect(at('/t/BAKO-MITU', '')).toBe('/t/BAKO-MITU');
    expect(inside('/t/BAKO-MITU', '')).toBe('/t/BAKO-MITU');
    expect(inside('/', '')).toBe('/');
  });
});
