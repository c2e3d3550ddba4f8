/** What a seat may know of a running deal, in the form of its game: `as_dict` of each game's view on the server. Cards are in notation. */
interface Seen {
  seat: number;
  players: number;
  dealer: number;
  phase: string;
  /** 1 clockwise, -1 counter-clockwise, 0 not chosen yet */
  direction: number;
  waits_for: number[];
  movers: number[];
  hand: string[];
  hand_sizes: number[];
  over: boolean;
  points: number[] | null;
}

export interface PurpleView extends Seen {
  game: 'purple';
  phase: 'direction' | 'play' | 'over';
  short: boolean;
  challenge: string;
  challenge_colour: string | null;
  leader: number;
  /** in the order of play, from the leader on */
  trick: string[];
  /** no letter, one, or two while a led Spacecraft leaves the choice open */
  called: string;
  best_seat: number;
  tricks: number[];
  won: string[][];
  missing: string[][];
  sun_last: number;
  last_winner: number;
}

export interface BlueLine {
  /** from the bottom up: the last one counts */
  weather: string[];
  continents: string[];
  frozen: boolean;
}

export interface BlueView extends Seen {
  game: 'blue';
  phase: 'direction' | 'first-turn' | 'turn' | 'reply' | 'over';
  hands: string[][] | null;
  pile: number;
  known: string[][];
  /** by seat, then by colour (C, L, S) */
  lines: Partial<Record<string, BlueLine>>[];
  moon: { attacker: number; victim: number; colour: string } | null;
  passes: number;
  idle: number;
  reason: string | null;
  winner: number;
}

export interface YellowView extends Seen {
  game: 'yellow';
  phase: 'direction' | 'lead' | 'turn' | 'drawn' | 'replay' | 'race' | 'debt' | 'give' | 'thanks' | 'swap' | 'over';
  level: number;
  mistakes: boolean;
  thanks: boolean;
  turn: number;
  receiver: number;
  drawn: string | null;
  top: string | null;
  /** what the top card counts as */
  symbol: string | null;
  colour: string | null;
  under: string[];
  pile_size: number;
  debt: number;
  remakes: number;
  idle: number;
  known: string[][];
  shown: string[][];
  pile_of: string[] | null;
  hands: string[][] | null;
  winner: number;
  reason: string | null;
}

export interface RedView extends Seen {
  game: 'red';
  phase: 'team' | 'direction' | 'play' | 'over';
  charmer: boolean;
  bewitched: boolean;
  /** the dealer and partners; empty when everyone plays alone or before the choice */
  team: number[];
  leader: number;
  trick: string[];
  /** the gang led, P for the Police, or "" */
  led: string;
  best_seat: number;
  won: string[][];
  bank: string[];
  bank_size: number;
  missing: string[][];
  ended_by: number;
  bank_to: number[];
}

export type View = PurpleView | BlueView | YellowView | RedView;

/** The seat that played the card at a place of a trick. */
export function seatOfTrick(view: PurpleView | RedView, place: number): number {
  return (((view.leader + view.direction * place) % view.players) + view.players) % view.players;
}
