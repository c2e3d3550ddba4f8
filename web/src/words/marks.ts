/** A sentence in pieces: plain text, and words that stand for a card, a colour or a symbol and are shown with their sign. */
export type Kind = 'card' | 'colour' | 'symbol';
export type Part = { text: string; sign?: undefined } | { text: string; sign: string; kind: Kind };

const OPEN = '\u0001';
const MIDDLE = '\u0002';
const CLOSE = '\u0003';
const NAMED = /^([a-z][a-z0-9]*)-(card|colour|symbol)-([A-Z0-9]+) = (.*)$/gm;
const MARKED = new RegExp(`${OPEN}(card|colour|symbol) ([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'g');
const MARKS = new RegExp(`${OPEN}[^${MIDDLE}]*${MIDDLE}|${CLOSE}`, 'g');

/** Marks the names of cards and colours in a language file, so that every sentence made of them knows where they are. */
export const mark = (source: string): string => source.replace(NAMED, `$1-$2-$3 = ${OPEN}$2 $3${MIDDLE}$4${CLOSE}`);

/** French sets a space before : ; ! ? and inside « »; no line may break there. */
export const unbroken = (text: string): string => text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');

export const plain = (text: string): string => text.replace(MARKS, '');

export function parts(text: string): Part[] {
  const found: Part[] = [];
  let done = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > done) found.push({ text: plain(text.slice(done, match.index)) });
    found.push({ kind: match[1] as Kind, sign: match[2]!, text: match[3]! });
    done = match.index + match[0].length;
  }
  if (done < text.length) found.push({ text: plain(text.slice(done)) });
  return found;
}

/** The names of one game's cards, colours and symbols, to find them in sentences that the server made. */
export class Names {
  #known = new Map<string, { kind: Kind; sign: string }>();
  #pattern: RegExp | null = null;

  constructor(game: string, sources: readonly string[]) {
    for (const source of sources)
      for (const [, of, kind, sign, name] of source.matchAll(NAMED))
        if (of === game && !name!.includes('{')) this.#known.set(name!.toLowerCase(), { kind: kind as Kind, sign: sign! });
    // "7 de Braise" before "Braise"
    const names = [...this.#known.keys()]
      .sort((a, b) => b.length - a.length)
      .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    if (names.length) this.#pattern = new RegExp(`(^|[^\\p{L}\\d])(${names.join('|')})(?![\\p{L}\\d])`, 'giu');
  }

  parts(text: string): Part[] {
    if (!this.#pattern) return [{ text }];
    const marked = text.replace(this.#pattern, (_, before: string, name: string) => {
      const { kind, sign } = this.#known.get(name.toLowerCase())!;
      return `${before}${OPEN}${kind} ${sign}${MIDDLE}${name}${CLOSE}`;
    });
    return parts(marked);
  }
}
