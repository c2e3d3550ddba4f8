/** A sentence in pieces: plain text, and words that stand for a card, a colour or a symbol and are shown with their sign. */
export type Part = { text: string; sign?: undefined } | { text: string; sign: string; kind: 'card' | 'colour' | 'symbol' };

const OPEN = '\u0001';
const MIDDLE = '\u0002';
const CLOSE = '\u0003';
const NAMED = /^([a-z]+)-(card|colour|symbol)-([A-Z0-9]+) = (.*)$/gm;
const MARKED = new RegExp(`${OPEN}(card|colour|symbol) ([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'g');
const MARKS = new RegExp(`${OPEN}[^${MIDDLE}]*${MIDDLE}|${CLOSE}`, 'g');

/** Marks the names of cards and colours in a language file, so that every sentence made of them knows where they are. */
export const mark = (source: string): string => source.replace(NAMED, `$1-$2-$3 = ${OPEN}$2 $3${MIDDLE}$4${CLOSE}`);

export const plain = (text: string): string => text.replace(MARKS, '');

export function parts(text: string): Part[] {
  const found: Part[] = [];
  let done = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > done) found.push({ text: plain(text.slice(done, match.index)) });
    found.push({ kind: match[1] as 'card' | 'colour' | 'symbol', sign: match[2]!, text: match[3]! });
    done = match.index + match[0].length;
  }
  if (done < text.length) found.push({ text: plain(text.slice(done)) });
  return found;
}
