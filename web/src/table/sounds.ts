import type { Sound } from '../sound/sound';
import type { Told } from '../wire';

const OF: Record<string, Sound> = {
  played: 'lay',
  joker: 'lay',
  laid: 'lay',
  opened: 'lay',
  cancelled: 'lay',
  moon: 'lay',
  iceberg: 'lay',
  gave: 'lay',
  'took-trick': 'take',
  'took-round': 'take',
  stole: 'take',
  drew: 'take',
  swapped: 'take',
  exchanged: 'take',
  slammed: 'slam',
  bomb: 'slam',
  lightning: 'slam',
  race: 'race',
  answered: 'thanks',
  thanked: 'thanks',
  bank: 'vault',
  'bank-led': 'vault',
  'table-to-bank': 'vault',
  'hand-to-bank': 'vault',
  'bank-won': 'win',
};

/** What is heard of an update: each sound once, and the chime when the reader is asked. */
export function soundsOf(events: readonly Told[], asked: boolean): Sound[] {
  const found = new Set<Sound>();
  for (const told of events) {
    const name = OF[told.event];
    if (name) found.add(name);
  }
  if (asked && !found.has('race')) found.add('turn');
  return [...found];
}
