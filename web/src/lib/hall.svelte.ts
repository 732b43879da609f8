/** The line of a hall: every board at a glance, each drawn anew when it changes. */
import type { Glance, HallHeard, Heard } from '../wire';
import { Connection, type Status } from './connection.svelte';

export interface Board extends Glance {
  /** When it came, by this browser's own counter, so that running clocks can be drawn. */
  since: number;
}

type AnyHeard = HallHeard | Extract<Heard, { type: 'pong' }>;

export class Hall {
  name = $state('');
  boards = $state.raw<Board[]>([]);

  readonly #connection: Connection<AnyHeard>;

  constructor(address: string) {
    this.#connection = new Connection(address, { hear: (heard) => this.#hear(heard) });
  }

  get status(): Status {
    return this.#connection.status;
  }

  close(): void {
    this.#connection.close();
  }

  #hear(heard: AnyHeard): void {
    const since = performance.now();
    if (heard.type === 'boards') {
      this.name = heard.name;
      this.boards = heard.boards.map((board) => ({ ...board, since }));
    } else if (heard.type === 'board') {
      const rest = this.boards.filter((board) => board.game !== heard.board.game);
      this.boards = [...rest, { ...heard.board, since }].sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
    }
  }
}
