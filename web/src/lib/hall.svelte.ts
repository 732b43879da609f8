/** The line of a hall: every board at a glance, each drawn anew when it changes. */
import type { Glance, HallHeard } from '../wire';
import { REVOKED, type Status } from './line.svelte';
import { barred } from './places';

export interface Board extends Glance {
  /** When it came, by this browser's own counter, so that running clocks can be drawn. */
  since: number;
}

const RETRY = 1_500;

export class Hall {
  name = $state('');
  boards = $state.raw<Board[]>([]);
  status = $state<Status>('connecting');

  readonly #address: string;
  #socket: WebSocket | undefined;

  constructor(address: string) {
    this.#address = address;
    this.#connect();
  }

  close(): void {
    this.status = 'closed';
    this.#socket?.close();
  }

  #connect(): void {
    if (this.status === 'barred') return;
    const url = new URL(this.#address, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    this.#socket = new WebSocket(url);
    this.#socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as HallHeard);
    this.#socket.onclose = ({ code }) => {
      if (this.status === 'closed') return;
      if (this.status === 'barred') return;
      this.status = code === REVOKED ? 'revoked' : 'lost';
      if (this.status === 'revoked') return;
      if (this.boards.length === 0 && this.name === '') void barred(this.#address).then((none) => none && (this.status = 'barred'));
      setTimeout(() => this.#connect(), RETRY);
    };
  }

  #hear(heard: HallHeard): void {
    const since = performance.now();
    this.status = 'open';
    if (heard.type === 'boards') {
      this.name = heard.name;
      this.boards = heard.boards.map((board) => ({ ...board, since }));
    } else {
      const rest = this.boards.filter((board) => board.game !== heard.board.game);
      this.boards = [...rest, { ...heard.board, since }].sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
    }
  }
}
