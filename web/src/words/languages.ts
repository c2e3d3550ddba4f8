import shelves from 'virtual:locales';
import { unbroken } from './marks';

/** A language of the pages: a folder of `locales/`, and nothing more. */
export interface Language {
  /** its folder, and its tag in a browser */
  code: string;
  /** what its speakers call it */
  name: string;
}

/** Spoken where nobody wants another. */
const USUAL = 'en';

/** How a language sets its sentences, beyond what is written in its files. */
const HABITS: Readonly<Record<string, (text: string) => string>> = { fr: unbroken };

const folders = [...new Set(Object.keys(shelves).map((shelf) => shelf.split('/')[0]!))];

function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** Every language there is, the usual one first. */
export const LANGUAGES: readonly Language[] = [USUAL, ...folders.filter((code) => code !== USUAL).sort()].map((code) => ({
  code,
  name: nameOf(code),
}));

export const setIn = (code: string, text: string): string => HABITS[code]?.(text) ?? text;

/** The first wish that can be met; a wish is a tag such as "fr-CA". */
export function languageFor(wishes: readonly string[]): string {
  const known = LANGUAGES.map((one) => one.code);
  return wishes.map((tag) => tag.split('-')[0]!.toLowerCase()).find((tag) => known.includes(tag)) ?? USUAL;
}
