import { games } from '../games/offer.svelte';
import { http } from '../net/http';
import { LANGUAGES } from '../words/languages';
import { blocks, type Block, type Inline } from './markdown';

const books = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

/** The chapters of the rules: what all games have in common, and the games. */
export const chapters = (): string[] => ['all', ...games.names];

/** A chapter, in another language where it lacks this one; that of a game that the pages did not come with, from the server. */
export async function bookOf(chapter: string, language: string): Promise<Block[]> {
  const load = [language, LANGUAGES[0]!.code].map((code) => books[`../../../docs/rules/${chapter}.${code}.md`]).find(Boolean);
  return blocks(await (load ? load() : http.rules(chapter, language)));
}

/** As somebody types who does not look for accents and capitals. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replace(/[’‘]/g, "'").replace(/\s+/g, ' ');

const textOf = (parts: readonly Inline[]) => parts.map((part) => part.text).join('');

function spoken(block: Block): string {
  if (block.kind === 'list') return block.items.map(textOf).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(textOf).join(' ');
  return textOf(block.text) + (block.kind === 'paragraph' && block.ruling ? ` ${textOf(block.ruling.text)}` : '');
}

/** How a rule begins, for whoever hears of it without seeing it. */
export const beginning = (block: Block): string => /^.*?[.:!?](?=\s)|^.*/s.exec(spoken(block))![0];

/** What of a book has all these words, under its title and its headings; everything where nothing is looked for. */
export function search(book: readonly Block[], query: string): { found: readonly Block[]; count: number } {
  const wanted = folded(query).split(' ').filter(Boolean);
  if (!wanted.length) return { found: book, count: 0 };
  const found: Block[] = [];
  let [heading, count]: [Block | null, number] = [null, 0];
  let whole = false;
  for (const block of book) {
    const text = folded(spoken(block));
    const has = wanted.every((word) => text.includes(word));
    if (block.kind === 'heading' && block.level === 1) found.push(block);
    else if (block.kind === 'heading') {
      heading = block;
      // one that has it stands for all that is below it
      whole = has;
    } else if (has || whole) {
      if (heading) found.push(heading);
      heading = null;
      found.push(block);
      count += 1;
    }
  }
  return { found, count };
}
