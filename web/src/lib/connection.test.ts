import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection } from './connection.svelte';
import { Hall } from './hall.svelte';

/** A socket whose other end the test holds. */
class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  said: { type: string }[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as { type: string });
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(heard: object): void {
    this.onmessage?.({ data: JSON.stringify(heard) });
  }
}

const last = () => Socket.all.at(-1) as Socket;
let answer: { status: number; roles?: string[] };

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  answer = { status: 200, roles: ['white'] };
  vi.stubGlobal('WebSocket', Socket);
  const device = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, device[name].bind(device));
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('location', { href: 'http://house/game/g' });
  vi.stubGlobal('fetch', () => Promise.resolve({ status: answer.status, ok: answer.status === 200, json: () => Promise.resolve({ roles: answer.roles }) }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (address = '/api/games/g/line?as=white') => new Connection<{ type: string }>(address, { hear: () => {} });

it('waits longer after each break, and begins anew once it was let in', async () => {
  const line = open();
  last().close();
  await vi.advanceTimersByTimeAsync(250);
  last().close();
  await vi.advanceTimersByTimeAsync(250);
  expect(Socket.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(250);
  expect(Socket.all).toHaveLength(3);
  last().open();
  last().hear({ type: 'welcome' });
  expect(line.status).toBe('open');
  last().close();
  await vi.advanceTimersByTimeAsync(250);
  expect(Socket.all).toHaveLength(4);
  line.close();
});

it('does not come back in the same moment as everybody else', async () => {
  vi.mocked(Math.random).mockReturnValueOnce(0).mockReturnValueOnce(0.5);
  const lines = [open(), open(), open()];
  for (const socket of [...Socket.all]) socket.close();
  const come = [];
  for (let waited = 0; waited < 250; waited += 25) {
    await vi.advanceTimersByTimeAsync(25);
    come.push(Socket.all.length - lines.length);
  }
  expect(come).toEqual([0, 0, 0, 0, 1, 1, 1, 2, 2, 3]);
  for (const line of lines) line.close();
});

it('tells a browser that has no link, or not in that role, and does not come back', async () => {
  for (const [given, address] of [[{ status: 404 }, '/api/games/g/line'], [{ status: 200, roles: ['white'] }, '/api/games/g/line?as=king']] as const) {
    answer = given as typeof answer;
    Socket.all = [];
    const line = open(address);
    last().close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.status, address).toBe('barred');
    expect(Socket.all.length, address).toBeLessThan(3);
  }
});

it('goes on trying where the server is away or the link is good', async () => {
  for (const given of [{ status: 503 }, { status: 200, roles: ['white'] }]) {
    answer = given;
    Socket.all = [];
    const line = open();
    last().close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(line.status).toBe('lost');
    expect(Socket.all.length).toBeGreaterThan(1);
    line.close();
  }
});

it('says nothing before it was let in, and nothing after the end', () => {
  const line = open();
  last().open();
  line.say({ type: 'ask' });
  expect(last().said).toEqual([]);
  last().hear({ type: 'welcome' });
  line.say({ type: 'ask' });
  line.close();
  line.say({ type: 'ask' });
  expect(last().said).toHaveLength(1);
});

it('says that there is no answer yet, until there is one', async () => {
  const line = open();
  last().open();
  last().hear({ type: 'welcome' });
  line.say({ type: 'ask', id: 'a' });
  line.say({ type: 'ask', id: 'b' });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(line.status).toBe('open');
  // What others did is no answer.
  last().hear({ type: 'event', id: 'z' });
  await vi.advanceTimersByTimeAsync(200);
  expect(line.status).toBe('silent');
  last().hear({ type: 'event', id: 'a' });
  expect(line.status).toBe('open');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(line.status).toBe('silent');
  // What is said meanwhile goes out all the same, and what was said on a line that broke is said again on the next.
  line.say({ type: 'ask', id: 'c' });
  expect(last().said).toHaveLength(3);
  last().close();
  expect(line.status).toBe('lost');
  await vi.advanceTimersByTimeAsync(250);
  last().open();
  last().hear({ type: 'welcome' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(line.status).toBe('open');
  line.close();
});

it('does not wait for its socket where the device has left the network', async () => {
  const line = open();
  last().open();
  last().hear({ type: 'welcome' });
  dispatchEvent(new Event('offline'));
  expect(line.status).toBe('lost');
  await vi.advanceTimersByTimeAsync(250);
  expect(Socket.all).toHaveLength(2);
  line.close();
});

it('notices that a hall has fallen silent', async () => {
  const hall = new Hall('/api/halls/h/line');
  last().open();
  last().hear({ type: 'boards', hall: 'h', name: 'Club', now: 0, boards: [] });
  // While pings are answered a quiet hall is only quiet.
  for (let beat = 0; beat < 6; beat += 1) {
    await vi.advanceTimersByTimeAsync(20_000);
    last().hear({ type: 'pong', id: 'x', now: 0 });
  }
  expect(Socket.all).toHaveLength(1);
  expect(hall.status).toBe('open');
  await vi.advanceTimersByTimeAsync(90_000);
  expect(Socket.all.length).toBeGreaterThan(1);
  hall.close();
});
