/**
 * Just as much Markdown as the rule books use: headings, paragraphs, lists, tables, anchors, bold, emphasis, code and links. A
 * player reads less than the documents say: how moves are written is left out, and where the table ruled stands apart from the
 * rule.
 */
import { unbroken } from '../words/marks';

export type Inline =
  | { kind: 'text' | 'strong' | 'em'; text: string }
  | { kind: 'code'; text: string; before?: string; after?: string }
  | { kind: 'link'; text: string; href: string };
/** What the rule sheets leave open and how it is played here. */
export interface Ruling {
  title: string;
  text: Inline[];
}
export type Block =
  | { kind: 'heading'; level: number; text: Inline[]; id: string }
  | { kind: 'paragraph'; text: Inline[]; id: string; ruling: Ruling | null }
  | { kind: 'list'; items: Inline[][]; id: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; id: string };

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|_([^_]+)_|\[([^\]]+)\]\(([^)]+)\)/g;

const NOTATION = / Notation ?: .*?(?= \*|$)/;
const RULING = / ?\*(Ruling|Décision de table) ?: ([^*]+)\*$/;
/** A card in brackets needs none once it is drawn. */
const BRACKETED = /\((`[^`]+`)\)/g;

/** As a printer would set it: curly quotes, and no line that begins with a colon or breaks inside a number. */
const typeset = (text: string): string =>
  unbroken(text)
    .replace(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u202f')
    .replace(/(\d) ([+×=]) (?=\d)/g, '$1\u00a0$2\u00a0')
    .replace(/(\d) (?=[a-zé])/g, '$1\u00a0');

/** A rule's sentences without notation, and the ruling at its end. */
function rule(source: string): { text: Inline[]; ruling: Ruling | null } {
  const spoken = source.replace(NOTATION, '');
  const [whole = '', title = '', why = ''] = RULING.exec(spoken) ?? [];
  const text = inline(spoken.slice(0, spoken.length - whole.length));
  return { text, ruling: whole ? { title, text: inline(why[0]!.toUpperCase() + why.slice(1)) } : null };
}

export function inline(source: string): Inline[] {
  const text = typeset(source.replace(BRACKETED, '$1'));
  const found: Inline[] = [];
  let done = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > done) found.push({ kind: 'text', text: text.slice(done, match.index) });
    const [whole, code, strong, star, line, label, href] = match;
    if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (label !== undefined) found.push({ kind: 'link', text: label, href: href! });
    else found.push({ kind: 'em', text: (star ?? line)! });
    done = match.index + whole.length;
  }
  if (done < text.length) found.push({ kind: 'text', text: text.slice(done) });
  return hold(found);
}

/** What belongs to a card stays on its line: the bracket before it, the comma after it. */
function hold(parts: Inline[]): Inline[] {
  parts.forEach((part, k) => {
    if (part.kind !== 'code') return;
    const [before, after] = [parts[k - 1], parts[k + 1]];
    if (before?.kind === 'text' && before.text.endsWith('(')) [before.text, part.before] = [before.text.slice(0, -1), '('];
    const comma = after?.kind === 'text' && /^\u00a0?[,.:;!?)]+/.exec(after.text);
    if (comma) [after.text, part.after] = [after.text.slice(comma[0].length), comma[0]];
  });
  return parts.filter((part) => part.text !== '');
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  let id = '';
  for (const piece of source.split(/\n{2,}/)) {
    let lines = piece.trim().split('\n');
    while (lines[0]?.startsWith('<a id="')) {
      id = /id="([^"]+)"/.exec(lines[0])?.[1] ?? '';
      lines = lines.slice(1);
    }
    const [first = ''] = lines;
    if (!first) continue;
    const heading = /^(#+) (.*)$/.exec(first);
    if (heading) found.push({ kind: 'heading', level: heading[1]!.length, text: inline(heading[2]!), id });
    else if (/^([-*]|\d+\.) /.test(first)) found.push({ kind: 'list', items: items(lines), id });
    else if (first.startsWith('|')) found.push({ kind: 'table', head: cells(first), rows: lines.slice(2).map(cells), id });
    else found.push({ kind: 'paragraph', ...rule(lines.join(' ')), id });
    id = '';
  }
  return found;
}

function items(lines: string[]): Inline[][] {
  const texts: string[] = [];
  for (const line of lines) {
    const start = /^([-*]|\d+\.) (.*)$/.exec(line);
    if (start) texts.push(start[2]!);
    else texts.push(`${texts.pop() ?? ''} ${line.trim()}`);
  }
  return texts.map(inline);
}
