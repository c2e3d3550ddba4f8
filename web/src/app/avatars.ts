/** Portraits as [colour, path] cuts around (0, 0) in a circle of radius 48. */
export interface Portrait {
  ground: string;
  cuts: readonly (readonly [string, string])[];
}

const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const eyes = (x: number, y: number, r = 4) => dot(-x, y, r) + dot(x, y, r);

export const AVATARS: Record<string, Portrait> = {
  fox: { ground: '#14746f', cuts: [['#e8590c', 'M-34-36-22-8Q-34 20 0 34Q34 20 22-8L34-36 12-20H-12Z'], ['#fff4e0', 'M-30 6Q-14 4 0 34Q14 4 30 6Q26 26 0 34Q-26 26-30 6Z'], ['#1d1a26', eyes(13, 0) + dot(0, 30, 5)]] },
  cat: { ground: '#8a3b86', cuts: [['#4a4458', 'M-32-36-10-22H10L32-36V6Q30 32 0 34Q-30 32-32 6Z'], ['#f5dc2e', dot(-13, 2, 8) + dot(13, 2, 8)], ['#1d1a26', 'M-15-5h4v14h-4ZM11-5h4v14h-4Z'], ['#ff9bb0', 'M-5 15H5L0 21Z']] },
  owl: { ground: '#3b5bdb', cuts: [['#8b5a2b', 'M-30-34Q0-22 30-34Q36 34 0 36Q-36 34-30-34Z'], ['#fff4e0', dot(-13, -4, 13) + dot(13, -4, 13)], ['#1d1a26', eyes(13, -4, 6)], ['#f2b51d', 'M-6 6H6L0 18Z']] },
  bear: { ground: '#d9822b', cuts: [['#6b4226', dot(-24, -22, 12) + dot(24, -22, 12) + dot(0, 4, 32)], ['#d9b48f', dot(0, 14, 15)], ['#1d1a26', eyes(12, -4) + 'M-6 7H6L0 15Z']] },
  frog: { ground: '#f08ccb', cuts: [['#2b9348', dot(-18, -20, 13) + dot(18, -20, 13) + 'M-36 6Q-34-20 0-20Q34-20 36 6Q30 34 0 34Q-30 34-36 6Z'], ['#fff', dot(-18, -20, 8) + dot(18, -20, 8)], ['#1d1a26', eyes(18, -20) + 'M-20 14Q0 28 20 14Q0 22-20 14Z']] },
  whale: { ground: '#ffd23f', cuts: [['#1b6ca8', 'M-36 4Q-34-24 0-24Q30-24 34 6L44-8 40 14Q30 32-2 32Q-34 32-36 4Z'], ['#d9f0ff', 'M-34 12Q-10 20 14 31Q-30 36-34 12Z'], ['#1d1a26', dot(-16, -2, 4)], ['#7fd4ff', 'M-6-26Q-16-44-24-36Q-12-38-6-26ZM-2-26Q4-46 14-38Q2-38-2-26Z']] },
  panda: { ground: '#1b7f4d', cuts: [['#1d1a26', dot(-24, -24, 12) + dot(24, -24, 12)], ['#fff', dot(0, 4, 33)], ['#1d1a26', dot(-13, 0, 10) + dot(13, 0, 10) + dot(0, 16, 5)], ['#fff', eyes(12, -1, 3.5)]] },
  chick: { ground: '#0f7a9e', cuts: [['#f5c518', dot(0, 4, 32) + 'M-4-38Q2-30 0-24Q6-34 10-34Q4-28 6-24H-6Z'], ['#1d1a26', eyes(12, -2, 4.5)], ['#e8590c', 'M-8 6H8L0 17Z'], ['#ff9bb0', eyes(21, 10, 5)]] },
  bot: { ground: '#4a5568', cuts: [['#cbd5e0', 'M-3-42H3V-28H-3ZM-28-28H28a6 6 0 0 1 6 6V24a6 6 0 0 1-6 6H-28a6 6 0 0 1-6-6V-22a6 6 0 0 1 6-6Z'], ['#ffd23f', dot(0, -42, 5)], ['#1a202c', 'M-24-16H24V6H-24Z'], ['#7ff0c0', eyes(11, -5, 6)], ['#1a202c', 'M-16 14H16V22H-16Z'], ['#cbd5e0', 'M-9 14h3v8h-3ZM-1 14h3v8h-3ZM7 14h3v8h-3Z']] },
};
/** those that people choose from */
export const PORTRAITS = Object.keys(AVATARS).filter((name) => name !== 'bot');
