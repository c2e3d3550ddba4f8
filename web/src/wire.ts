// Written by scripts/wire_types.py from the messages of the server. Do not edit.
import type { View } from './state/views';

/** One event as one reader may know it: `cards` is empty where they are secret. Words: `<game>-event-<event>`. */
export interface Told {
  event: string;
  seat?: number;
  other?: number;
  cards?: string[];
  count?: number;
}

/** Who sits in a seat: nobody, a person or a bot. */
export interface PlaceInfo {
  name?: string;
  avatar?: string;
  bot?: string;
  away?: boolean;
  here?: boolean;
  ready?: boolean;
}

/** One line of a seat's score sheet: so many `points` by this `rule`. With a `factor` they are `count` times that. */
export interface ScoreInfo {
  rule: string;
  points: number;
  count?: number;
  factor?: number;
  cards?: string[];
  seat?: number;
}

/** How a deal or a match ended, and why. The lines of each seat's account add up to its points. */
export interface Result {
  reason: string;
  points: number[];
  winners: number[];
  accounts?: ScoreInfo[][];
  by?: number;
  card?: string;
}

/** A deal is over: its result, and the points of everyone so far. `outcome` is there when the match is over, too. */
export interface Count {
  state: string;
  result: Result;
  totals: number[];
  outcome?: Result | null;
}

/** The commitment and the promises from the start; what was committed to and promised when the match is over. Of the promises and numbers there is one for each seat, "" where it has none. */
export interface FairInfo {
  commitment: string;
  version?: number;
  secret?: string;
  promises?: string[];
  numbers?: string[];
  seed?: string;
  round?: number;
  unopened?: string[];
}

/** How long the events named here are looked at, in milliseconds, and how many hundredths of that by who is in a hurry. */
export interface Timetable {
  travel?: number;
  look?: number;
  hurried?: number;
  lays?: string[];
  gathers?: string[];
}

/** All that everybody may know of a table beside the cards. */
export interface TableInfo {
  code: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  state: string;
  clock: string;
  pace: string;
  window: number;
  places: PlaceInfo[];
  fair: FairInfo;
  public?: boolean;
  watching?: boolean;
  hints?: boolean;
  recall?: boolean;
  match?: number;
  deal?: number;
  deals?: number;
  totals?: number[];
  results?: Result[];
  outcome?: Result | null;
  lowest_wins?: boolean;
  anybody_starts?: boolean;
  timetable?: Timetable;
}

/** The first message: who is there. Without a token one watches. `seats` narrows the seats of the token down; `changes` false asks for events and moves alone; `past` asks for what happened in the deal so far. */
export interface Hello {
  t: "hello";
  token?: string;
  seats?: number[] | null;
  lang?: string;
  changes?: boolean;
  past?: boolean;
}

/** A move in the notation of the game, answering the position at `version`; `id` comes back in the answer. */
export interface MoveMessage {
  t: "move";
  seat: number;
  move: string;
  version: number;
  id?: number;
}

export interface Say {
  t: "say";
  seat: number;
  phrase: string;
}

/** Go on to the next deal. */
export interface Ready {
  t: "ready";
  seat: number;
}

/** How fast the table goes from now on. */
export interface PaceMessage {
  t: "pace";
  seat: number;
  pace: "instant" | "normal" | "quick" | "relaxed";
}

/** Let the bots go on, until it is a person's turn. */
export interface Hurry {
  t: "hurry";
  seat: number;
}

/** The hash of a number of one's own for the next match, before any number is opened. */
export interface PromiseMessage {
  t: "promise";
  seat: number;
  promise: string;
}

/** The number that was promised, once the list of promises is final. */
export interface OpenMessage {
  t: "open";
  seat: number;
  number: string;
}

/** Send the full view again. */
export interface ViewMessage {
  t: "view";
  seat?: number;
}

/** Take back a held card, which nobody has seen; `returned` is the answer. */
export interface Undo {
  t: "undo";
  seat: number;
  id?: number;
}

/** Ask about moves of one's own without playing them: nothing changes. `because` is the answer. */
export interface Why {
  t: "why";
  seat: number;
  moves: string[];
  id?: number;
}

export interface Ping {
  t: "ping";
  n?: number;
}

