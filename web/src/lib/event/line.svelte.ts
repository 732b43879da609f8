/** The line to an event: says things once, hears what changed, comes back by itself; on phones it keeps what was entered until it is answered. */
import type { EventHeard, EventSaid, EventSeen, EventTold, EventView, Heard } from '../../wire';
import { Connection, type Status } from '../connection.svelte';
import { randomId } from '../ids';
import { Outbox } from './outbox';
import { changed } from './view';

type AnyHeard = EventHeard | Extract<Heard, { type: 'done' | 'fault' | 'pong' }>;
export type Answer = Extract<AnyHeard, { type: 'event' | 'refused' | 'proposed' | 'done' | 'fault' }>;
/** What is said without its id, which the line gives. */
export type Words = EventSaid extends infer One ? (One extends { id: string } ? Omit<One, 'id'> : never) : never;

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
  /** What was entered here and is not answered yet. */
  waiting = $state.raw<readonly EventSaid[]>([]);

  readonly #outbox: Outbox;
  readonly #answers = new Map<string, (heard: Answer) => void>();
  readonly #connection: Connection<AnyHeard>;
  /** How far the clock of the hall is ahead of this browser's. */
  #ahead = 0;

  /** A line to an address such as `/api/events/abc/line?as=table_2`; with `keep`, what is said outlives the page. */
  constructor(address: string, keep: boolean) {
    this.#outbox = new Outbox(address, keep ? shelf() : undefined);
    this.waiting = this.#outbox.waiting;
    this.#connection = new Connection(address, {
      hear: (heard) => this.#hear(heard),
      sayAgain: () => this.#outbox.waiting.forEach((said) => this.#connection.say(said)),
    });
  }

  get status(): Status {
    return this.#connection.status;
  }

  /** Says something; the promise is kept when the server has dealt with it, however often the line breaks. */
  say(words: Words): Promise<Answer> {
    const said = { ...words, id: randomId() } as EventSaid;
    this.#outbox.put(said);
    this.waiting = this.#outbox.waiting;
    return new Promise((answer) => {
      this.#answers.set(said.id, answer);
      this.#connection.say(said);
    });
  }

  /** The clock of the hall now, as a moment that is read as UTC. */
  hallNow = (): number => Date.now() + this.#ahead;

  close(): void {
    this.#connection.close();
  }

  #hear(heard: AnyHeard): void {
    if (heard.type === 'welcome') this.#welcomed(heard);
    else if (heard.type === 'event') {
      this.view = changed(this.view, heard.view, heard.told.some(({ kind }) => kind === 'undone'));
      this.told = heard.told;
    }
    // What there was no time for is said again.
    if (heard.type === 'fault' && heard.code === 'too_many') return;
    if (heard.type === 'welcome' || heard.type === 'pong' || heard.id === undefined) return;
    if (this.#outbox.answered(heard.id)) this.waiting = this.#outbox.waiting;
    this.#answers.get(heard.id)?.(heard);
    this.#answers.delete(heard.id);
  }

  #welcomed(heard: Extract<AnyHeard, { type: 'welcome' }>): void {
    this.seen = heard;
    this.view = heard.view;
    this.#ahead = heard.hall_clock - Date.now();
  }
}
