import { at, inside } from '../net/base';

/**
 * Where the reader is: "/", "/g/GAME", "/t/BAKO-MITU", "/rules/GAME#GAME.deck". The server answers all of them with this
 * page.
 *
 * An open sheet has an entry of its own in the history, so that Back closes it and nothing else. However a sheet is closed, its
 * entry goes with it; a sheet that opens as another closes takes the entry over.
 */
class Router {
  path = $state(inside(location.pathname));
  hash = $state(location.hash);
  #sheets: (() => void)[] = [];
  /** on the way back from the entry of a sheet that is closed; what is wanted next waits for it */
  #leaving = false;
  #after: (() => void) | null = null;

  constructor() {
    addEventListener('popstate', () => this.#popped());
    this.#settle(); // a page that is loaded anew comes without its sheet
  }

  readonly parts = $derived(this.path.split('/').filter(Boolean));

  go(address: string, replace = false): void {
    if (this.#leaving) {
      this.#after = () => this.go(address, replace);
      return;
    }
    history[replace || onSheet() ? 'replaceState' : 'pushState'](null, '', at(address));
    this.#read();
    scrollTo(0, 0);
  }

  /** A sheet is open until what this returns is called. */
  sheet(close: () => void): () => void {
    this.#sheets.push(close);
    setTimeout(() => this.#settle());
    return () => {
      this.#sheets = this.#sheets.filter((one) => one !== close);
      setTimeout(() => this.#settle());
    };
  }

  #settle(): void {
    const open = this.#sheets.length > 0;
    if (this.#leaving || open === onSheet()) return;
    if (open) history.pushState({ sheet: true }, '');
    else {
      this.#leaving = true;
      history.back();
    }
  }

  #popped(): void {
    this.#read();
    if (this.#leaving) {
      this.#leaving = false;
      this.#after?.();
      this.#after = null;
    } else if (!onSheet()) this.#sheets.at(-1)?.();
    setTimeout(() => this.#settle());
  }

  #read(): void {
    this.path = inside(location.pathname);
    this.hash = location.hash;
  }
}

const onSheet = (): boolean => (history.state as { sheet?: boolean } | null)?.sheet === true;

export const router = new Router();

/** For links: stays in the page unless the reader wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(inside(link.pathname) + link.hash);
}
