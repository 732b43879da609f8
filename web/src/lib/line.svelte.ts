/** The line to the server: says things once, hears what was kept, and comes back by itself after a break. */
import type { Heard, HistoryView, Said } from '../wire';
import { get } from './api';
import { fold, readBack, type Seen } from './fold';
import { randomId } from './ids';
import { barred } from './places';

/** An answer, and what it answers. */
export type Answer = Extract<Heard, { type: 'event' | 'refused' | 'proposed' | 'done' | 'fault' }> & { said?: Said };
/** What is said without its id, which the line gives. */
export type Words = Said extends infer One ? (One extends { id: string } ? Omit<One, 'id'> : never) : never;

interface Waiting {
  said: Said;
  /** When it was done, by this browser's own counter. */
  done: number;
  answer: (heard: Answer) => void;
}

/** Whether the line holds; `revoked`: the link was taken away, and nothing brings it back; `barred`: this browser has no link for it. */
export type Status = 'connecting' | 'open' | 'lost' | 'closed' | 'revoked' | 'barred';

/** How the server closes a line whose link was taken away. */
export const REVOKED = 4003;
const FIRST_RETRY = 250;
const LAST_RETRY = 5_000;
/** How long to wait where there was too much at once. */
const AGAIN = 1_000;
const HEARTBEAT = 20_000;

export class Line {
  seen = $state.raw<Seen | undefined>();
  status = $state<Status>('connecting');

  readonly #address: string;
  readonly #onheard: (heard: Heard, seen: Seen | undefined) => void;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | undefined;
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;

  /** A line to an address such as `/api/games/abc/line?as=white`; what is heard is folded first and then passed on. */
  constructor(address: string, onheard: (heard: Heard, seen: Seen | undefined) => void = () => {}) {
    this.#address = address;
    this.#onheard = onheard;
    this.#connect();
  }

  /** How many things were said that the server has not answered yet. */
  unanswered = $state(0);

  /** Say something that was done at a moment of this browser's counter; the promise is kept when the server has dealt with it, however often the line breaks. */
  say(words: Words, done = performance.now()): Promise<Answer> {
    const said = { ...words, id: randomId() } as Said;
    return new Promise((answer) => {
      const waiting = { said, done, answer };
      this.#waiting.set(said.id, waiting);
      this.unanswered = this.#waiting.size;
      // Before the welcome nothing is said: what waits from before the break goes first, in its order.
      if (this.status === 'open') this.#tell(waiting);
    });
  }

  close(): void {
    this.status = 'closed';
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    this.#socket?.close();
  }

  /** An act goes with the time since it was done, which is some while after a break. */
  #tell({ said, done }: Waiting): void {
    const ago = Math.max(0, Math.round(performance.now() - done));
    this.#send(said.type === 'ask' ? { ...said, ago } : said);
  }

  #tellAll(): void {
    if (this.status === 'open') for (const waiting of this.#waiting.values()) this.#tell(waiting);
  }

  #send(said: Said): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said));
  }

  #connect(): void {
    const url = new URL(this.#address, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    if (this.seen) url.searchParams.set('after', String(this.seen.seq));
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#lastHeard = performance.now();
      clearInterval(this.#heartbeat);
      this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT);
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as Heard);
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #beat(): void {
    // A line that is silent although it was asked is dead, even if nobody has said so.
    if (performance.now() - this.#lastHeard > 2.5 * HEARTBEAT) this.#socket?.close();
    else this.#send({ type: 'ping', id: randomId() });
  }

  #hear(heard: Heard): void {
    this.#lastHeard = performance.now();
    this.seen = fold(this.seen, heard, this.#lastHeard);
    if (heard.type === 'welcome') {
      this.status = 'open';
      this.#retry = FIRST_RETRY;
      // What was said into the break is said again under the same id: it is done once.
      this.#tellAll();
      if (heard.more) void this.#readBack();
    }
    // A fault without an id is about a message that nobody read: all that waits is said again, and is done once.
    if (heard.type === 'fault' && heard.code === 'too_many') setTimeout(() => this.#tellAll(), AGAIN);
    this.#onheard(heard, this.seen);
    if (heard.type !== 'welcome' && heard.type !== 'pong' && heard.type !== 'here' && heard.id !== undefined) {
      const waiting = this.#waiting.get(heard.id);
      waiting?.answer({ ...heard, said: waiting.said });
      this.#waiting.delete(heard.id);
      this.unanswered = this.#waiting.size;
    }
  }

  #bar(): void {
    if (this.seen) return;
    clearTimeout(this.#timer);
    this.status = 'barred';
    this.#socket?.close();
  }

  /** Reads what a welcome was too long for, page by page. */
  async #readBack(): Promise<void> {
    for (let more = true; more && this.seen; ) {
      const url = new URL(this.#address.replace('/line', '/history'), location.href);
      const first = this.seen.told[0]?.seq;
      if (first !== undefined) url.searchParams.set('before', String(first));
      const page = await get<HistoryView>(`${url.pathname}${url.search}`).catch(() => undefined);
      if (!page || page.told.length === 0) return;
      this.seen = readBack(this.seen, page.told);
      more = page.more;
    }
  }

  #lost(code: number): void {
    clearInterval(this.#heartbeat);
    if (this.status === 'closed' || this.status === 'barred') return;
    this.status = code === REVOKED ? 'revoked' : 'lost';
    if (this.status === 'revoked') return;
    // A line that was never open may be one that this browser has no link for: then no waiting helps.
    if (!this.seen) void barred(this.#address).then((none) => none && this.#bar());
    this.#timer = setTimeout(() => this.#connect(), this.#retry);
    this.#retry = Math.min(LAST_RETRY, this.#retry * 2);
  }
}
