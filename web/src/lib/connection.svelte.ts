/** A connection to the server: it beats while it holds, comes back by itself after a break, and knows when no coming back helps. */
import { randomId } from './ids';
import { barred } from './places';

/**
 * Whether the line holds; `silent`: it seems to, but what was said has had no answer for a while; `revoked`: the link was taken away, and nothing
 * brings it back; `barred`: this browser has no link for it.
 */
export type Status = 'connecting' | 'open' | 'silent' | 'lost' | 'closed' | 'revoked' | 'barred';

/** How the server closes a line whose link was taken away. */
const REVOKED = 4003;
const FIRST_RETRY = 250;
const LAST_RETRY = 5_000;
const HEARTBEAT = 20_000;
/** Whoever has said something and hears nothing for so long is told. */
const SILENCE = 2_000;
/** A whole site that lost its server together does not come back in one moment: each waits between half of a time and all of it. */
const scattered = (most: number) => most * (0.5 + Math.random() / 2);
/** How long to wait where there was too much at once. */
const AGAIN = 1_000;

/** What whoever holds a connection has to say about it. */
export interface Holder<Heard> {
  /** The number of what was heard last, where the server shall go on after it. */
  after?: () => number | undefined;
  /** Where to ask whether this browser has a link at all; without it, where the line is. */
  place?: string;
  hear: (heard: Heard) => void;
  /** Says again, under the same ids, what was said and is not answered: it is done once. */
  sayAgain?: () => void;
}

/** What things are said over: a connection to the server, or the Laws on the device itself. */
export interface Channel {
  readonly status: Status;
  say: (said: object) => void;
  close: () => void;
}

/** As much of a message as a connection must know itself. */
interface Any {
  type: string;
  id?: string;
  code?: string;
}

export class Connection<Heard extends Any> implements Channel {
  status = $state<Status>('connecting');

  readonly #address: string;
  readonly #holder: Holder<Heard>;
  #welcomed = false;
  #socket: WebSocket | undefined;
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
  /** What was said on this socket and is not answered yet. */
  readonly #asked = new Set<string>();
  #silence: ReturnType<typeof setTimeout> | undefined;

  /** A connection to an address such as `/api/games/abc/line?as=white`. */
  constructor(address: string, holder: Holder<Heard>) {
    this.#address = address;
    this.#holder = holder;
    this.#connect();
    addEventListener('offline', this.#cutOff);
  }

  /** Sends what is said if somebody listens; before the welcome nothing is said, so that what waits from before a break goes first. */
  say(said: object): void {
    if (!this.#holds()) return;
    this.#send(said);
    // What has an id is answered under it.
    if (!('id' in said)) return;
    this.#asked.add(String(said.id));
    this.#silence ??= setTimeout(() => (this.status = 'silent'), SILENCE);
  }

  close(): void {
    this.#end('closed');
    this.#socket?.close();
  }

  #holds(): boolean {
    return this.status === 'open' || this.status === 'silent';
  }

  /** A device that has left its network knows it before its socket does. */
  readonly #cutOff = (): void => this.#socket?.close();

  #send(said: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said));
  }

  #connect(): void {
    const url = new URL(this.#address, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const after = this.#holder.after?.();
    if (after !== undefined) url.searchParams.set('after', String(after));
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
    const welcome = !this.#holds() && heard.type !== 'fault' && heard.type !== 'pong';
    this.#holder.hear(heard);
    if (welcome) this.#welcome();
    if (heard.id !== undefined && this.#asked.delete(heard.id)) this.#answered();
    // A fault without an id is about a message that nobody read.
    if (heard.type === 'fault' && heard.code === 'too_many') setTimeout(() => this.#sayAgain(), AGAIN);
  }

  /** Of several things each has its time from the answer before it. */
  #answered(): void {
    clearTimeout(this.#silence);
    this.#silence = this.#asked.size > 0 ? setTimeout(() => (this.status = 'silent'), SILENCE) : undefined;
    if (this.status === 'silent') this.status = 'open';
  }

  /** The first thing that a server says to somebody whom it lets in. */
  #welcome(): void {
    this.#welcomed = true;
    this.status = 'open';
    this.#retry = FIRST_RETRY;
    this.#sayAgain();
  }

  #sayAgain(): void {
    if (this.#holds()) this.#holder.sayAgain?.();
  }

  /** Nothing that was said on a socket is answered on the next, unless it is said again. */
  #forget(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.#asked.clear();
  }

  #lost(code: number): void {
    this.#forget();
    if (this.status === 'closed' || this.status === 'barred') return;
    if (code === REVOKED) {
      this.#end('revoked');
      return;
    }
    this.status = 'lost';
    // A line that was never open may be one that this browser has no link for: then no waiting helps.
    if (!this.#welcomed) void barred(this.#holder.place ?? this.#address).then((none) => none && this.#bar());
    this.#timer = setTimeout(() => this.#connect(), scattered(this.#retry));
    this.#retry = Math.min(LAST_RETRY, this.#retry * 2);
  }

  #bar(): void {
    if (this.#welcomed || this.status === 'closed') return;
    this.#end('barred');
    this.#socket?.close();
  }

  #end(status: Status): void {
    this.status = status;
    clearTimeout(this.#timer);
    this.#forget();
    removeEventListener('offline', this.#cutOff);
  }
}
