import type { Component } from 'svelte';
import type { Art, Game } from '../../cards';
import type { View } from '../../state/views';
import type { Part } from '../../words/marks';
import type { Told } from '../../wire';

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
 * calls `onmove`. Moves for which the board has no place are offered by the shared ChoiceSheet: `sheet` in the board's pack
 * says which.
 *
 * Every place where a card can lie has `data-spot`: "trick-2" (the card of seat 2), "pile", "played", "bank", "line-1-C". Seats
 * have "seat-0" ..., the reader's hand "hand". Flights travel between spots.
 */
export interface BoardProps<V extends View = View> {
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

/** What a game brings to the shared table page; each board file exports one as `pack`. */
export interface BoardPack<V extends View = View> {
  game: Game;
  Board: Component<BoardProps<V>>;
  /** the cards that travel because of one event, from where they were to where they go */
  flights: (told: Told, before: V, after: V) => Flight[];
  /**
   * the question of the moment: `moves` is what the reader may do, `held` the face of a lifted card that can be used in several
   * ways
   */
  ask: (view: V, moves: readonly string[], held: string | null) => Ask;
  /** a badge under the name of a seat: tricks won, cards, teams; "" for none */
  badge?: (view: V, seat: number) => { sign?: string; text: string; label: string } | null;
  /** which of two or more seats are on the reader's side (Red) */
  side?: (view: V, seat: number) => 'ours' | 'theirs' | null;
  /**
   * which of these moves the sheet above the hand offers: choices without a card, or the ways to use a lifted one. The board
   * offers the others itself.
   */
  sheet: (view: V, moves: readonly string[]) => readonly string[];
}

/** Where a seat's cards fly from: the reader's own come out of the hand. */
export const home = (view: View, seat: number): string => (seat === view.seat ? 'hand' : `seat-${seat}`);
