import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '..', 'src', 'defifoo', 'locales');
const NAME = 'virtual:locales';
/** What is never shown on a page, or told by the server. */
const ELSEWHERE = /^(cli|server|lesson-.*)\.ftl$/;

/** The files that travel together: what every page says, what a table says, and what a game says for itself and on its page. */
const shelfOf = (file: string): string => file.replace(/^web-|\.ftl$/g, '').replace(/^all$/, 'home');

/**
 * The language files as a page fetches them: `virtual:locales` has a function for each language and shelf, as in "fr/home", which
 * fetches its files by name. A language is a folder, so that nothing here names one.
 */
export function locales(): Plugin {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((one) => one.isDirectory());
  const shelves = new Map<string, string[]>();
  for (const { name } of folders)
    for (const file of readdirSync(join(FOLDER, name)).filter((one) => one.endsWith('.ftl') && !ELSEWHERE.test(one))) {
      const shelf = `${name}/${shelfOf(file)}`;
      shelves.set(shelf, [...(shelves.get(shelf) ?? []), file]);
    }
  return {
    name: 'locales',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`)
        return `export default {${[...shelves.keys()].map((shelf) => `'${shelf}': () => import('${NAME}/${shelf}')`).join()}};`;
      if (!id.startsWith(`\0${NAME}/`)) return null;
      const shelf = id.slice(NAME.length + 2);
      const texts = (shelves.get(shelf) ?? []).map((file) => {
        const path = join(FOLDER, shelf.split('/')[0]!, file);
        this.addWatchFile(path);
        return [file.replace('.ftl', ''), readFileSync(path, 'utf-8')];
      });
      return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}
