import type { GameFace } from '../games/contract';
import type { Score } from '../sound/sound';
import type { Told } from '../wire';

/** What is heard of events that are shown together: each sound once. */
export function soundsOf(face: Pick<GameFace, 'sounds'>, events: readonly Told[]): Score[] {
  return [...new Set(events.flatMap(({ event }) => face.sounds[event] ?? []))];
}
