import type { TableStore } from '../state/table.svelte';
import type { ClientMessage, Full, MoveMessage, ServerMessage } from '../wire';

const FIRST_WAIT = 200;
const LONGEST_WAIT = 5000;
/** Nothing heard for so long: ask whether anybody is there. */
const QUIET = 8000;
/** Nothing came back: ask again, then call the connection lost. */
const ASK_AGAIN = 3000;
const LOST = 5000;
/** A new connection may take longer to come about. */
const SLOW = 10_000;
/** Closed for good: coming back would not help. */
const FINAL = new Set([4400, 4401, 4404]);

/** How long to wait before the next try, after so many failed ones. */
export const backoff = (tries: number): number => Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT);

/** One table's connection: says hello, comes back by itself, wakes up with the page, and keeps a move until it is answered. */
export class Connection {
  readonly #address: string;
  readonly #store: TableStore;
  readonly #hello: () => ClientMessage;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval>;
  #heard = 0;
  /** since when an answer is due; 0 when none is */
  #asked = 0;
  #pinged = false;
  /** a move that nobody has answered, and the connection it went by */
  #owed: { move: MoveMessage; by: WebSocket | null } | null = null;
  #stopped = false;

  constructor(address: string, store: TableStore, hello: () => ClientMessage) {
    this.#address = address;
    this.#store = store;
    this.#hello = hello;
    store.send = (message) => this.#tell(message);
    document.addEventListener('visibilitychange', this.#wake);
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#cut);
    this.#beat = setInterval(() => this.#check(), 1000);
    this.#open();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    document.removeEventListener('visibilitychange', this.#wake);
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#cut);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#heard = Date.now();
    this.#asked = this.#heard;
    socket.onopen = () => {
      this.#asked = 0;
      this.#ask(this.#hello());
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#asked = 0;
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.t === 'full') {
        this.#tries = 0;
        this.#store.link = 'open';
      }
      this.#store.receive(message);
      this.#answered(message);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#asked = 0;
    if (this.#stopped) return;
    if (FINAL.has(code)) {
      this.#store.link = 'gone';
      return;
    }
    if (this.#store.link === 'open' || this.#tries > 2) this.#store.link = 'lost';
    if (this.#owed && this.#store.link === 'lost') this.#store.owes();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), backoff(this.#tries++));
  }

  #tell(message: ClientMessage): void {
    if (message.t === 'move' && message.id === this.#store.tried) {
      this.#owed = { move: message, by: this.#socket };
      if (this.#store.link === 'lost') this.#store.owes();
    }
    if (message.t === 'move') this.#ask(message);
    else this.#send(message);
  }

  /** Send what must be answered. */
  #ask(message: ClientMessage): void {
    if (!this.#asked) {
      this.#asked = Date.now();
      this.#pinged = false;
    }
    this.#send(message);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /**
   * A move went astray with its connection: it is sent again if nothing has happened at the table since, and dropped if
   * something has.
   */
  #answered(message: ServerMessage): void {
    const owed = this.#owed;
    if (!owed) return;
    if (message.t === 'full' && message.seat === owed.move.seat && this.#socket !== owed.by) this.#resend(owed.move, message);
    else if (message.t === 'update' && message.seat === owed.move.seat) this.#owed = null;
    else if (['refused', 'held', 'returned'].includes(message.t) && 'id' in message && message.id === owed.move.id)
      this.#owed = null;
  }

  #resend(move: MoveMessage, { version }: Full): void {
    this.#owed = version === move.version ? { move, by: this.#socket } : null;
    if (this.#owed) this.#ask(move);
  }

  /**
   * A phone that slept, or one without a network, keeps a socket that is dead without knowing: ask, and start anew when nothing
   * comes back.
   */
  #check(): void {
    if (!this.#socket) return;
    const open = this.#socket.readyState === WebSocket.OPEN;
    const now = Date.now();
    if (!this.#asked) {
      if (now - this.#heard >= QUIET) this.#ask({ t: 'ping' });
    } else if (now - this.#asked >= (open ? LOST : SLOW)) this.#cut();
    else if (open && !this.#pinged && now - this.#asked >= ASK_AGAIN) {
      this.#pinged = true;
      this.#send({ t: 'ping' });
    }
  }

  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.#stopped || this.#store.link === 'gone') return;
    if (this.#socket?.readyState !== WebSocket.OPEN || Date.now() - this.#heard > 2 * QUIET) this.#again();
    else this.#ask({ t: 'ping' });
  };

  /** Gone, whatever the socket believes. */
  #cut = (): void => {
    const old = this.#socket;
    if (!old) return;
    this.#lost(0);
    old.close();
  };

  #again(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#tries = 0;
    this.#open();
  }
}
