import type { GameFace } from '../games/contract';
import { turn, type Score } from '../sound/sound';
import type { Told } from '../wire';

/** What is heard of an update: each sound once, and the chime when the reader is asked, unless the table flashes up. */
export function soundsOf(face: Pick<GameFace, 'sounds' | 'flashes'>, events: readonly Told[], asked: boolean): Score[] {
  const found = new Set<Score>();
  for (const { event } of events) {
    const score = face.sounds[event];
    if (score) found.add(score);
  }
  if (asked && !events.some((told) => face.flashes?.(told))) found.add(turn);
  return [...found];
}
