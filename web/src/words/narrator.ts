import type { Reaction, ScoreInfo, Told, ToldFact } from '../wire';
import { parts, plain, type Part } from './marks';
import { seconds, words, type Variables } from './words.svelte';

/** "game.score.bonus" is told by "game-account-score-bonus". */
const keyOf = (rule: string, kind: string): string => rule.replace('.', `-${kind}-`).replaceAll('.', '-');

/** Tells a game in sentences. `me` is the seat that is called "you"; -1 when everybody is spoken of by name. */
export class Narrator {
  readonly game: string;
  readonly names: readonly string[];
  readonly me: number;

  constructor(game: string, names: readonly string[], me: number) {
    this.game = game;
    this.names = names;
    this.me = me;
  }

  card(card: string): string {
    return plain(this.#card(card));
  }

  letter(kind: 'colour' | 'symbol', letter: string): string {
    return words.say(`${this.game}-${kind}-${letter}`);
  }

  /** What happened, in the words of the game, or in those that are named. */
  event(told: Told, key = `${this.game}-event-${told.event}`): Part[] {
    const { event, seat = -1, other = -1, cards = [], count = 0 } = told;
    if (!words.has(key)) return [{ text: [this.names[seat], event, ...cards].filter(Boolean).join(' ') }];
    return words.rich(key, {
      who: this.#person(seat),
      name: this.names[seat] ?? '',
      towards: this.#person(other),
      other: this.names[other] ?? '',
      cards: words.listing(cards.map((card) => this.#card(card))),
      number: cards.length,
      count,
    });
  }

  /** What a move wins, loses, keeps or risks: sentences one after another. */
  facts(facts: readonly ToldFact[]): Part[] {
    return parts(facts.map((fact) => this.#fact(fact)).join(' '));
  }

  #fact(fact: ToldFact): string {
    const { name, seat = -1, seats = [], cards = [], colour = '', symbol = '', times = -1, many = 0, points = 0 } = fact;
    const own = `${this.game}-fact-${name}`;
    return words.marked(words.has(own) ? own : `all-fact-${name}`, {
      who: this.#person(seat),
      name: this.names[seat] ?? '',
      names: words.listing(seats.map((one) => this.names[one] ?? '')),
      people: seats.length,
      cards: words.listing(cards.map((card) => this.#card(card))),
      number: cards.length,
      colour: colour && words.marked(`${this.game}-colour-${colour}`),
      symbol: symbol && words.marked(`${this.game}-symbol-${symbol}`),
      times,
      count: many,
      points,
    });
  }

  /** Why a line of an account brings what it does. */
  account(line: ScoreInfo): string {
    const { rule, points, count = 0, factor = 0, cards = [], seat = -1 } = line;
    const key = keyOf(rule, 'account');
    const listed = words.listing(cards.map((card) => this.#card(card)));
    const variables = { rule, points, count, factor, cards: listed, name: this.names[seat] ?? '' };
    return words.say(words.has(key) ? key : 'all-account-other', variables).replace(/-(?=\d)/g, '−');
  }

  /** Whose card ended the deal. */
  ended(seat: number, card: string): Part[] {
    return words.rich('table-ended-by', { who: this.#person(seat), name: this.names[seat] ?? '', card: this.#card(card) });
  }

  /** The key of the sentence that tells why a deal ended. */
  reason(rule: string): string {
    return keyOf(rule, 'reason');
  }

  eventText(told: Told): string {
    return this.event(told)
      .map((part) => part.text)
      .join('');
  }

  /** How quick the winner of a race was, and the reader. */
  reactions(all: readonly Reaction[]): string {
    const one = ({ seat, milliseconds }: Reaction) =>
      words.say('table-reaction', {
        who: this.#person(seat),
        name: this.names[seat] ?? '',
        time: seconds(milliseconds),
      });
    return all.map(one).join(', ');
  }

  /** A move as a button names it. */
  move(move: string): string {
    return plain(this.#move(move));
  }

  moveParts(move: string): Part[] {
    return parts(this.#move(move));
  }

  #card(card: string): string {
    const key = `${this.game}-card-${card}`;
    return words.has(key) ? words.marked(key) : card;
  }

  #person(seat: number): string {
    return seat >= 0 && seat === this.me ? 'you' : 'other';
  }

  #move(move: string): string {
    const [head = '', ...rest] = move.split(' ');
    if (!rest.length && words.has(`${this.game}-card-${head}`)) return this.#card(head);
    const key = [`${this.game}-move-${head}`, `all-move-${head}`].find((one) => words.has(one));
    return key === undefined ? move : words.marked(key, this.#variables(rest));
  }

  /** What follows the first word of a move: seats or other numbers, cards and letters. */
  #variables(tokens: readonly string[]): Variables {
    const numbers = tokens.filter((token) => /^\d+$/.test(token)).map(Number);
    const seats = numbers.map((number) => this.names[number]).filter((name) => name !== undefined);
    const cards = tokens.filter((token) => words.has(`${this.game}-card-${token}`)).map((card) => this.#card(card));
    const variables: Variables = { number: cards.length };
    if (numbers[0] !== undefined) variables.place = numbers[0];
    if (seats[0] !== undefined) Object.assign(variables, { name: seats[0], names: words.listing(seats) });
    if (cards[0] !== undefined) Object.assign(variables, { card: cards[0], cards: words.listing(cards) });
    for (const token of tokens)
      for (const kind of ['colour', 'symbol'] as const)
        if (words.has(`${this.game}-${kind}-${token}`)) variables[kind] = words.marked(`${this.game}-${kind}-${token}`);
    return variables;
  }
}
