import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Heard, Said } from '../wire';
import { Line } from './line.svelte';

/** A socket whose other end the test holds. */
class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  said: Said[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  readonly url: string;
  constructor(url: URL) {
    this.url = String(url);
    Socket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
    this.hear({ type: 'welcome', game: 'g', role: 'white', settings: {}, now: 0, missed: [{ seq: 4, at: 0, kind: 'x', message: { id: 'x', values: {} } }], picture: { kept: 0, moves: [] } });
  }
  hear(heard: object): void {
    this.onmessage?.({ data: JSON.stringify(heard) });
  }
}

const last = () => Socket.all.at(-1) as Socket;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {});
  vi.stubGlobal('location', { href: 'http://house/game/g?as=white' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says again under the same id what was not answered, after the number that it has', async () => {
  const line = new Line('/api/games/g/line?as=white');
  last().open();
  const answer = line.say({ type: 'ask', ask: ['offer_draw'] });
  const [first] = last().said;
  last().close(1006);
  expect(line.status).toBe('lost');
  await vi.advanceTimersByTimeAsync(300);
  expect(Socket.all).toHaveLength(2);
  expect(last().url).toBe('ws://house/api/games/g/line?as=white&after=4');
  last().open();
  expect(line.status).toBe('open');
  // It is the same message, and says how long it waited.
  expect(last().said).toEqual([{ ...first, ago: 300 }]);
  const done: Heard = { type: 'done', id: first?.id ?? '', seq: 9 };
  last().hear(done);
  await expect(answer).resolves.toMatchObject({ ...done, said: { id: done.id } });
  line.close();
});

it('says what was done in a break after what was done before it, each once', async () => {
  const line = new Line('/api/games/g/line?as=white');
  last().open();
  const touch = (square: string) => void line.say({ type: 'ask', ask: [{ touch: { squares: [square] } }] });
  const squares = () => last().said.map((said) => said.type === 'ask' && said.ask.map((one) => typeof one === 'object' && 'touch' in one && one.touch.squares[0])[0]);
  touch('a2');
  last().close(1006);
  touch('b2');
  await vi.advanceTimersByTimeAsync(300);
  // The socket is open, but the server has not welcomed anybody yet.
  last().readyState = 1;
  last().onopen?.();
  touch('c2');
  expect(squares()).toEqual([]);
  last().open();
  touch('d2');
  expect(squares()).toEqual(['a2', 'b2', 'c2', 'd2']);
  line.close();
});

it('says again what the server had no time for', async () => {
  const line = new Line('/api/games/g/line?as=white');
  last().open();
  void line.say({ type: 'ask', ask: ['offer_draw'] });
  last().hear({ type: 'fault', code: 'too_many', message: { id: 'fault-too-many', values: {} }, detail: '' });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(new Set(last().said.map(({ id }) => id)).size).toBe(1);
  expect(last().said).toHaveLength(2);
  line.close();
});

it('does not come back when its link was taken away', async () => {
  const line = new Line('/api/games/g/line');
  last().open();
  last().close(4003);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(line.status).toBe('revoked');
  expect(Socket.all).toHaveLength(1);
});

it('gives up a line that stays silent', async () => {
  const line = new Line('/api/games/g/line');
  last().open();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(Socket.all.length).toBeGreaterThan(1);
  line.close();
});
