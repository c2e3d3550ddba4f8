import type { Component } from 'svelte';
import type { Score } from '../sound/sound';
import type { Seen } from '../state/views';
import type { ScoreInfo, Told } from '../wire';
import type { TrickEvents } from '../table/past/trick';
import type { Part } from '../words/marks';
import type { Narrator } from '../words/narrator';

/** How one colour, gang or symbol is told apart: `hue` fills shapes, `dark` and `light` are inks with AA contrast. */
export interface Swatch {
  hue: string;
  dark: string;
  light: string;
  /** name of the CSS custom property, and the stem of its Fluent key */
  css: string;
}

/** What a game draws: its cards, its signs and what they lie on. */
export interface Art {
  Face: Component<{ card: string }>;
  Back: Component<Record<string, never>>;
  TableTop: Component<Record<string, never>>;
  Sign: Component<{ sign: string }>;
  palette: Record<string, Swatch>;
  /** every distinct face, in sorting order */
  faces: readonly string[];
  /** the signs that stand before the name of a card in a sentence */
  signs: (card: string) => string[];
}

/** Somebody at the table, ready to be shown. */
export interface Sitter {
  seat: number;
  name: string;
  /** id of a picture; a bot has "bot" */
  avatar: string;
  bot: boolean;
  here: boolean;
  away: boolean;
  /** the total of the match */
  points: number;
}

/** What every part of a table page knows about the people. `me` is -1 for a spectator. */
export interface Around {
  me: number;
  sitters: readonly Sitter[];
  /** seats in the order in which they are drawn: those to the left of the reader first */
  order: readonly number[];
  waits: readonly number[];
}

/**
 * The middle of the table. A board draws `view` and nothing of the seats or the hand.
 *
 * A card of the hand that can be used in one way is played at once. When it can be used in several ways it is `held`, and
 * `targets` are those moves: the board makes their places tappable (a button named with `words.move(move)`, class `target`) and
 * calls `onmove`. Moves for which the board has no place are offered by the shared ChoiceSheet: `sheet` says which.
 *
 * Every place where a card can lie has `data-spot`: "trick-2" (the card of seat 2), "pile", "played", "bank", "line-1-C". Seats
 * have "seat-0" ..., the reader's hand "hand". Flights travel between spots.
 */
export interface BoardProps<V extends Seen = Seen> {
  view: V;
  around: Around;
  art: Art;
  /** everything the reader may do now */
  moves: readonly string[];
  /** the card of the hand that is lifted, or null */
  held: string | null;
  /** the moves that `held` can make, when there are several */
  targets: readonly string[];
  /** the move that was made and can still be taken back */
  going?: string | null;
  onmove: (move: string) => void;
}

/** A card travelling between two spots; without `card` its back is shown. */
export interface Flight {
  card?: string;
  from: string;
  to: string;
  /** how many cards travel together */
  count?: number;
}

/** What is asked of the reader, in one line, and the rule that says so: its id in the rule book. */
export interface Ask {
  text: readonly Part[];
  rule: string;
}

/** What stands under the name of a seat: tricks won, cards, teams. */
export interface Badge {
  /** a sign of the game's, or a picture that every page has */
  sign?: string;
  icon?: 'globe' | 'barred';
  text: string;
  label: string;
}

export interface BesideProps<V extends Seen = Seen> {
  view: V;
  moves: readonly string[];
  narrator: Narrator;
  onmove: (move: string) => void;
}

/** Which events are told to the reader in a line of their own, beside what others do to them. */
export interface Tidings {
  /** what the board asks or shouts itself */
  onBoard?: readonly string[];
  /** what happens to whoever `seat` is */
  suffered?: readonly string[];
  /** what concerns everybody */
  forAll?: (told: Told) => boolean;
  /** what others do that is seen without words, or told elsewhere */
  plain?: readonly string[];
  /** what is said of others in passing, where that can be shorter than in the log */
  brief?: Readonly<Record<string, string>>;
}

