import { folded } from './books';

const NAME = 'sought';

/** Where the words stand in a text, from and to, as they are found: accents and capitals do not count. */
export function placesIn(text: string, words: readonly string[]): [number, number][] {
  let plain = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const one = folded(letter);
    plain += one;
    for (let k = 0; k < one.length; k++) from.push(at);
    at += letter.length;
  }
  from.push(at);
  const found: [number, number][] = [];
  for (const word of words) {
    let place = word ? plain.indexOf(word) : -1;
    for (; place >= 0; place = plain.indexOf(word, place + word.length)) {
      // an accent that is written as a letter of its own belongs to the one before it
      let end = place + word.length;
      while (end < from.length - 1 && from[end] === from[end - 1]) end++;
      found.push([from[place]!, from[end]!]);
    }
  }
  return found;
}

/** Marks what is looked for wherever it is read, where the browser can, and opens the notes in which it is for as long. */
export function mark(root: Element, query: string): void {
  for (const note of root.querySelectorAll<HTMLDetailsElement>('details[data-sought]')) {
    note.open = false;
    delete note.dataset.sought;
  }
  const words = folded(query).split(' ').filter(Boolean);
  const ranges: Range[] = [];
  for (const block of root.querySelectorAll('.book > :not(search)')) {
    const walk = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node && words.length; node = walk.nextNode())
      for (const [start, end] of placesIn(node.textContent ?? '', words)) {
        const note = node.parentElement!.closest('details');
        if (note && !note.open) {
          note.open = true;
          note.dataset.sought = '';
        }
        const range = new Range();
        range.setStart(node, start);
        range.setEnd(node, end);
        ranges.push(range);
      }
  }
  if (!('highlights' in CSS)) return;
  if (ranges.length) CSS.highlights.set(NAME, new Highlight(...ranges));
  else CSS.highlights.delete(NAME);
}
