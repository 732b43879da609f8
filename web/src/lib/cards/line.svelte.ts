/** The line to a card table: asks once, hears what was kept, shows it at a pace that eyes can follow, and comes back by itself. */
import type { CardAsked, CardHeard, CardSessionView, CardTold, Heard, SnapszerAsked, SnapszerView, UltiAsked, UltiView } from '../../wire';
import { Connection, type Status } from '../connection.svelte';
import { randomId } from '../ids';
import { inContract } from './say';

export type DealAsked = UltiAsked | SnapszerAsked;
export type Ask = CardAsked<DealAsked>;
export type View = CardSessionView<UltiView | SnapszerView>;
type AnyHeard = CardHeard<UltiView | SnapszerView> | Extract<Heard, { type: 'done' | 'fault' | 'pong' }>;
type Event = Extract<AnyHeard, { type: 'event' }>;
export type Welcome = Extract<AnyHeard, { type: 'welcome' }>;
export type Answer = Extract<AnyHeard, { type: 'event' | 'refused' | 'done' | 'fault' }>;

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
  /** Whether something has happened that is not shown yet. */
  behind = $state(false);
  /** How much of what was asked for is not answered. */
  #asked = $state(0);

  readonly #pace: () => Pace;
  readonly #onshown: (told: readonly CardTold[], view: View, live: boolean) => void;
  readonly #waiting = new Map<string, { ask: Ask; answer: (heard: Answer) => void }>();
  #queue: Event[] = [];
  #shownAt = 0;
  /** Whether what is shown is looked at as long as a trick that is over. */
  #long = false;
  #show: ReturnType<typeof setTimeout> | undefined;
  #seq: number | undefined;
  readonly #connection: Connection<AnyHeard>;

  constructor(address: string, pace: () => Pace, onshown: (told: readonly CardTold[], view: View, live: boolean) => void) {
    this.#pace = pace;
    this.#onshown = onshown;
    this.#connection = new Connection(address, {
      after: () => this.#seq,
      place: address.replace('/api/games/', '/api/tables/'),
      hear: (heard) => this.#hear(heard),
      sayAgain: () => this.#waiting.forEach(({ ask }, id) => this.#connection.say({ type: 'ask', id, ask })),
    });
  }

  get status(): Status {
    return this.#connection.status;
  }

  /** Whether something that was asked for has not reached the server, as far as can be known here. */
  get unsent(): boolean {
    return this.#asked > 0 && this.status !== 'open';
  }

  /** Ask for something; the promise is kept when the server has dealt with it, however often the line breaks. */
  async ask(ask: Ask): Promise<Answer> {
    const id = randomId();
    this.#asked += 1;
    const answer = await new Promise<Answer>((answer) => {
      this.#waiting.set(id, { ask, answer });
      this.#connection.say({ type: 'ask', id, ask });
    });
    this.#asked -= 1;
    return answer;
  }

  close(): void {
    clearTimeout(this.#show);
    this.#connection.close();
  }

  #hear(heard: AnyHeard): void {
    if (heard.type === 'welcome') this.#welcomed(heard);
    else if (heard.type === 'here') this.here = heard.seats;
    else if (heard.type === 'event') this.#happened(heard);
    // Whoever was refused acted on what is shown: it is shown what is so by now.
    if (heard.type === 'refused') this.#catchUp();
    if ((heard.type === 'event' || heard.type === 'refused' || heard.type === 'done' || heard.type === 'fault') && heard.id !== undefined) {
      this.#waiting.get(heard.id)?.answer(heard);
      this.#waiting.delete(heard.id);
    }
  }

  #welcomed(heard: Welcome): void {
    this.#queue = [];
    this.behind = false;
    clearTimeout(this.#show);
    this.#show = undefined;
    this.welcome = heard;
    this.#seq = heard.seq;
    this.#put(heard.missed, heard, false);
  }

  /** The own act is shown at once; what others did waits until eyes have followed what is on the table. */
  #happened(event: Event): void {
    this.#seq = event.seq;
    this.#queue.push(event);
    if (event.id !== undefined && this.#waiting.has(event.id)) this.#catchUp();
    else this.#later();
  }

  #later(): void {
    this.behind = this.#queue.length > 0;
    if (this.#show !== undefined || !this.behind) return;
    const pace = this.#pace();
    const wait = this.#shownAt + (this.#long ? pace.trick : pace.act) - performance.now();
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

  #catchUp(): void {
    while (this.#queue.length > 0) this.#next();
    this.behind = false;
  }

  #next(): void {
    const event = this.#queue.shift();
    if (event) this.#put(event.told, event, true);
  }

  /** `live`: it has just happened; what comes with the welcome may be old. */
  #put(heard: readonly CardTold[], { view, take_back }: { view: View; take_back: boolean }, live: boolean): void {
    const told = heard.map((one) => inContract(one, view.deal));
    this.view = view;
    this.told = told;
    this.takeBack = take_back;
    this.#shownAt = performance.now();
    this.#long = told.some(({ message }) => message.id === 'card-trick-taken' || message.id === 'card-first-bidder');
    this.#onshown(told, view, live);
  }
}
