// Written by scripts/wire_types.py from what each game declares of its views. Do not edit.

/** A whole view. */
export interface Seen {
  game: string;
  players: number;
  dealer: number;
  /** What the table waits for: one of the phases of the game, or "over". */
  phase: string;
  /** 1 clockwise, -1 counter-clockwise, 0 not chosen yet. */
  direction: number;
  /** The seats without whom nothing goes on. */
  waits_for: number[];
  /** By seat. */
  hand_sizes: number[];
  over: boolean;
  /** What each seat scored by the deal; null while it runs. */
  points: number[] | null;
  /** Whose view it is; -1 is a spectator. */
  seat: number;
  /** Empty for a spectator. */
  hand: string[];
  /** The seats that may move, as far as the reader knows. */
  movers: number[];
}

export interface PurpleView extends Seen {
  game: "purple";
  phase: "direction" | "play" | "over";
  /** Whether the threes were left out. */
  short: boolean;
  /** Whether a Spacecraft played last wins even when thrown away. */
  last_always: boolean;
  /** Whether a Spacecraft counts among the cards of its planets in No Planet. */
  planet_spacecraft: boolean;
  /** The last part of the rule that scores it, such as "no-fives". */
  challenge: string;
  /** A letter where the challenge names a colour. */
  challenge_colour: string | null;
  leader: number;
  /** In the order of play, from the leader on. */
  trick: string[];
  /** No letter, one, or two while a led Spacecraft leaves the choice open. */
  called: string;
  /** Who is ahead in the trick. */
  best_seat: number;
  /** How many each seat has won. */
  tricks: number[];
  /** By seat: the cards won, which everybody has seen. */
  won: string[][];
  /** By seat: the cards that it has shown not to hold. */
  missing: string[][];
  /** Who kept the Sun for the last trick. */
  sun_last: number;
  /** Who won the trick before this one. */
  last_winner: number;
  /** The last trick in the order of play, once the set is over; empty until then. */
  last_trick: string[];
}

/** An open line in front of a seat. */
export interface BlueLine {
  /** From the bottom up: the last one counts. */
  weather: string[];
  /** In the order in which they were laid. */
  continents: string[];
  frozen: boolean;
}

/** The Moon that waits for its answer. */
export interface BlueMoon {
  attacker: number;
  victim: number;
  colour: string;
}

export interface BlueView extends Seen {
  game: "blue";
  phase: "direction" | "first-turn" | "turn" | "reply" | "over";
  /** The version of the rules that is played by. */
  rules: number;
  /** By seat, once the game is over. */
  hands: string[][] | null;
  /** How many cards are left to draw. */
  pile: number;
  /** By seat: the cards in its hand that everybody saw go there. */
  known: string[][];
  /** By seat, then by the letter of the colour. */
  lines: Partial<Record<string, BlueLine>>[];
  moon: BlueMoon | null;
  /** How many players in a row passed, the pile being empty. */
  passes: number;
  /** How many turns in a row were exchanges or passes. */
  idle: number;
  /** The rule that ended the game. */
  reason: string | null;
  winner: number;
}

export interface YellowView extends Seen {
  game: "yellow";
  phase: "direction" | "lead" | "turn" | "drawn" | "replay" | "race" | "debt" | "give" | "thanks" | "swap" | "over";
  level: number;
  /** Whether a wrong card is accepted and paid for. */
  mistakes: boolean;
  /** Whether a gift must be thanked for. */
  thanks: boolean;
  /** Whose turn it is; in a race who opened it, when thanks are owed who gave. */
  turn: number;
  /** Who owes thanks. */
  receiver: number;
  /** The card on top of the played pile. */
  top: string | null;
  /** What the top card counts as. */
  symbol: string | null;
  /** In which colour. */
  colour: string | null;
  /** The played pile below its top card, the last one played at the end. */
  under: string[];
  /** How many cards are left to draw. */
  pile_size: number;
  /** How many cards are owed for +3. */
  debt: number;
  /** How often the draw pile was made anew. */
  remakes: number;
  /** How many turns in a row nothing was played or drawn. */
  idle: number;
  /** By seat: the cards that everybody is sure it holds. */
  shown: string[][];
  /** By seat, once the game is over. */
  hands: string[][] | null;
  winner: number;
  /** The rule that ended the game. */
  reason: string | null;
  /** The card just drawn, for who drew it. */
  drawn: string | null;
  /** By seat: the cards that the reader is sure it holds, given, swapped or shown. */
  known: string[][];
  /** What may still lie in a draw pile made anew, as far as the reader knows; null while it is the first one. */
  pile_of: string[] | null;
}

export interface RedView extends Seen {
  game: "red";
  phase: "team" | "direction" | "play" | "over";
  /** Whether the Charmers bewitch. */
  charmer: boolean;
  /** Whether a Godfather has been bewitched in this game. */
  bewitched: boolean;
  /** The dealer and partners; empty where everyone plays alone and before the choice. */
  team: number[];
  leader: number;
  /** In the order of play, from the leader on. */
  trick: string[];
  /** The letter of the gang led, P for the Police, or no letter. */
  led: string;
  /** Who is ahead in the round. */
  best_seat: number;
  /** By seat: the cards won, which everybody has seen. */
  won: string[][];
  /** What everybody saw go into the Bank. */
  bank: string[];
  /** How many cards lie in the Bank, the one dealt face down included. */
  bank_size: number;
  /** By seat: the cards that it has shown not to hold. */
  missing: string[][];
  /** Who played a last card. */
  ended_by: number;
  /** Who got the Bank; empty while the game runs and where nobody did. */
  bank_to: number[];
}

export interface Views {
  purple: PurpleView;
  blue: BlueView;
  yellow: YellowView;
  red: RedView;
}

export type View = Views[keyof Views];
