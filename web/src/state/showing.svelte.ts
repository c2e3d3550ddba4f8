import type { Told, Update } from '../wire';
import { stepsOf, type Step, type Times } from './steps';
import type { Seen } from './views';

/** Where things are shown: the layer of travelling cards. */
export interface Stage {
  /** nobody looks */
  readonly away: boolean;
  /** how the table looks from each step on, until the next one */
  looks(steps: readonly Step[], before: Seen, after: Seen): readonly Seen[];
  /**
   * Makes the table look so, and lets the cards of a step travel for so many milliseconds. Says how many travel; `landed` is
   * called once all of them are there.
   */
  travel(step: Step, ms: number, change: () => void, landed: () => void): number;
  /** how many cards lie open to be gathered */
  lying(): number;
  /** whatever travels, travels so many times as fast */
  hasten(rate: number): void;
  /** whatever travels is there */
  land(): void;
}

/** An update on its way to the screen. */
export interface Scene {
  update: Update;
  before: Seen;
  after: Seen;
  /** the table looks different; `first` when the update begins */
  look(view: Seen, first: boolean): void;
  /** this is seen from now on: it may be told */
  tell(told: readonly Told[]): void;
  /** the cards of it set out */
  step(told: readonly Told[]): void;
  /** all of it was shown */
  settle(): void;
}

/** What was shown, as it really came about; times are those of `performance.now()`. */
export interface Shown {
  version: number;
  event: string;
  began: number;
  /** when the last of its cards was there; 0 while they travel */
  landed: number;
  /** how many cards travelled */
  cards: number;
  /** for how long what is gathered here lay still before, how many cards did, and for how long they were to */
  still: number;
  lay: number;
  look: number;
  /** why it was not shown, or not as long as it should be */
  cut: '' | 'away' | 'behind' | 'hurried' | 'overtaken';
}

type Phase = (cut: Shown['cut']) => number | 'lands';

const KEPT = 400;
/** So many updates behind, what is shown goes faster; so many, and it is only kept in order. */
const BEHIND = 6;
const FAR_BEHIND = 14;
const PATIENCE = 1500;

/** Shows one update at a time, step by step, by the timetable of the table, and keeps a record of it. */
export class Showing {
  /** something is being shown: what is asked next is not to be seen yet */
  busy = $state(false);
  /** what is being gathered */
  gathering = $state.raw<Told | null>(null);
  /** everything up to this version has been shown */
  upTo = $state(0);
  /** the reader wants the bots to go on */
  hurried = $state(false);
  readonly record: Shown[] = [];
  stage: Stage | null = null;

  readonly #done: () => void;
  #phases: Phase[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** nothing that travels may stop the table */
  #guard: ReturnType<typeof setTimeout> | undefined;
  /** when the phase that is timed began, and for how long it was meant to last */
  #since = 0;
  #lasts = 0;
  #part = 1;
  #landed = 0;

  /** `done` is called after each update that was not over at once. */
  constructor(done: () => void) {
    this.#done = done;
  }

  /** Shows an update; `behind` others wait. When nothing is to be seen of it, it is over when this returns. */
  show(scene: Scene, times: Times, behind: number): void {
    const { events = [], version } = scene.update;
    const steps = stepsOf(events, times);
    this.#part = this.hurried ? (times.hurried ?? 100) / 100 : behind > BEHIND ? 1 / behind : 1;
    const stage = this.stage;
    const cut = !stage || stage.away ? 'away' : behind > FAR_BEHIND ? 'behind' : '';
    if (!stage || cut || !steps.some((step) => step.travel)) {
      scene.look(scene.after, true);
      scene.tell(events);
      scene.step(events);
      for (const step of steps) if (step.travel) this.#note(version, step, 0, cut);
      this.upTo = version;
      scene.settle();
      return;
    }
    const looks = stage.looks(steps, scene.before, scene.after);
    this.#phases = steps.flatMap((step, place) => this.#phasesOf(scene, step, looks[place]!, place === 0));
    // What ends a deal lies there for a while before anything else is shown.
    if (scene.after.over && !steps.at(-1)!.still) this.#phases.push((skip) => (skip ? 0 : (times.look ?? 0) * this.#part));
    this.#phases.push(() => {
      this.busy = false;
      this.gathering = null;
      this.upTo = version;
      scene.settle();
      return 0;
    });
    this.busy = true;
    this.#next('');
  }

  /** The reader does not want to wait for the bots. */
  hurry(times: Times): void {
    if (this.hurried) return;
    this.hurried = true;
    if (!this.busy) return;
    const part = (times.hurried ?? 100) / 100 / this.#part;
    this.#part *= part;
    this.stage?.hasten(1 / this.#part);
    if (this.#timer === undefined) return;
    this.#wait(Math.max(0, (this.#since + this.#lasts - performance.now()) * part));
  }

  /** The whole table is shown anew: on coming, on coming back and when cards are dealt. */
  jump(version: number): void {
    this.upTo = version;
    const now = performance.now();
    this.#keep({ version, event: 'full', began: now, landed: now, cards: 0, still: 0, lay: 0, look: 0, cut: '' });
  }

  /** Whatever is being shown is over, all in its order. */
  finish(why: Shown['cut']): void {
    if (!this.busy) return;
    this.stage?.land();
    const last = this.record.at(-1);
    if (last && !last.landed) Object.assign(last, { landed: performance.now(), cut: why });
    this.#next(why);
  }

  #phasesOf(scene: Scene, step: Step, look: Seen, first: boolean): Phase[] {
    const { version } = scene.update;
    const still: Phase = (cut) => {
      this.gathering = step.told[0]!;
      scene.tell(step.told);
      return cut ? 0 : step.still * this.#part;
    };
    const travel: Phase = (cut) => {
      const change = () => scene.look(look, first);
      if (!step.still) scene.tell(step.told);
      scene.step(step.told);
      if (cut || !step.travel) {
        change();
        if (step.travel) this.#note(version, step, 0, cut);
        return 0;
      }
      const shown = this.#note(version, step, 0, this.hurried ? 'hurried' : this.#part < 1 ? 'behind' : '');
      const landed = () => {
        if (shown.landed) return;
        shown.landed = this.#landed = performance.now();
        this.#next('');
      };
      shown.landed = 0;
      shown.cards = this.stage!.travel(step, step.travel * this.#part, change, landed);
      if (!shown.landed) this.#guard = setTimeout(() => (this.finish('overtaken'), this.#done()), step.travel + PATIENCE);
      return 'lands';
    };
    return step.still ? [still, travel] : [travel];
  }

  #next(cut: Shown['cut']): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#guard);
    this.#timer = undefined;
    for (let phase = this.#phases.shift(); phase; phase = this.#phases.shift()) {
      const lasts = phase(cut);
      if (lasts === 'lands') return;
      if (lasts > 0) return this.#wait(lasts);
    }
    if (!cut) this.#done();
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#since = performance.now();
    this.#lasts = ms;
    this.#timer = setTimeout(() => this.#next(''), ms);
  }

  #keep(shown: Shown): Shown {
    this.record.push(shown);
    if (this.record.length > KEPT) this.record.shift();
    return shown;
  }

  #note(version: number, step: Step, cards: number, cut: Shown['cut']): Shown {
    const now = performance.now();
    const gathers = step.still > 0 && !!this.stage && !!this.#landed;
    const shown: Shown = {
      version,
      event: step.told[0]!.event,
      began: now,
      landed: now,
      cards,
      still: gathers ? now - this.#landed : 0,
      lay: gathers ? this.stage!.lying() : 0,
      look: step.still,
      cut,
    };
    return this.#keep(shown);
  }
}
