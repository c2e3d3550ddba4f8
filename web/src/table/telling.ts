import { vi } from 'vitest';
import type { GameFace, Tidings } from '../games/contract';
import type { Told } from '../wire';
import { Narrator } from '../words/narrator';
import { words } from '../words/words.svelte';
import { concerning, inPassing } from './news';

const NAMES = ['Ana', 'Zigzag', 'Mamie', 'Tom'];

/** For tests: what the reader, Ana, is told of an update, as a sentence in each language; in passing what others do. */
export async function telling(face: Pick<GameFace, 'game' | 'tidings'>, events: Told[]) {
  const found: Record<string, { news: string; passing: string }> = {};
  vi.stubGlobal('document', { documentElement: {} });
  await words.need('all', face.game, `web-${face.game}`);
  for (const language of ['en', 'fr']) {
    await words.speak(language);
    const narrator = new Narrator(face.game, NAMES, 0);
    const said = (told: Told[], brief: Tidings['brief'] = {}) =>
      told
        .map((one) => narrator.event(one, brief[one.event]))
        .map((sentence) => sentence.map((part) => part.text).join(''))
        .join(' ')
        .replaceAll(/\s/g, ' ');
    found[language] = {
      news: said(concerning({ events }, 0, face.tidings)),
      passing: said(inPassing({ events }, 0, face.tidings), face.tidings.brief),
    };
  }
  vi.unstubAllGlobals();
  return found;
}
