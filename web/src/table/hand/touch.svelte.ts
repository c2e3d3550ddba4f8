/** how far a finger goes before a card follows it, and how far before the card is laid down */
const LIFT = 26;
const LAY = 60;
/** how far it slides before another card of the fan is meant */
const SLIDE = 8;

interface Drag {
  key: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
  slid: boolean;
}

const keyOf = (element: Element) => element.closest<HTMLElement>('[data-key]')?.dataset.key;
const keyAt = (event: PointerEvent) =>
  document.elementsFromPoint(event.clientX, event.clientY).map(keyOf).find(Boolean) ?? null;

/**
 * A pointer on the hand: slide along the fan to look, drag a card up to lay it down, tap it to use it. In a crowded fan a
 * finger taps twice: the first tap shows which card it has found.
 */
export class Touch {
  #drag = $state.raw<Drag | null>(null);
  #peek = $state<string | null>(null);
  #sure = $state(false);
  /** the click that follows belongs to what was done before it */
  #swallow = false;
  readonly #use: (key: string) => void;

  constructor(use: (key: string) => void) {
    this.#use = use;
  }

  /** the card that a finger has found and must tap once more */
  get found(): string | null {
    return this.#sure ? this.#peek : null;
  }

  shows(key: string): boolean {
    return this.#peek === key;
  }

  /** where a dragged card is, from its place in the hand; null for the others */
  away(key: string): { dx: number; dy: number } | null {
    return this.#drag?.key === key && this.#drag.dy !== 0 ? this.#drag : null;
  }

  down(event: PointerEvent): void {
    const key = keyOf(event.target as HTMLElement);
    this.#swallow = false;
    if (!key || event.button !== 0) return;
    this.#drag = { key, x: event.clientX, y: event.clientY, dx: 0, dy: 0, slid: false };
    if (event.pointerType !== 'mouse') this.#look(key);
  }

  moved(event: PointerEvent, box: HTMLElement): void {
    const drag = this.#drag;
    if (!drag) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (dy > -LIFT && drag.dy === 0 && Math.abs(dx) > SLIDE) {
      const key = keyAt(event);
      if (!key || key === drag.key) return;
      this.#drag = { key, x: event.clientX, y: drag.y, dx: 0, dy: 0, slid: true };
      this.#look(key);
    } else if (dy < -LIFT || drag.dy !== 0) {
      if (drag.dy === 0) box.setPointerCapture(event.pointerId);
      this.#drag = { ...drag, dx, dy };
    }
  }

  up(): void {
    if (!this.#drag) return;
    const { key, dy, slid } = this.#drag;
    this.#drag = null;
    this.#swallow = slid || dy !== 0;
    if (dy >= -LAY) return;
    this.forget();
    this.#use(key);
  }

  /** back in the hand, as if it had not been touched */
  drop(): void {
    this.#drag = null;
    this.forget();
  }

  forget(): void {
    this.#look(null);
  }

  /**
   * `crowded`: a tap must be repeated to count. Keyboards and screen readers (detail 0) know exactly which card they mean, and
   * repeat it only if the reader wants to be asked about every card (`confirm`).
   */
  clicked(
    key: string,
    event: MouseEvent,
    { crowded, confirm, picking }: Record<'crowded' | 'confirm' | 'picking', boolean>,
  ): void {
    if (this.#swallow) {
      this.#swallow = false;
      return;
    }
    if (picking) return this.#use(key);
    if ((confirm || (event.detail > 0 && crowded)) && this.found !== key) {
      this.#look(key, true);
      return;
    }
    this.forget();
    this.#use(key);
  }

  #look(key: string | null, sure = false): void {
    this.#peek = key;
    this.#sure = sure;
  }
}
