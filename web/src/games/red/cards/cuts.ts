/**
 * Poster art as data. A cut is "ink path" or "inkWIDTH path": a filled shape or, with a width, a brush stroke.
 * "k M0 0H9V9Z" is a black triangle, "r6 M0 0H9" a red line six units wide.
 */
export type Cut = string;

export const o = (x: number, y: number, r: number, ry = r) =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0-${2 * r} 0Z`;
export const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;
/** The path, and its reflection in the upright axis: only for paths with capital M, L, Q, C, V, H, Z. */
export const both = (d: string) =>
  d +
  d.replace(/([MLQCH])([^A-Z]*)/g, (_, verb: string, list: string) => {
    const n = list.match(/-?[\d.]+/g) ?? [];
    return verb + (verb === 'H' ? -Number(n[0]) : n.map((v, i) => (i % 2 ? v : -Number(v))).join(' '));
  });
export const star = (n: number, r: number, inner: number, x = 0, y = 0) =>
  `M${Array.from({ length: 2 * n }, (_, i) => {
    const a = (i / n - 0.5) * Math.PI;
    const q = i % 2 ? inner : r;
    return `${(x + q * Math.cos(a)).toFixed(1)} ${(y + q * Math.sin(a)).toFixed(1)}`;
  }).join('L')}Z`;

/** Halftone: dots that grow downwards, as one path. */
export const halftone = (x0: number, y0: number, w: number, rows: number, step: number) => {
  let d = '';
  for (let r = 0; r < rows; r++)
    for (let x = x0 + (r % 2) * (step / 2); x < x0 + w; x += step)
      d += o(Math.round(x), y0 + r * step * 0.5, Math.round(step * 0.5 * ((r + 1) / rows)));
  return d;
};

/** Signs in a box of 100: feather, coil, tail, fin, badge, vault, bomb; fan and hat stand for Charmer and Godfather. */
export const sign = {
  R: 'M40-48Q48 0 12 28L22 30Q4 44-16 38L-34 50L-42 42L-26 26Q-34-2-14-20L-10-8Q-4-36 40-48ZM24-26L-18 26L-12 30Q14 8 24-26Z',
  V:
    'M4-50Q46-46 46-4Q44 42 0 46Q-44 44-46 4Q-44-30-10-32Q22-30 24 0Q22 22 0 24Q-18 22-18 6L-4 4Q-4 10 2 10Q10 8 8 0' +
    'Q6-16-10-16Q-28-14-28 4Q-24 28 0 28Q28 26 28-4Q26-26 8-30L-8-22L-16-38Z',
  F:
    'M-52 18Q-30 22-22 2Q-12-34 18-38Q38-38 48-50Q54-36 50-22L58-14L48-8Q50 8 40 18L44 30L28 30Q8 48-18 44Q-46 40-52 18Z' +
    'M44-36Q46-22 42-12L32-18L28-4L18-12L10 0L2-12L-8-8Q0-26 20-28Q36-28 44-36Z',
  S: 'M-48 38Q-34-10 14-46Q26-50 24-38Q16-2 40 26Q46 38 34 38Q24 28 12 38Q-2 28-14 38Q-26 28-36 38Z',
  P: `M0-50Q22-36 44-38Q50 20 0 50Q-50 20-44-38Q-22-36 0-50Z${star(5, 32, 14, 0, -4)}`,
  BANK:
    `M-48-46H48V38H38V50H18V38H-18V50H-38V38H-48Z${o(0, -4, 34)}${o(0, -4, 25)}${o(0, -4, 15)}${o(0, -4, 6)}` +
    `M-4-36H4V-29H-4ZM-4 21H4V28H-4ZM-32-8V0H-25V-8ZM25-8V0H32V-8Z`,
  BOMB:
    'M-6-22Q-4-28 0-32L-6-38L8-48L20-34L12-26Q34-10 32 14Q28 46-6 48Q-44 44-44 10Q-42-20-6-22ZM22-40Q32-52 42-44L50-50' +
    'L46-38L38-34Q32-42 26-34ZM-30 8Q-26-8-12-10Q-22-2-22 12Z',
  C:
    'M0 46L-50-14Q-46-30-34-30Q-30-46-15-42Q-6-54 6-46Q20-52 28-38Q42-40 44-24Q54-20 50-8ZM-2 34L-34-14L-26-18ZM2 32L-4-30' +
    'L6-30ZM6 32L30-20L38-14Z',
  G:
    'M-50-4Q-26-8-24-12Q-22-46-8-46Q0-40 8-46Q22-46 24-12Q26-8 50-4Q40 10 0 10Q-40 10-50-4ZM-22-18Q0-10 22-18L23-10Q0 ' +
    '0-23-10ZM0 26Q8 18 20 22Q30 32 46 26Q36 48 14 44Q4 42 0 36Q-4 42-14 44Q-36 48-46 26Q-30 32-20 22Q-8 18 0 26Z',
} as const;
