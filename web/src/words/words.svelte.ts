import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import shelves from 'virtual:locales';
import { LANGUAGES, setIn } from './languages';
import { mark, Names, parts, plain, type Part } from './marks';

export type Variables = Record<string, FluentVariable>;

/** Files travel in shelves: a game's own with those of its page. */
const shelfOf = (area: string): string => area.replace(/^web-/, '').replace(/^all$/, 'home');

/** Letters that are read from right to left: what stands beside them in a sentence is not to be turned round with them. */
const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** what holds them apart; written as signs, they would do so in this file, too */
const [APART, TOGETHER] = [String.fromCharCode(0x2068), String.fromCharCode(0x2069)];
const apart = (text: string): string => (LEFTWARDS.test(text) && !text.includes(APART) ? `${APART}${text}${TOGETHER}` : text);

/** Every sentence of the page, in the language of the moment. Areas (files) are fetched when something needs them. */
class Words {
  language = $state(LANGUAGES[0]!.code);
  #bundle = $state.raw(new FluentBundle(LANGUAGES[0]!.code));
  #areas = new Set<string>();
  #texts: readonly string[] = [];
  #names = new Map<string, Names>();
  /** where the words of a game are that the pages did not come with */
  elsewhere: (area: string, language: string) => Promise<string> = () => Promise.resolve('');

  /** Fetches what is missing of these files. */
  async need(...areas: string[]): Promise<void> {
    const missing = areas.filter((area) => !this.#areas.has(area));
    if (missing.length) await this.#load(this.language, [...this.#areas, ...missing]);
  }

  async speak(language: string): Promise<void> {
    await this.#load(language, [...this.#areas]);
    document.documentElement.lang = language;
  }

  async #load(language: string, areas: string[]): Promise<void> {
    for (const area of areas) this.#areas.add(area);
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all(areas.map((area) => this.#text(area, language)));
    for (const text of texts) bundle.addResource(new FluentResource(mark(text)));
    // Something else may have been asked for while these were on their way.
    if (areas.length < this.#areas.size) return this.#load(language, [...this.#areas]);
    this.language = language;
    this.#bundle = bundle;
    this.#texts = texts;
    this.#names.clear();
  }

  async #text(area: string, language: string): Promise<string> {
    const shelf = await shelves[`${language}/${shelfOf(area)}`]?.();
    return shelf?.default[area] ?? this.elsewhere(area, language);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** With marks around the names of cards and colours: for texts that are put into other texts. */
  marked(key: string, variables: Variables = {}): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return key;
    const errors: Error[] = [];
    const given = Object.entries(variables).map(([name, one]) => [name, typeof one === 'string' ? apart(one) : one]);
    const text = this.#bundle.formatPattern(message.value, Object.fromEntries(given) as Variables, errors);
    if (import.meta.env.DEV) for (const error of errors) console.error(`${key}: ${error.message}`);
    return this.set(text);
  }

  say(key: string, variables: Variables = {}): string {
    return plain(this.marked(key, variables));
  }

  rich(key: string, variables: Variables = {}): Part[] {
    return parts(this.marked(key, variables));
  }

  /** A sentence of the server's, whose cards and colours are found by their names. */
  signed(game: string, text: string): Part[] {
    let names = this.#names.get(game);
    if (!names) this.#names.set(game, (names = new Names(game, this.#texts)));
    return names.parts(this.set(text));
  }

  /** A sentence that is whole, the server's too, as this language sets it. */
  set(text: string): string {
    return setIn(this.language, text);
  }

  /** "a, b and c" */
  listing(items: readonly string[]): string {
    const each = items.map(apart);
    if (each.length < 2) return each.join('');
    return this.marked('all-list-and', { first: each.slice(0, -1).join(', '), last: each.at(-1)! });
  }
}

export const words = new Words();
export const say = (key: string, variables?: Variables): string => words.say(key, variables);

/** "0,120 s" */
export const seconds = (milliseconds: number): string =>
  new Intl.NumberFormat(words.language, { style: 'unit', unit: 'second', minimumFractionDigits: 3 }).format(
    milliseconds / 1000,
  );
