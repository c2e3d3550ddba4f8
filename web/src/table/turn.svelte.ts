import type { Ask, GameFace } from '../games/contract';
import { choices, exchangeLimit, faceOf, firstOf, movesOf, onlyExchange } from '../state/notation';
import { settings } from '../state/settings.svelte';
import type { TableStore } from '../state/table.svelte';
import type { Seen } from '../state/views';
import { words } from '../words/words.svelte';

/** how long a second tap belongs to the first */
const TWICE = 400;
/** how long the only card that can be played is seen to be so before it is */
const FORCED = 350;

/**
 * The reader's turn: what is asked, what can be done with which card, and doing it. A card that can be used in several ways is
 * lifted first; several cards are picked for an exchange. Make one while a component is set up.
 */
export class Turn {
  readonly #store: () => TableStore;
  readonly #face: () => GameFace;
  readonly #done: () => void;
  #chosen = $state.raw<readonly string[] | null>(null);
  /** the card that was used last, and when, in the position of which version */
  #used: { card: string | null; at: number; version: number } = { card: null, at: -Infinity, version: -1 };
  /** a finger has found a card of a crowded fan and must tap it once more */
  again = $state(false);

  readonly view = $derived.by(() => this.#store().seat?.view ?? null);
  readonly moves = $derived.by(() => this.#store().seat?.moves ?? []);
  readonly #hand = $derived.by(() => this.view?.hand ?? []);
  readonly counting = $derived.by(() => ['between', 'over'].includes(this.#store().info?.state ?? ''));
  /** the reader is asked, and has seen what they are asked about */
  readonly asked = $derived.by(() => {
    const { shown, seat, showing } = this.#store();
    return shown >= 0 && !showing.busy && (seat?.waits.includes(shown) ?? false);
  });
  readonly playable = $derived.by(() => {
    if (!this.moves.length) return null;
    return new Set(this.moves.map((move) => this.cardOf(move)).filter((card) => card !== null));
  });
  // A card stays lifted only while there is something to choose: what was lifted too early may have one way left by now.
  readonly targets = $derived.by(() => {
    const lifted = this.#store().held;
    const ways = lifted === null ? [] : this.#ways(lifted);
    return ways.length > 1 ? ways : [];
  });
  readonly held = $derived.by(() => (this.targets.length ? faceOf(this.#store().held!) : null));
  /** what the sheet above the hand offers */
  readonly offered = $derived.by(() => {
    if (!this.view) return [];
    const left = choices(this.#face().cardOf, this.moves, this.#hand).filter((move) => !move.startsWith('exchange'));
    return this.#face().sheet(this.view, this.held === null ? left : this.targets);
  });
  /** how many cards can be exchanged */
  readonly limit = $derived.by(() => exchangeLimit(this.moves));
  readonly forced = $derived.by(() => onlyExchange(this.moves));
  /** the cards picked for an exchange; when nothing else can be done, picking has begun already */
  readonly picked = $derived.by(() => this.#chosen ?? (this.forced ? [] : null));
  readonly sheet = $derived.by(() => this.offered.length > 0 || (this.limit > 0 && !this.#store().waiting));
  /** the sheet has its place while it is not there: the news stand in it */
  readonly later = $derived.by(
    () =>
      !!this.#face().roomy && this.#store().shown >= 0 && !this.counting && !this.picked && this.held === null && !this.sheet,
  );
  /** the card that is as good as played, and for how many milliseconds it can still be taken back */
  readonly going = $derived.by(() => {
    const { waiting, skew } = this.#store();
    return waiting && { card: this.#used.card ?? '', ms: Math.max(0, waiting.until - skew - Date.now()) };
  });
  /** What is asked now, or was while something is still being shown. */
  readonly ask: Ask = $derived.by(() => (this.#store().showing.busy ? this.#asked : (this.#asked = this.#question)));
  /** What stands there for all to read: the question, or who takes the trick that lies there. */
  readonly line: Ask = $derived.by(() => {
    const { gathering } = this.#store().showing;
    if (!gathering) return this.ask;
    return { text: this.#store().narrator.event(gathering, this.#face().brief?.[gathering.event]), rule: '' };
  });
  #asked: Ask = { text: [], rule: '' };
  readonly #question: Ask = $derived.by(() => {
    if (!this.view) return { text: [], rule: '' };
    if (this.counting || this.view.over) return { text: this.#overText(), rule: '' };
    if (this.#store().waiting) return { text: words.rich('table-held'), rule: '' };
    if (this.asked && this.again) return { text: words.rich('table-tap-again'), rule: '' };
    if (this.asked) return this.#face().ask(this.view, this.moves, this.held);
    const { seat, names } = this.#store();
    const waits = words.listing((seat?.waits ?? []).map((one) => names[one] ?? ''));
    return { text: words.rich('table-waiting', { names: waits }), rule: '' };
  });
  /** the only move that can be made, if it lays a card. Nobody's card is played for them at a relaxed table, or in a race */
  readonly only = $derived.by(() => {
    const { seat, info, waiting } = this.#store();
    const [move, ...others] = this.moves;
    const one = this.asked && !this.counting && !waiting && move !== undefined && !others.length && seat?.waits.length === 1;
    return one && info?.pace !== 'relaxed' && !this.limit && this.cardOf(move) !== null ? move : null;
  });
  readonly prompt = $derived.by(() => this.ask.text.map((part) => part.text).join(''));

  /** `done` is called with every move: whatever lies over the table is put away. */
  constructor(store: () => TableStore, face: () => GameFace, done: () => void) {
    this.#store = store;
    this.#face = face;
    this.#done = done;
    // What is asked when one thing was shown stands there while the next one is, also when that follows at once.
    $effect(() => store().watch({ settled: () => void this.ask }));
    $effect(() => {
      void store().seat?.version;
      if (this.limit === 0) this.#chosen = null;
    });
    $effect(() => {
      const only = this.only;
      if (only === null || !settings.forced) return;
      const timer = setTimeout(() => this.play(only, firstOf(this.cardOf(only))), FORCED);
      return () => clearTimeout(timer);
    });
  }

  /** The reader has asked to pick cards and has picked none yet. */
  get picking(): boolean {
    return this.#chosen?.length === 0;
  }

  cardOf(move: string): string | null {
    return this.#face().cardOf(move, this.#hand);
  }

  play(move: string, card: string | null = null): void {
    const store = this.#store();
    this.#done();
    this.#chosen = null;
    if (store.waiting) return;
    this.#used = { card, at: performance.now(), version: store.seat?.version ?? -1 };
    store.play(move, card);
  }

  /** A card of the hand was tapped, by its key. */
  use(key: string): void {
    const store = this.#store();
    if (store.waiting) return;
    // Who knows what to play need not see the last trick gathered; but nobody plays to what they have not seen at all.
    if (store.showing.busy && store.catchUp('hurried') > 0) return;
    const ways = this.#ways(key);
    if (performance.now() - this.#used.at < TWICE && (!ways.length || this.#used.version === store.seat?.version)) return;
    store.refusal = null;
    if (ways.length > 1) store.held = store.held === key ? null : key;
    else if (ways[0] !== undefined) this.play(ways[0], key);
    else if (this.view) this.#attempt(this.view, key);
  }

  /** A card that cannot be played: what stands in its way. Where a mistake is part of the game, it is made. */
  #attempt(view: Seen, key: string): void {
    const face = this.#face();
    const move = face.attempt(view, faceOf(key));
    if (face.dear?.(view)) return this.play(move, key);
    this.#done();
    this.#chosen = null;
    void this.#store().inquire(move, key);
  }

  /** Nothing was shown to anybody yet, so everything can be taken back. */
  back(): void {
    this.#store().held = null;
    this.#chosen = null;
  }

  beginExchange(): void {
    this.#chosen = [];
  }

  pick(key: string): void {
    if (!this.picked) return;
    if (this.picked.includes(key)) this.#chosen = this.picked.filter((one) => one !== key);
    else if (this.picked.length < this.limit) this.#chosen = [...this.picked, key];
  }

  exchange(): void {
    if (this.picked?.length) this.play(`exchange ${this.picked.map(faceOf).join(' ')}`);
  }

  #ways(key: string): string[] {
    return movesOf(this.#face().cardOf, this.moves, this.#hand, faceOf(key));
  }

  #overText() {
    const own = `${this.#face().game}-prompt-over`;
    return words.rich(words.has(own) ? own : 'table-counted');
  }
}