/**
 * Everything the pages ask of a game. Each game's folder exports one as `face` from its `index.ts`; a game without a folder has
 * the plain one.
 */
export interface GameFace<V extends Seen = Seen> extends Art {
  game: string;
  Board: Component<BoardProps<V>>;
  /** the cards that travel because of one event, from where they were to where they go */
  flights: (told: Told, before: V, after: V) => Flight[];
  /**
   * how the table looks while what `told` takes away still lies there: complete, and with whoever takes it. A game in which
   * nothing is gathered needs none
   */
  lying?: (before: V, after: V, told: Told, events: readonly Told[]) => V;
  /** the sentence that says in short who takes what, by event */
  brief?: Readonly<Record<string, string>>;
  /**
   * the question of the moment: `moves` is what the reader may do, `held` the face of a lifted card that can be used in several
   * ways
   */
  ask: (view: V, moves: readonly string[], held: string | null) => Ask;
  /**
   * which of these moves the sheet above the hand offers: choices without a card, or the ways to use a lifted one. The board
   * offers the others itself.
   */
  sheet: (view: V, moves: readonly string[]) => readonly string[];
  /** the card of the hand that a move lays down or gives away; null for choices such as "cw" or "draw" */
  cardOf: (move: string, hand: readonly string[]) => string | null;
  /** a move that uses a card in some way, to ask the server what stands in its way */
  attempt: (view: V, card: string) => string;
  /** what is heard of an event */
  sounds: Readonly<Record<string, Score>>;
  tidings: Tidings;
  badge?: (view: V, seat: number) => Badge | null;
  /** which of two or more seats are on the reader's side */
  side?: (view: V, seat: number) => 'ours' | 'theirs' | null;
  /** stands beside the question, all the time */
  Beside?: Component<BesideProps<V>>;
  /** the events that somebody who looks back may want to jump to, by kind: "trick", "slam", "race", "attack", "more" */
  marks?: Readonly<Record<string, readonly string[]>>;
  /** the whole table flashes up at this event */
  flashes?: (told: Told) => boolean;
  /** something is asked, but no card of the hand is asked for */
  idle?: (moves: readonly string[]) => boolean;
  /** a card that cannot be played may be played all the same: that is a mistake, which costs something */
  dear?: (view: V) => boolean;
  /** the sheet above the hand comes and goes with every turn: its room is kept, and news stand in it */
  roomy?: boolean;
  /** the sentence in which a hint tells how the deal would end, if that can be told */
  hintEnd?: string;
  /** which events lay a card to a trick and which take it away, where there are tricks to look at again */
  trick?: TrickEvents;
  /** the cards that everybody sees lie, or saw go away for good */
  open?: (view: V) => readonly string[];
  /** the colour or symbol by which cards are sorted when one looks what has been played */
  rowOf?: (card: string) => string;
  /** what this deal was about, where that differs from one to the next: it stands over its account */
  stakes?: (view: V) => string;
  /** what is multiplied in an account has to be said: the cards themselves do not tell it */
  spelt?: boolean;
  /** how a line of an account is reckoned whose cards are not all worth the same */
  reckoned?: (line: ScoreInfo) => string;
  /**
   * how the cards of a line of an account lie: in piles, an empty one standing for a trick; each by itself where nothing is
   * said
   */
  piles?: (line: ScoreInfo) => readonly (readonly string[])[];
  /** what the gallery shows beside the cards */
  Gallery?: Component<{ size: number }>;
}

/** What the home page shows of a game before anything else of it is fetched. */
export interface Cover {
  /** always whole: whatever the frame, the ground goes on around the picture */
  Poster: Component<{ centred?: boolean }>;
}

/** Where a seat's cards fly from: the reader's own come out of the hand. */
export const home = (view: Seen, seat: number): string => (seat === view.seat ? 'hand' : `seat-${seat}`);
