import type { TableStore } from '../state/table.svelte';
import type { ClientMessage, ServerMessage } from '../wire';

const FIRST_WAIT = 200;
const LONGEST_WAIT = 5000;
const QUIET = 20_000;
/** Closed for good: coming back would not help. */
const FINAL = new Set([4400, 4401, 4404]);

/** How long to wait before the next try, after so many failed ones. */
export const backoff = (tries: number): number => Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT);

/** One table's connection: says hello, comes back by itself, and wakes up with the page. */
export class Connection {
  readonly #address: string;
  readonly #store: TableStore;
  readonly #hello: () => ClientMessage;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #beat = 0;
  #heard = 0;
  #stopped = false;

  constructor(address: string, store: TableStore, hello: () => ClientMessage) {
    this.#address = address;
    this.#store = store;
    this.#hello = hello;
    store.send = (message) => this.#send(message);
    document.addEventListener('visibilitychange', this.#wake);
    addEventListener('online', this.#wake);
    this.#beat = setInterval(() => this.#check(), 5000);
    this.#open();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    document.removeEventListener('visibilitychange', this.#wake);
    removeEventListener('online', this.#wake);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => this.#send(this.#hello());
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.t === 'full') {
        this.#tries = 0;
        this.#store.link = 'open';
      }
      this.#store.receive(message);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#stopped) return;
    if (FINAL.has(code)) {
      this.#store.link = 'gone';
      return;
    }
    if (this.#store.link === 'open' || this.#tries > 2) this.#store.link = 'lost';
    this.#timer = setTimeout(() => this.#open(), backoff(this.#tries++));
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** A phone that slept keeps a socket that is dead without knowing: ask, and start anew when nothing comes back. */
  #check(): void {
    const quiet = Date.now() - this.#heard;
    if (!this.#socket || this.#socket.readyState !== WebSocket.OPEN) return;
    if (quiet > 2 * QUIET) this.#again();
    else if (quiet > QUIET / 2) this.#send({ t: 'ping' });
  }

  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.#stopped || this.#store.link === 'gone') return;
    if (!this.#socket || Date.now() - this.#heard > QUIET) this.#again();
    else this.#send({ t: 'ping' });
  };

  #again(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#tries = 0;
    this.#open();
  }
}
