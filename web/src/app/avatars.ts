/** Portraits as [colour, path] cuts around (0, 0) in a circle of radius 48. */
export interface Portrait {
  ground: string;
  cuts: readonly (readonly [string, string])[];
}

const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const eyes = (x: number, y: number, r = 4) => dot(-x, y, r) + dot(x, y, r);

export const AVATARS: Record<string, Portrait> = {
  fox: {
    ground: '#14746f',
    cuts: [
      ['#e8590c', 'M-34-36-22-8Q-34 20 0 34Q34 20 22-8L34-36 12-20H-12Z'],
      ['#fff4e0', 'M-30 6Q-14 4 0 34Q14 4 30 6Q26 26 0 34Q-26 26-30 6Z'],
      ['#1d1a26', eyes(13, 0) + dot(0, 30, 5)],
    ],
  },
  cat: {
    ground: '#8a3b86',
    cuts: [
      ['#4a4458', 'M-32-36-10-22H10L32-36V6Q30 32 0 34Q-30 32-32 6Z'],
      ['#f5dc2e', dot(-13, 2, 8) + dot(13, 2, 8)],
      ['#1d1a26', 'M-15-5h4v14h-4ZM11-5h4v14h-4Z'],
      ['#ff9bb0', 'M-5 15H5L0 21Z'],
    ],
  },
  owl: {
    ground: '#3b5bdb',
    cuts: [
      ['#8b5a2b', 'M-30-34Q0-22 30-34Q36 34 0 36Q-36 34-30-34Z'],
      ['#fff4e0', dot(-13, -4, 13) + dot(13, -4, 13)],
      ['#1d1a26', eyes(13, -4, 6)],
      ['#f2b51d', 'M-6 6H6L0 18Z'],
    ],
  },
  bear: {
    ground: '#d9822b',
    cuts: [
      ['#6b4226', dot(-24, -22, 12) + dot(24, -22, 12) + dot(0, 4, 32)],
      ['#d9b48f', dot(0, 14, 15)],
      ['#1d1a26', eyes(12, -4) + 'M-6 7H6L0 15Z'],
    ],
  },
  frog: {
    ground: '#f08ccb',
    cuts: [
      ['#2b9348', dot(-18, -20, 13) + dot(18, -20, 13) + 'M-36 6Q-34-20 0-20Q34-20 36 6Q30 34 0 34Q-30 34-36 6Z'],
      ['#fff', dot(-18, -20, 8) + dot(18, -20, 8)],
      ['#1d1a26', eyes(18, -20) + 'M-20 14Q0 28 20 14Q0 22-20 14Z'],
    ],
  },
  whale: {
    ground: '#ffd23f',
    cuts: [
      ['#1b6ca8', 'M-36 4Q-34-24 0-24Q30-24 34 6L44-8 40 14Q30 32-2 32Q-34 32-36 4Z'],
      ['#d9f0ff', 'M-34 12Q-10 20 14 31Q-30 36-34 12Z'],
      ['#1d1a26', dot(-16, -2, 4)],
      ['#7fd4ff', 'M-6-26Q-16-44-24-36Q-12-38-6-26ZM-2-26Q4-46 14-38Q2-38-2-26Z'],
    ],
  },
  panda: {
    ground: '#1b7f4d',
    cuts: [
      ['#1d1a26', dot(-24, -24, 12) + dot(24, -24, 12)],
      ['#fff', dot(0, 4, 33)],
      ['#1d1a26', dot(-13, 0, 10) + dot(13, 0, 10) + dot(0, 16, 5)],
      ['#fff', eyes(12, -1, 3.5)],
    ],
  },
  chick: {
    ground: '#0f7a9e',
    cuts: [
      ['#f5c518', dot(0, 4, 32) + 'M-4-38Q2-30 0-24Q6-34 10-34Q4-28 6-24H-6Z'],
      ['#1d1a26', eyes(12, -2, 4.5)],
      ['#e8590c', 'M-8 6H8L0 17Z'],
      ['#ff9bb0', eyes(21, 10, 5)],
    ],
  },
};
/** those that people choose from */
export const PORTRAITS = Object.keys(AVATARS);

const METAL = '#cbd5e0';
const DARK = '#1a202c';
const LIGHT = '#7ff0c0';
/** The bots, one for each seat: no two heads have the same outline. */
export const BOTS: readonly Portrait['cuts'][] = [
  // Pixel: a square screen
  [
    [METAL, 'M-3-42H3V-28H-3ZM-28-28H28a6 6 0 0 1 6 6V24a6 6 0 0 1-6 6H-28a6 6 0 0 1-6-6V-22a6 6 0 0 1 6-6Z'],
    ['#ffd23f', 'M-6-46H6V-35H-6Z'],
    [DARK, 'M-26-20H26V22H-26Z'],
    [LIGHT, 'M-18-12h12v12h-12ZM6-12h12v12h-12ZM-18 8h6v6h24v-6h6v12h-36Z'],
  ],
  // Gizmo: a round head with two feelers
  [
    [METAL, dot(0, 5, 32) + 'M-24-40-19-42-10-24-16-22ZM24-40 19-42 10-24 16-22Z'],
    ['#ff9bb0', dot(-22, -40, 6) + dot(22, -40, 6)],
    [DARK, dot(-13, 0, 11) + dot(13, 0, 11) + 'M-14 20Q0 32 14 20Q0 25-14 20Z'],
    ['#ffd23f', eyes(13, 0, 6)],
  ],
  // Bolt: a nut with one big eye
  [
    ['#f2b51d', 'M-20-34H20L39 0 20 34H-20L-39 0Z'],
    [DARK, dot(0, -5, 19)],
    ['#fff', dot(0, -5, 14)],
    [DARK, dot(2, -5, 7) + 'M-12 20H12V26H-12Z'],
  ],
  // Zigzag: a pointed head with teeth like a saw
  [
    ['#7fd4ff', 'M0-46 13-26 34 34H-34L-13-26Z'],
    [
      DARK,
      'M-17-8-3-2-5 6-19 2ZM17-8 3-2 5 6 19 2ZM-25 14-17 22-9 14-1 22 7 14 15 22 23 14 26 24 18 30 10 23 2 30-6 23-14 ' +
        '30-25 24Z',
    ],
    ['#fff', dot(-11, 0, 2.5) + dot(11, 0, 2.5)],
  ],
  // Ticktock: an alarm clock
  [
    ['#ff7a59', dot(-22, -26, 12) + dot(22, -26, 12) + 'M-24 26-30 42-22 42-14 32ZM24 26 30 42 22 42 14 32Z'],
    [METAL, dot(0, 4, 34)],
    ['#fffaf0', dot(0, 4, 27)],
    [DARK, eyes(11, -2, 5) + 'M-2-20H2V-12H-2ZM-2 20H2V27H-2ZM-23 2h6v4h-6ZM17 2h6v4h-6ZM-9 11Q0 19 9 11Q0 14-9 11Z'],
  ],
  // Doodad: a dome with a spring and three eyes
  [
    [METAL, 'M-32 32V4A32 30 0 0 1 32 4V32ZM-8-26 8-31V-35L-8-30ZM-8-34 8-39V-43L-8-38Z'],
    ['#c77dff', 'M-36 24H36V36H-36ZM-7-41Q0-50 7-43L6-38Z'],
    [DARK, 'M-26-8H26V10H-26Z'],
    [LIGHT, dot(-15, 1, 5.5) + dot(0, 1, 5.5) + dot(15, 1, 5.5)],
  ],
];