/** Everything a seat may know: on joining, on coming back, on request and when cards are dealt. `moves` may name a whole family: "exchange *4" is an exchange of up to four cards of the hand. `view` is null before the first start. `due` is when the table goes on by itself, 0 when it does not. `table` is left out when the next `deal` of a match begins: all else is as before. */
export interface Full {
  t: "full";
  seat: number;
  version: number;
  at: number;
  table?: TableInfo | null;
  deal?: number;
  view?: View | null;
  moves?: string[];
  waits?: number[];
  due?: number;
  watchers?: number;
  past?: Told[];
}

/** How long a seat took in a race, the delay of its line taken off. */
export interface Reaction {
  seat: number;
  milliseconds: number;
}

/** A move was made and is on disk. `changes` turns the view before into the view after, once `waits_for` and `movers` of the view are set to `waits`. `by` is missing when a person made the move themselves. `ack` is the `id` of the reader's own move. `count` is there when the move ended the deal. `reactions` are there when the move won a race: the winner's, and the reader's own. */
export interface Update {
  t: "update";
  seat: number;
  version: number;
  at: number;
  events?: Told[];
  moves?: string[];
  waits?: number[];
  due?: number;
  by?: "bot" | "clock" | "early" | "person";
  changes?: Record<string, unknown>;
  ack?: number;
  count?: Count | null;
  reactions?: Reaction[];
}

/** Something about the table itself has changed: seats, state, points, who is ready. */
export interface TableMessage {
  t: "table";
  version: number;
  at: number;
  table: TableInfo;
  due?: number;
}

/** Only to its player: the card is accepted and will be seen by the others at `until`. It is not on disk yet. */
export interface Held {
  t: "held";
  seat: number;
  version: number;
  until: number;
  move: string;
  id?: number;
}

/** Only to its player: the card that was held or laid in a race is back in the hand. Somebody was faster, or it was taken back (`undone`). */
export interface Returned {
  t: "returned";
  seat: number;
  version: number;
  at: number;
  move: string;
  id?: number;
  undone?: boolean;
}

/** Nothing was changed. `rule` is what stands in the way, `text` the same in the reader's language. `detail` tells whoever writes a client what could not be read. `at` is when the message came. `reaction` is there when it came too late for a race: how long its sender took, in milliseconds, to compare with the winner's. */
export interface RefusedMessage {
  t: "refused";
  kind: "illegal" | "malformed" | "not-yours" | "stale";
  rule: string;
  text: string;
  at: number;
  version?: number;
  seat?: number;
  id?: number;
  detail?: string;
  reaction?: number;
}

/** What stands in the way of a move that was asked about, as in a refusal; without a `kind` it is legal. */
export interface Reason {
  move: string;
  kind?: "illegal" | "malformed" | "not-yours" | "stale" | null;
  rule?: string;
  text?: string;
  data?: Record<string, string>;
}

/** The answer to `why`, to the asker alone: for each move that was named whether it is legal at `version`, else why not. */
export interface Because {
  t: "because";
  seat: number;
  version: number;
  reasons: Reason[];
  id?: number;
}

/** Somebody said one of the fixed phrases or showed an emote. */
export interface Said {
  t: "said";
  seat: number;
  phrase: string;
  at: number;
}

/** A person's connection has come or gone, somebody watches, or somebody is ready for the next deal. */
export interface Presence {
  t: "presence";
  seat: number;
  here: boolean;
  watchers?: number;
  ready?: boolean;
}

/** The match is over and the deal is opened: anyone can check it with `defifoo verify`. */
export interface Over {
  t: "over";
  version: number;
  at: number;
  match: number;
  points: number[];
  winners: number[];
  fair: FairInfo;
  record: string;
}

export interface Pong {
  t: "pong";
  n: number;
  at: number;
}

/** A new table; the options that are not named have the values of the printed rules. Without `players` it is for four, or as many as come nearest to it where the game allows no four. */
export interface MakeTable {
  game: string;
  players?: number | null;
  options?: Record<string, boolean | number>;
  public?: boolean;
  clock?: "fast" | "off" | "relaxed";
  pace?: "instant" | "normal" | "quick" | "relaxed";
  window?: number;
  watching?: boolean;
  hints?: boolean;
  recall?: boolean;
}

/** `token` is the host's: it starts the match, seats bots and may also take seats. */
export interface TableMade {
  code: string;
  token: string;
  table: TableInfo;
}

/** `promise` is the hash of the person's part of the shuffle, in hexadecimal. Without `seat` the first free one is taken. */
export interface TakeSeat {
  name: string;
  promise: string;
  avatar?: string;
  seat?: number | null;
}

