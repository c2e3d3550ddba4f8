import { keep, keptTables, read } from '../state/keep';

/** The name of a lesson: of a game, or of a smaller one made of it. */
export const lessonOf = (game: string, small: string): string => (small ? `${game}-${small}` : game);

const kept = () => read<Partial<Record<string, number>>>('lessons', {});

/** How many steps of a lesson are done on this device. */
export const learnt = (name: string): number => kept()[name] ?? 0;

export function remember(name: string, steps: number): void {
  keep('lessons', { ...kept(), [name]: steps });
}

/** Whether nobody on this device has begun to learn the game or sat down to it. */
export const isNew = (game: string, lessons: readonly string[]): boolean =>
  !lessons.some((name) => learnt(name)) && !keptTables().some((table) => table.game === game);

/** What a step asks for stands at its end. */
export const lastSentence = (text: string): string => text.replace(/^.*[.!?…]\s+(?=\p{Lu})/su, '');
