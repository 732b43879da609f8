#!/usr/bin/env node
// How long practice players take to answer while several tables play at once.
//
//   node --experimental-websocket tools/card_answers.mjs [--tables 10] [--deals 2] [--level strong] [--game ulti|snapszer] [--core 0] [--binary target/release/jadoube]
//
// Starts the program with a database of its own (with --core on that one core alone, by taskset), opens the tables (ulti and
// snapszer by turns, or one game), plays one seat at each by chance and measures, for every act of a practice player in a deal, the time from the event that made it due to the event that
// tells it, as a browser would hear them. Exits with 1 where the median is above 0.3 s or the longest above 2 s.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : process.argv[at + 1];
};
const tables = Number(option('tables', 10));
const deals = Number(option('deals', 2));
const level = option('level', 'strong');
const binary = option('binary', 'target/release/jadoube');
const only = option('game');
const core = option('core');

const port = await new Promise((done) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => done(port));
  });
});
const address = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'jadoube-answers-'));
const pinned = core === undefined ? [] : ['taskset', '-c', core];
const [command, ...words] = [...pinned, binary, 'serve', '--listen', `127.0.0.1:${port}`, '--data', join(folder, 'games.db'), '--requests-per-second', '10000'];
const program = spawn(command, words, { stdio: 'ignore' });
process.on('exit', () => {
  program.kill();
  rmSync(folder, { recursive: true, force: true });
});
for (let i = 0; ; i += 1) {
  if (await fetch(`${address}/health`).then(({ ok }) => ok, () => false)) break;
  if (i > 300) throw new Error(`${binary} did not start`);
  await new Promise((done) => setTimeout(done, 50));
}

const post = (path, body, cookie) => fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json', origin: address, ...(cookie ? { cookie } : {}) }, body: JSON.stringify(body) });
const cookies = (answer) => answer.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ');
const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** What a number is committed to by. */
function seal(deal, seat, number) {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt32BE(deal, 0);
  bytes.writeUInt8(seat, 4);
  return createHash('sha256').update('jadoube number').update(bytes).update(Buffer.from(number, 'hex')).digest('hex');
}

/** What the first seat asks for now, if anything is due from it. */
function due(view, memory) {
  const { next, deal } = view;
  if (next?.step === 'shuffle' && next.sealed[0] === null && next.commitment !== null) {
    memory.number = randomBytes(16).toString('hex');
    return { table: { commit: { commitment: seal(next.deal, 0, memory.number) } } };
  }
  if (next?.step === 'nonces' && !next.opened[0]) return { table: { add_nonce: { nonce: memory.number } } };
  if (view.to_act !== '0') return undefined;
  if (next?.step === 'cut') return { table: { cut: { at: 7 } } };
  if (next || !deal) return undefined;
  if (view.game === 'snapszer') return { play: deal.trump === null ? { call: { trump: pick(['P', 'T', 'Z', 'M']) } } : { play: { card: pick(deal.allowed) } } };
  switch (deal.due) {
    case 'take':
      return { play: 'take' };
    case 'take_or_pass':
      return { play: 'pass' };
    case 'bid':
      return { play: { bid: { contract: deal.bids[0][0] } } };
    case 'lay':
      return { play: { lay: { cards: deal.hands[0].slice(0, 2) } } };
    case 'name_trump':
      return { play: { name_trump: { suit: pick(deal.trumps) } } };
    case 'speak':
      return { play: 'stand' };
    case 'answer':
      return { play: 'agree' };
    default:
      return { play: { play: { card: pick(deal.allowed) } } };
  }
}

const times = [];

/** One table from the first shuffle to the last deal. */
async function play(at) {
  const made = await post('/api/tables', { game: only ?? ['ulti', 'snapszer'][at % 2], deals, practice: [null, level, level] });
  const { game, links } = await made.json();
  const token = links.find(({ role }) => role === 'first').path.split(/[/#]/).at(-1);
  const joined = await post('/api/session', { token }, cookies(made));
  const cookie = cookies(joined) || cookies(made);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/games/${game}/line?as=first`, { headers: { cookie, origin: address } });
  const memory = {};
  let asked = 0;
  let since;
  await new Promise((done, failed) => {
    socket.onerror = () => failed(new Error('the line broke'));
    socket.onmessage = ({ data }) => {
      const heard = JSON.parse(String(data));
      if (heard.type === 'refused' || heard.type === 'fault') failed(new Error(JSON.stringify(heard)));
      if (heard.type !== 'welcome' && heard.type !== 'event') return;
      const now = performance.now();
      if (since !== undefined) times.push((now - since) / 1000);
      const { view } = heard;
      since = view.next === null && (view.to_act === '1' || view.to_act === '2') ? now : undefined;
      if (view.to_act === null) return done();
      const ask = due(view, memory);
      if (ask) socket.send(JSON.stringify({ type: 'ask', id: `a${(asked += 1)}`, ask }));
    };
  });
  socket.close();
}

await Promise.all(Array.from({ length: tables }, (_, at) => play(at)));
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
console.log(`${tables} tables of ${only ?? 'both games'}${core === undefined ? '' : `, core ${core}`}, ${deals} deals each, level ${level}: ${times.length} answers; median ${at(0.5).toFixed(3)} s, nine in ten ${at(0.9).toFixed(3)} s, 99 in 100 ${at(0.99).toFixed(3)} s, longest ${at(1).toFixed(3)} s`);
process.exit(at(0.5) <= 0.3 && at(1) <= 2 ? 0 : 1);
