import { keep, read } from '../state/keep';
import { at } from './base';

const AGAIN_MS = 1000;
/** a page that misses its parts although there is a server is not loaded anew all the time */
const SELDOM_MS = 30_000;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Parts of the page are fetched when they are wanted, and the server may be away just then, or be a newer one that has them no
 * more. A style that did not come is asked for until it comes. Where a part is missing that somebody waits for, the page is
 * loaded anew once there is a server: a table goes on where it was. What was fetched ahead and did not come can wait.
 */
export function mendParts(): void {
  const missing = new Set<unknown>();
  addEventListener('vite:preloadError', (event) => {
    const style = /\S+\.css$/.exec(event.payload.message)?.[0];
    if (style) {
      event.preventDefault();
      void restyle(style);
    } else missing.add(event.payload);
  });
  addEventListener('unhandledrejection', (event) => {
    if (!missing.has(event.reason)) return;
    event.preventDefault();
    void anew();
  });
}

async function restyle(href: string): Promise<void> {
  for (;;) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    const came = new Promise<boolean>((done) => {
      link.onload = () => done(true);
      link.onerror = () => done(false);
    });
    document.head.append(link);
    if (await came) return;
    link.remove();
    await wait(AGAIN_MS);
  }
}

const answers = () =>
  fetch(at('/')).then(
    ({ ok }) => ok,
    () => false,
  );

let going = false;

async function anew(): Promise<void> {
  if (going) return;
  going = true;
  await wait(Date.now() - read('anew', 0) < SELDOM_MS ? SELDOM_MS : 0);
  while (!(await answers())) await wait(AGAIN_MS);
  keep('anew', Date.now());
  location.reload();
}
