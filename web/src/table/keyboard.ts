import { tick } from 'svelte';

const first = (place: string) => document.querySelector<HTMLElement>(place);

/** Whoever plays by keyboard stays where something can be done when the card or button they used has gone. */
export class Keyboard {
  /** the last thing touched was a key */
  #keyed = false;

  pressed(): void {
    this.#keyed = true;
  }

  pointed(): void {
    this.#keyed = false;
  }

  /** To the first of what can be done, if the focus has got lost. */
  refocus(asked: boolean): void {
    if (!this.#keyed || document.activeElement !== document.body) return;
    const places = ['.low .sheet .button', '.low .hand .up', '.low .hand [tabindex="0"]'];
    for (const place of asked ? places : places.slice(2)) {
      const found = first(place);
      if (found) return found.focus();
    }
  }

  lead(place: string): void {
    if (this.#keyed) void tick().then(() => first(place)?.focus());
  }
}
