import { unbroken } from './marks';

/** A language of the pages: a folder of that name in `locales/`, and this line. */
export interface Language {
  /** its folder, and its tag in a browser */
  code: string;
  /** what its speakers call it */
  name: string;
  /** how it sets its sentences, beyond what is written in its files */
  set?: (text: string) => string;
}

/** Every language there is, the one first that is spoken where none of them is wanted. */
export const LANGUAGES: readonly Language[] = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français', set: unbroken },
];

/** The first wish that can be met; a wish is a tag such as "fr-CA". */
export function languageFor(wishes: readonly string[]): string {
  const known = LANGUAGES.map((one) => one.code);
  return wishes.map((tag) => tag.split('-')[0]!.toLowerCase()).find((tag) => known.includes(tag)) ?? known[0]!;
}
