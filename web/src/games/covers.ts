import type { Cover } from './contract';
import plainCover from './plain/cover';

const covers = import.meta.glob<{ cover: Cover }>('./*/cover.ts', { eager: true });

export const coverOf = (game: string): Cover => covers[`./${game}/cover.ts`]?.cover ?? plainCover;