/** `token` is the one that was sent, or a new one; it is shown once and must be kept by the client. */
export interface SeatTaken {
  seat: number;
  token: string;
  table: TableInfo;
}

export interface SeatBot {
  bot?: string;
  seat?: number | null;
}

/** One line of the list of public tables. */
export interface TableLine {
  code: string;
  game: string;
  players: number;
  state: string;
  names: string[];
  free: number;
}

export interface Tables {
  tables: TableLine[];
}

/** A move, "" for waiting, and what an expert expects of it: points in this deal, and 0 to 1 for how good that is. why of the best move, what speaks for it; of the others, what speaks against them */
export interface Advice {
  move: string;
  points: number;
  worth: number;
  why: ToldFact[];
}

/** The move that the strongest bot would make with what this seat may know, and the two next best. */
export interface Hint {
  seat: number;
  version: number;
  move: string;
  moves: Advice[];
}

/** A move, "" for waiting, and how likely a net would make it, 0 to 1. */
export interface Chance {
  move: string;
  chance: number;
}

/** What a net leans to at first glance with what this seat may know, until the hint is there: the likeliest move, and the two next. */
export interface Glance {
  seat: number;
  version: number;
  move: string;
  moves: Chance[];
}

/** A match that is over: its setup, what its seed was made of, and its moves, each behind its seat. */
export interface MatchRecord {
  defifoo: number;
  game: string;
  rules: number;
  shuffle: number;
  players: number;
  options: Record<string, boolean | number>;
  seed: string;
  deals: string[][];
  fair: FairInfo;
}

export interface OptionInfo {
  name: string;
  rule: string;
  default: number;
  low: number;
  high: number;
  switch: boolean;
}

/** A game of this server. One of another package brings its `words` and `rules` along, in these languages. lessons of how many steps each of its lessons is: that of the game first, then those of smaller ones made of it */
export interface GameInfo {
  name: string;
  players: number[];
  options: OptionInfo[];
  lowest_wins: boolean;
  start_points: number;
  points_tell: boolean;
  puzzles: number;
  words: string[];
  rules: string[];
  lessons: Record<string, number>;
}

/** What this server has: its games with their options, its bots, what can be said at a table, and how others get here. */
export interface Offer {
  games: GameInfo[];
  bots: string[];
  phrases: string[];
  emotes: string[];
  languages: string[];
  version: string;
  public: string[];
  ways: string[];
}

/** `ok`, or `trouble` and what is `missing`. */
export interface Health {
  status: string;
  version: string;
  engine: string;
  tables: number;
  low_disk?: boolean;
  missing?: string[];
}

/** A request as it got here: `host` as it was called, where it came from, whether a proxy told of another address, the path that the server is below, and its clock. */
export interface Arrival {
  host: string;
  address: string;
  port: number;
  forwarded: boolean;
  base: string;
  at: number;
}

/** Why a request was refused; the same as a `refused` message. */
export interface Problem {
  kind: "illegal" | "malformed" | "not-yours" | "stale";
  rule: string;
  text: string;
  detail?: string;
}

/** One sentence about a move: what it wins, loses, keeps or risks. See `core/fact.py`. */
export interface ToldFact {
  name: string;
  seat?: number;
  seats?: number[];
  cards?: string[];
  colour?: string;
  symbol?: string;
  times?: number;
  many?: number;
  points?: number;
  speaks?: number;
}

/** A choice that is worth a word, before which `step` moves of the deal were made. move what was done, "" where the moment was let pass better the best move; the same as `move` where the choice was the best points what the better move promised more for its seat, in points of the deal; for the best, what it is ahead of the others worth the same as a chance, from 0 to 1; `error` is how far that can be trusted why `own`: it brings points; `place`: it holds others back; `win`: it wins more often facts what speaks for the better move against what speaks against the move that was made, where another was better */
export interface ToldChoice {
  step: number;
  move: string;
  better: string;
  points: number;
  worth: number;
  error: number;
  why: string;
  facts: ToldFact[];
  against: ToldFact[];
}

/** `result` = `cards` + `choices`, give or take `error` for each; `hand` is what the cards promised at the beginning. judged how many choices the seat had skill what the choices added to the chance to win, from 0 to 1; `skill_error` is how far that can be trusted verdict `cards`, `mostly` (the cards, but for a costly choice), `well` or `badly`: what it all comes to */
export interface ToldSeat {
  seat: number;
  result: number;
  cards: number;
  choices: number;
  error: number;
  hand: number;
  hand_error: number;
  skill: number;
  skill_error: number;
  judged: number;
  verdict: string;
  costly: ToldChoice[];
  proud: ToldChoice | null;
}

