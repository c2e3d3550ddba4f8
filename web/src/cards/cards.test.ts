import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { DRAWN, loadFace } from '../games';

/** WCAG relative luminance of #rrggbb. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const decks = { purple: 56, blue: 20 } as Record<string, number>;

describe.each(DRAWN)('%s', async (game) => {
  const art = await loadFace(game);

  test('has every face once', () => {
    expect(new Set(art.faces).size).toBe(art.faces.length);
    if (decks[game]) expect(art.faces.length).toBe(decks[game]);
  });

  test('draws every face differently, with few nodes and ids of its own', () => {
    const seen = new Set<string>();
    for (const card of art.faces) {
      const { body } = render(art.Face, { props: { card } });
      expect(body).not.toMatch(/undefined|NaN/);
      const nodes = body.match(/<[a-zA-Z]/g)!.length;
      expect(nodes, card).toBeLessThan(120);
      const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, card).toBe(ids.length);
      seen.add(body);
    }
    expect(seen.size).toBe(art.faces.length);
  });

  test('has an ink for every hue, and inks that can be read on each other', () => {
    for (const { hue, dark, light, css } of Object.values(art.palette)) {
      expect(Math.max(contrast(hue, dark), contrast(hue, light)), css).toBeGreaterThanOrEqual(4.5);
      expect(contrast(light, dark), css).toBeGreaterThanOrEqual(4.5);
    }
  });
});
