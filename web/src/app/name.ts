const MOST = 20;

/** What fits of a name: as many signs as are seen, so that a joined emoji is one. */
export function asName(text: string): string {
  // An older browser cuts by letters; the server has the last word.
  if (typeof Intl.Segmenter !== 'function') return [...text].slice(0, MOST).join('');
  const signs = [...new Intl.Segmenter().segment(text)];
  return signs
    .slice(0, MOST)
    .map((sign) => sign.segment)
    .join('');
}