/** One deal looked back at: what the cards gave and what the choices added, seat by seat. */
export interface ToldDeal {
  deal: number;
  seats: ToldSeat[];
}

/** A deal as one seat (-1: a spectator) saw it: the messages of its socket, from `full` on. */
export interface Reel {
  seat: number;
  full: Full;
  updates: Update[];
}

/** A deal of a match that is over, for every reader: the spectator first, then seat by seat. table the table as it stood when the deal began, its fair deal opened totals the points of everyone at the start of the match and after each of its deals */
export interface DealReplay {
  table: TableInfo;
  deal: number;
  totals: number[][];
  reels: Reel[];
}

/** All of a match, in a page that needs no server. `words` are those of a game of another package, by language. */
export interface DiskMatch {
  deals: DealReplay[];
  words: Record<string, string>;
}

/** Sit in a seat at a moment of a match that is over, and play on. step so many moves of the deal stay as they were moves what was played since, each behind its seat, as it was answered; nothing at first move what the seat plays now; "" to let the others go on, or to look anew 0: the hidden cards are where they were; any other number draws them anew, always alike */
export interface TryAgain {
  deal: number;
  step: number;
  seat: number;
  moves?: string[];
  move?: string;
  anew?: number;
}

/** What came of it: the position before, an update for each move, and all moves since the moment for the next request. */
export interface Tried {
  table: TableInfo;
  reel: Reel;
  moves: string[];
  over: boolean;
}

/** A position and the question for its best move. `place` counts from 0; `today` is everybody's puzzle of the day. */
export interface PuzzleInfo {
  game: string;
  place: number;
  count: number;
  today: number;
  grade: number;
  table: TableInfo;
  full: Full;
}

export interface PuzzleMove {
  move: string;
}

/** Whether it was the answer, and why that is best: what it is worth more than the next best move. found how many of a hundred novices, regulars, nets and quick experts found it facts what speaks for the answer against what speaks against the move that was tried, or against the next best if it was the answer */
export interface PuzzleAnswer {
  right: boolean;
  answer: string;
  other: string;
  points: number;
  worth: number;
  why: string;
  found: number[];
  facts: ToldFact[];
  against: ToldFact[];
}

/** A step of a lesson, counted from 0: the position and, in words, what to do. `aim` is what the game is about. */
export interface LessonInfo {
  game: string;
  step: number;
  steps: number;
  aim: string;
  text: string;
  rule: string;
  table: TableInfo;
  full: Full;
}

export interface LessonMove {
  move: string;
}

/** Whether the move was meant; if not, `text` says why. If it was, `reel` is what came of it. dealt the next step begins with other cards, or the lesson is over; then `text` says good-bye */
export interface LessonAnswer {
  right: boolean;
  text: string;
  reel: Reel | null;
  dealt: boolean;
}

/** The rules of a game that can be tried out. */
export interface Examples {
  rules: string[];
}

/** What is tried now, "" to look at the position; `moves` is what was played since, as it was answered. */
export interface ExampleMove {
  moves?: string[];
  move?: string;
}

/** A table, and the token of the seat that the device had there. */
export interface SatAt {
  code: string;
  token: string;
}

/** The tables whose matches belong into the list; none, to read it. */
export interface Remember {
  tables?: SatAt[];
}

/** The rule that a deal of a match was counted by first, such as its challenge, and the points of everyone. */
export interface CountedDeal {
  rule: string;
  points: number[];
}

/** A match that is over and that somebody sat in. `names` has "" for a bot; `mine` are the seats of whoever asks. */
export interface PlayedMatch {
  code: string;
  match: number;
  game: string;
  at: number;
  names: string[];
  mine: number[];
  points: number[];
  winners: number[];
  deals: CountedDeal[];
}

/** Everything in the list, the newest first. */
export interface Mine {
  matches: PlayedMatch[];
}

export type ClientMessage = Hello | MoveMessage | Undo | Why | Say | Ready | PaceMessage | Hurry | PromiseMessage | OpenMessage | ViewMessage | Ping;

export type ServerMessage = Full | Update | TableMessage | Held | Returned | RefusedMessage | Because | Said | Presence | Over | Pong;
