/** One sheet of coloured paper: a fill and an outline; with a width it is a strip along the line instead. */
export type Cut = readonly [paint: string, d: string, width?: number];

export const round = (x: number, y: number, r: number, ry = r) =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0-${2 * r} 0Z`;

const ring = (points: [number, number][]) => `M${points.map((p) => p.map(Math.round).join(' ')).join('L')}Z`;
const around = (n: number, radius: (i: number) => number) =>
  Array.from({ length: n }, (_, i): [number, number] => {
    const a = (i / n) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(a) * radius(i), Math.sin(a) * radius(i)];
  });

/** Star with `n` points, as cut by a child in a hurry: no two points alike. */
export const burst = (n: number, r: number, inner = 0.8) =>
  ring(around(2 * n, (i) => (i % 2 ? r * inner : r * (1 + ((i * 7) % 5) / 50))));
/** Cloud or biscuit with `n` lobes. */
export const scallop = (n: number, r: number) => {
  const p = around(n, () => r);
  const lobe = r * Math.sin(Math.PI / n) * 1.08;
  const bend = lobe.toFixed(1);
  const arcs = p.map(([x, y]) => `A${bend} ${bend} 0 0 1 ${Math.round(x)} ${Math.round(y)}`);
  return `M${p[n - 1]!.map(Math.round).join(' ')}${arcs.join('')}Z`;
};

/** Silhouettes in a box of 400 around the middle: the corner index, the signs and the big figures all start from these. */
export const silhouette = {
  R:
    'M-188 118Q-196 40-172-24L-112-118Q-96-142-62-148L18-164Q44-166 66-152L138-104Q158-90 166-60L190 38Q200 96 182 128Q168 ' +
    '152 132 158L-106 168Q-182 172-188 118Z',
  P: 'M-128-178L76-186L146-112L150 172L106 150L64 180L20 152L-24 182L-68 154L-118 180Z',
  S:
    'M-8 62L-128-176Q-96-208-72-178L2-32L76-178Q100-208 132-176L12 62L58 82A64 64 0 1 1 24 132L2 88L-22 132A64 64 0 1 1-54 ' +
    '82ZM96 98A38 38 0 1 0 97 98ZM-92 98A38 38 0 1 0-91 98Z',
  J:
    'M-150 160H150L156 96C200 40 204-10 178-60C150-40 122-6 108 40C92-50 60-110 0-168C-60-110-92-50-108 40' +
    'C-122-6-150-40-178-60C-204-10-200 40-156 96ZM-188-122a36 36 0 1 0 1 0ZM188-122a36 36 0 1 0 1 0Z',
  K:
    'M-96 166V112Q-176 70-176-24Q-176-176 0-176Q176-176 176-24Q176 70 96 112V166H52V128H22V166H-22V128H-52V166ZM-76-66A52 ' +
    '58 0 1 0-75-66ZM76-66A52 58 0 1 0 77-66ZM0 52L-24 92H24Z',
} as const;

/** The silhouettes with a few cuts inside (even-odd), so that they still say what they are at 12 pixels. */
export const glyph = {
  ...silhouette,
  R: `${silhouette.R}M-128 4L-66-88L22-112L-44-64L-104 20ZM126 30L60 96L-50 118L70 124L142 74Z`,
  P: `${silhouette.P}M-86-104H50V-74H-86ZM-86-36H104V-6H-86ZM-86 32H104V62H-86Z`,
} as const;

const at = (r: number, deg: number) =>
  `${(r * Math.cos((deg * Math.PI) / 180)).toFixed(1)} ${(r * Math.sin((deg * Math.PI) / 180)).toFixed(1)}`;
/** Arrow bent along a circle of radius 32, clockwise. */
const bent = (from: number, to: number) =>
  `M${at(40, from)}A40 40 0 0 1 ${at(40, to)}L${at(51, to)}L${at(32, to + 46)}L${at(13, to)}` +
  `L${at(25, to)}A25 25 0 0 0 ${at(25, from)}Z`;

/** Event pictograms in a box of 100, in one ink, for the corner and for sentences. */
export const pictogram = {
  A: bent(190, 312) + bent(10, 132),
  S:
    'M-12-48H12V-38H6V-30Q14-29 21-25L28-32L36-24L29-17A39 39 0 1 1-6-30V-38H-12ZM0-18A27 27 0 1 0 .1-18ZM-3 12L14-10L19-5' +
    'L5 15A5 5 0 0 1-3 12Z',
  3:
    'M-30-24H-18V-8H-2V4H-18V20H-30V4H-46V-8H-30ZM4-38H42V-24L29-9Q46-3 46 14Q46 40 21 40Q8 40 0 33L7 18Q14 24 21 24Q29 24 ' +
    '29 14Q29 4 12 4V-6L21-21H4Z',
  G:
    'M-6-20Q-34-22-34-36Q-32-50-18-46Q-6-42 0-30Q6-42 18-46Q32-50 34-36Q34-22 6-20H44V2H6V-20H-6V2H-44V-20ZM-38 10H-6V44' +
    'H-38ZM6 10H38V44H6Z',
  X: 'M-46-18L-20-42V-28H40V-8H-20V6ZM46 18L20 42V28H-40V8H20V-6Z',
} as const;

/** Bars of the colour order, one to three, in a box of 100. */
export const bars = (n: number) => Array.from({ length: n }, (_, i) => `M-46 ${i * 34 - n * 17 + 5}h92v24h-92Z`).join('');
