/** The line to a card table: asks once, hears what was kept, shows it at a pace that eyes can follow, and comes back by itself. */
import type { CardAsked, CardHeard, CardSessionView, CardTold, Heard, SnapszerAsked, SnapszerView, UltiAsked, UltiView } from '../../wire';
import { randomId } from '../ids';
import { REVOKED, type Status } from '../line.svelte';

export type DealAsked = UltiAsked | SnapszerAsked;
export type Ask = CardAsked<DealAsked>;
export type View = CardSessionView<UltiView | SnapszerView>;
type AnyHeard = CardHeard<UltiView | SnapszerView> | Extract<Heard, { type: 'done' | 'fault' | 'pong' }>;
type Event = Extract<AnyHeard, { type: 'event' }>;
export type Welcome = Extract<AnyHeard, { type: 'welcome' }>;
export type Answer = Extract<AnyHeard, { type: 'event' | 'refused' | 'done' | 'fault' }>;

const FIRST_RETRY = 250;
const LAST_RETRY = 5_000;
const HEARTBEAT = 20_000;

/** How long what another did stays before the next thing is shown. */
export interface Pace {
  act: number;
  trick: number;
}

export class CardLine {
  welcome = $state.raw<Welcome | undefined>();
  view = $state.raw<View | undefined>();
  /** What the last act told; what happened while this browser was away comes with the welcome. */
  told = $state.raw<readonly CardTold[]>([]);
  here = $state.raw<readonly boolean[]>([false, false, false]);
  /** Whether the own last act can be taken back. */
  takeBack = $state(false);
  status = $state<Status>('connecting');

  readonly #address: string;
  readonly #pace: () => Pace;
  readonly #onshown: (told: readonly CardTold[], view: View) => void;
  readonly #waiting = new Map<string, { ask: Ask; answer: (heard: Answer) => void }>();
  #queue: Event[] = [];
  #shownAt = 0;
  #lastTrick = false;
  #show: ReturnType<typeof setTimeout> | undefined;
  #seq: number | undefined;
  #socket: WebSocket | undefined;
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;

  constructor(address: string, pace: () => Pace, onshown: (told: readonly CardTold[], view: View) => void) {
    this.#address = address;
    this.#pace = pace;
    this.#onshown = onshown;
    this.#connect();
  }

  /** Ask for something; the promise is kept when the server has dealt with it, however often the line breaks. */
  ask(ask: Ask): Promise<Answer> {
    const id = randomId();
    return new Promise((answer) => {
      this.#waiting.set(id, { ask, answer });
      if (this.status === 'open') this.#send({ type: 'ask', id, ask });
    });
  }

  close(): void {
    this.status = 'closed';
    clearTimeout(this.#timer);
    clearTimeout(this.#show);
    clearInterval(this.#heartbeat);
    this.#socket?.close();
  }

  #send(said: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said));
  }

  #connect(): void {
    const url = new URL(this.#address, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    if (this.#seq !== undefined) url.searchParams.set('after', String(this.#seq));
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
    else if (heard.type === 'here') this.here = heard.seats;
    else if (heard.type === 'event') this.#happened(heard);
    if ((heard.type === 'event' || heard.type === 'refused' || heard.type === 'done' || heard.type === 'fault') && heard.id !== undefined) {
      this.#waiting.get(heard.id)?.answer(heard);
      this.#waiting.delete(heard.id);
    }
  }

  #welcomed(heard: Welcome): void {
    this.#queue = [];
    clearTimeout(this.#show);
    this.#show = undefined;
    this.welcome = heard;
    this.#seq = heard.seq;
    this.status = 'open';
    this.#retry = FIRST_RETRY;
    this.#put(heard.missed, heard);
    // What was asked into the break is asked again under the same id: it is done once.
    for (const [id, { ask }] of this.#waiting) this.#send({ type: 'ask', id, ask });
  }

  /** The own act is shown at once; what others did waits until eyes have followed what is on the table. */
  #happened(event: Event): void {
    this.#seq = event.seq;
    this.#queue.push(event);
    if (event.id !== undefined && this.#waiting.has(event.id)) while (this.#queue.length > 0) this.#next();
    else this.#later();
  }

  #later(): void {
    if (this.#show !== undefined || this.#queue.length === 0) return;
    const pace = this.#pace();
    const wait = this.#shownAt + (this.#lastTrick ? pace.trick : pace.act) - performance.now();
    if (wait <= 0) {
      this.#next();
      this.#later();
    } else {
      this.#show = setTimeout(() => {
        this.#show = undefined;
        this.#next();
        this.#later();
      }, wait);
    }
  }

  #next(): void {
    const event = this.#queue.shift();
    if (event) this.#put(event.told, event);
  }

  #put(told: readonly CardTold[], { view, take_back }: { view: View; take_back: boolean }): void {
    this.view = view;
    this.told = told;
    this.takeBack = take_back;
    this.#shownAt = performance.now();
    this.#lastTrick = told.some(({ message }) => message.id === 'card-trick-taken');
    this.#onshown(told, view);
  }

  #lost(code: number): void {
    clearInterval(this.#heartbeat);
    if (this.status === 'closed' || this.status === 'barred') return;
    this.status = code === REVOKED ? 'revoked' : 'lost';
    if (this.status === 'revoked') return;
    if (!this.view) void this.#barred();
    this.#timer = setTimeout(() => this.#connect(), this.#retry);
    this.#retry = Math.min(LAST_RETRY, this.#retry * 2);
  }

  /** A line that was never open may be one that this browser has no link for: then no waiting helps. */
  async #barred(): Promise<void> {
    const table = new URL(this.#address, location.href).pathname.replace('/api/games/', '/api/tables/').replace(/\/line$/, '');
    const answer = await fetch(table).catch(() => undefined);
    if (answer?.status !== 404 || this.view) return;
    clearTimeout(this.#timer);
    this.status = 'barred';
  }
}
