/** The line to an event: says things once, hears what changed, comes back by itself; on phones it keeps what was entered until it is answered. */
import type { EventHeard, EventSaid, EventSeen, EventTold, EventView, Heard } from '../../wire';
import { randomId } from '../ids';
import { REVOKED, type Status } from '../line.svelte';
import { barred } from '../places';
import { Outbox } from './outbox';
import { changed } from './view';

type AnyHeard = EventHeard | Extract<Heard, { type: 'done' | 'fault' | 'pong' }>;
export type Answer = Extract<AnyHeard, { type: 'event' | 'refused' | 'proposed' | 'done' | 'fault' }>;
/** What is said without its id, which the line gives. */
export type Words = EventSaid extends infer One ? (One extends { id: string } ? Omit<One, 'id'> : never) : never;

const FIRST_RETRY = 250;
const LAST_RETRY = 5_000;
const HEARTBEAT = 20_000;
/** How long to wait where there was too much at once. */
const AGAIN = 1_000;

const shelf = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

export class EventLine {
  seen = $state.raw<EventSeen | undefined>();
  view = $state.raw<EventView>({});
  /** What the last act told. */
  told = $state.raw<readonly EventTold[]>([]);
  status = $state<Status>('connecting');
  /** What was entered here and is not answered yet. */
  waiting = $state.raw<readonly EventSaid[]>([]);

  readonly #address: string;
  readonly #outbox: Outbox;
  readonly #answers = new Map<string, (heard: Answer) => void>();
  #socket: WebSocket | undefined;
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
  /** How far the clock of the hall is ahead of this browser's. */
  #ahead = 0;

  /** A line to an address such as `/api/events/abc/line?as=table_2`; with `keep`, what is said outlives the page. */
  constructor(address: string, keep: boolean) {
    this.#address = address;
    this.#outbox = new Outbox(address, keep ? shelf() : undefined);
    this.waiting = this.#outbox.waiting;
    this.#connect();
  }

  /** Says something; the promise is kept when the server has dealt with it, however often the line breaks. */
  say(words: Words): Promise<Answer> {
    const said = { ...words, id: randomId() } as EventSaid;
    this.#outbox.put(said);
    this.waiting = this.#outbox.waiting;
    return new Promise((answer) => {
      this.#answers.set(said.id, answer);
      if (this.status === 'open') this.#send(said);
    });
  }

  /** The clock of the hall now, as a moment that is read as UTC. */
  hallNow = (): number => Date.now() + this.#ahead;

  close(): void {
    this.status = 'closed';
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    this.#socket?.close();
  }

  #send(said: EventSaid): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said));
  }

  #sendAll(): void {
    for (const said of this.#outbox.waiting) this.#send(said);
  }

  #connect(): void {
    if (this.status === 'barred') return;
    const url = new URL(this.#address, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#lastHeard = performance.now();
      clearInterval(this.#heartbeat);
      this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT);
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as AnyHeard);
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #beat(): void {
    if (performance.now() - this.#lastHeard > 2.5 * HEARTBEAT) this.#socket?.close();
    else this.#send({ type: 'ping', id: randomId() });
  }

  #hear(heard: AnyHeard): void {
    this.#lastHeard = performance.now();
    if (heard.type === 'welcome') this.#welcomed(heard);
    else if (heard.type === 'event') {
      this.view = changed(this.view, heard.view, heard.told.some(({ kind }) => kind === 'undone'));
      this.told = heard.told;
    } else if (heard.type === 'fault' && heard.code === 'too_many') {
      setTimeout(() => this.#sendAll(), AGAIN);
      return;
    }
    if (heard.type === 'welcome' || heard.type === 'pong' || heard.id === undefined) return;
    if (this.#outbox.answered(heard.id)) this.waiting = this.#outbox.waiting;
    this.#answers.get(heard.id)?.(heard);
    this.#answers.delete(heard.id);
  }

  #welcomed(heard: Extract<AnyHeard, { type: 'welcome' }>): void {
    this.seen = heard;
    this.view = heard.view;
    this.#ahead = heard.hall_clock - Date.now();
    this.status = 'open';
    this.#retry = FIRST_RETRY;
    // What was entered into the break is said again under the same id: it is done once.
    this.#sendAll();
  }

  #lost(code: number): void {
    clearInterval(this.#heartbeat);
    if (this.status === 'closed' || this.status === 'barred') return;
    this.status = code === REVOKED ? 'revoked' : 'lost';
    if (this.status === 'revoked') return;
    if (!this.seen) void barred(this.#address).then((none) => none && !this.seen && (this.status = 'barred'));
    this.#timer = setTimeout(() => this.#connect(), this.#retry);
    this.#retry = Math.min(LAST_RETRY, this.#retry * 2);
  }
}
