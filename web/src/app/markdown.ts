/** Just as much Markdown as the rule books use: headings, paragraphs, lists, tables, anchors, bold, emphasis, code and links. */
export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'link'; text: string; href: string };
export type Block =
  | { kind: 'heading'; level: number; text: Inline[]; id: string }
  | { kind: 'paragraph'; text: Inline[]; id: string }
  | { kind: 'list'; items: Inline[][]; id: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; id: string };

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|_([^_]+)_|\[([^\]]+)\]\(([^)]+)\)/g;

export function inline(text: string): Inline[] {
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
  return found;
}

const cells = (line: string) => line.replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim()));

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
    else found.push({ kind: 'paragraph', text: inline(lines.join(' ')), id });
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
