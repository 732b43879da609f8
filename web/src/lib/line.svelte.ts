/** The line to the server: says things once, hears what was kept, and comes back by itself after a break. */
import type { Heard, HistoryView, Said } from '../wire';
import { get } from './api';
import { Connection, type Channel, type Holder, type Status } from './connection.svelte';
import { fold, readBack, type Seen } from './fold';
import { randomId } from './ids';

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

export class Line {
  seen = $state.raw<Seen | undefined>();

  readonly #address: string;
  readonly #onheard: (heard: Heard, seen: Seen | undefined) => void;
  readonly #waiting = new Map<string, Waiting>();
  readonly #channel: Channel;

  /** A line to an address such as `/api/games/abc/line?as=white`, or over another channel; what is heard is folded first and then passed on. */
  constructor(address: string, onheard: (heard: Heard, seen: Seen | undefined) => void = () => {}, over: (holder: Holder<Heard>) => Channel = (holder) => new Connection(address, holder)) {
    this.#address = address;
    this.#onheard = onheard;
    this.#channel = over({
      after: () => this.seen?.seq,
      hear: (heard) => this.#hear(heard),
      sayAgain: () => this.#waiting.forEach((waiting) => this.#tell(waiting)),
    });
  }

  get status(): Status {
    return this.#channel.status;
  }

  /** Say something that was done at a moment of this browser's counter; the promise is kept when the server has dealt with it, however often the line breaks. */
  say(words: Words, done = performance.now()): Promise<Answer> {
    const said = { ...words, id: randomId() } as Said;
    return new Promise((answer) => {
      const waiting = { said, done, answer };
      this.#waiting.set(said.id, waiting);
      this.#tell(waiting);
    });
  }

  close(): void {
    this.#channel.close();
  }

  /** An act goes with the time since it was done, which is some while after a break. */
  #tell({ said, done }: Waiting): void {
    const ago = Math.max(0, Math.round(performance.now() - done));
    this.#channel.say(said.type === 'ask' ? { ...said, ago } : said);
  }

  #hear(heard: Heard): void {
    this.seen = fold(this.seen, heard, performance.now());
    if (heard.type === 'welcome' && heard.more) void this.#readBack();
    this.#onheard(heard, this.seen);
    if (heard.type !== 'welcome' && heard.type !== 'pong' && heard.type !== 'here' && heard.id !== undefined) {
      const waiting = this.#waiting.get(heard.id);
      waiting?.answer({ ...heard, said: waiting.said });
      this.#waiting.delete(heard.id);
    }
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
}
