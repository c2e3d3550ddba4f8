/** how long after somebody tapped to hurry the bots on they may still be tapping */
const TAPPING = 1500;
/** how long something must have been in sight before such a tap is meant for it */
const SEEN = 500;
/** what is touched for its own sake */
const MEANT = 'a, button, input, label, dialog, .hand, .side, .curtain';
/** what comes when something is asked; what can be slammed was there before */
const COMING = 'main.board button:not([data-slam]), .low .sheet, .account';

/** Whoever taps the table to hurry the bots on does not press what comes under the finger in that moment. */
export class Hurry {
  #tapped = -Infinity;
  #came = -Infinity;

  /** A tap on the table. Says whether it was meant for nothing in particular. */
  tapped(what: Element): boolean {
    if (what.closest(MEANT)) return false;
    this.#tapped = performance.now();
    return true;
  }

  /** Something to press has come. */
  came(): void {
    this.#came = performance.now();
  }

  /** Whether a tap is one more of those, and meant for nothing that is there by now. */
  stray(): boolean {
    return performance.now() - this.#came < SEEN && this.#came - this.#tapped < TAPPING;
  }

  /** Keeps such a tap from what it would press; keys and screen readers (detail 0) know what they mean. */
  sift(event: MouseEvent): void {
    if (event.detail > 0 && this.stray() && (event.target as Element).closest(COMING)) event.stopPropagation();
  }
}
