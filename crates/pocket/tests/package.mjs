/** The package as others get it: unpacked from its tarball and asked by Node. `make wasm` builds it and runs this. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';

const target = new URL('../../../target/', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'jadoube-laws-'));
after(() => rmSync(folder, { recursive: true }));

const [tarball] = readdirSync(target).filter((name) => /^jadoube-laws-.*\.tgz$/.test(name));
execFileSync('tar', ['-xzf', join(target, tarball), '-C', folder, '--one-top-level=node_modules/jadoube-laws', '--strip-components=1']);
const { load } = await import(pathToFileURL(createRequire(join(folder, 'x.js')).resolve('jadoube-laws')).href);

/** A game on which things are said one second after the other. */
async function game(request) {
  const laws = await load();
  let now = 1_000_000;
  const entries = [];
  const heard = (answer) => {
    assert.equal(answer.type, 'game', JSON.stringify(answer));
    entries.push(...answer.entries);
    return answer.heard;
  };
  heard(laws.ask({ type: 'lay', request: { preset: 'standard-90-30', ...request }, now }));
  let count = 0;
  const say = (ask, seat = 'arbiter') => {
    now += 1000;
    count += 1;
    return heard(laws.ask({ type: 'say', role: 'arbiter', said: { type: 'ask', id: `m${count}`, ask, ...(seat === 'arbiter' ? {} : { seat }) }, now }))[0];
  };
  /** Moves of both players in turn, each with its press. */
  const play = (...motions) => motions.map((motion, i) => say([{ move: { motion } }, { press: {} }], i % 2 === 0 ? 'white' : 'black')).at(-1);
  say(['start']);
  return { laws, say, play, entries, sentence: (message, lang) => laws.ask({ type: 'sentence', message, lang }).text };
}

const told = (heard, kind) => {
  const found = heard.told.find((one) => one.kind === kind);
  assert.ok(found, `${kind} in ${JSON.stringify(heard.told)}`);
  return found;
};

test('a piece that was touched must be moved, by the article of the edition', async () => {
  for (const [edition, article] of [['2023', '4.3.1'], ['2018', '4.3.1']]) {
    const { say, sentence } = await game({ edition });
    assert.equal(told(say([{ touch: { squares: ['g1'] } }], 'white'), 'pieces_touched').article, article);
    const { type, refused } = say([{ move: { motion: 'e2e4' } }], 'white');
    assert.equal(type, 'refused');
    assert.equal(refused.kind, 'bound_by_touch');
    assert.equal(refused.article, article);
    const sentences = ['en', 'hu', 'tr', 'fi'].map((lang) => sentence(refused.message, lang));
    assert.equal(new Set(sentences).size, 4, sentences.join(' / '));
    assert.ok(sentences.every((text) => text.length > 10 && !text.startsWith('[')), sentences.join(' / '));
  }
});

test('an illegal move that the press completed is penalised', async () => {
  const { say, play } = await game({ edition: '2023' });
  play('e2e4', 'e7e5');
  // A rook does not jump; the press makes it an illegal move.
  say([{ touch: { squares: ['a1'] } }, { release: { from: 'a1', to: 'a5' } }], 'white');
  const pressed = say([{ press: {} }], 'white');
  told(pressed, 'illegal_move_completed');
  const ruled = pressed.told.find((one) => one.kind === 'fault_penalised') ?? told(say([{ claim_illegal: {} }], 'black'), 'fault_penalised');
  assert.equal(ruled.article, '7.5.5');
  assert.ok(ruled.happened.fault_penalised.award > 0);
});

test('mate ends the game', async () => {
  const { play } = await game({ edition: '2023' });
  const { told: all, picture } = play('f2f3', 'e7e5', 'g2g4', 'd8h4');
  assert.equal(all.at(-1).kind, 'game_ended');
  assert.equal(all.at(-1).article, '5.1.1');
  assert.equal(picture.result.outcome, '0-1');
});

test('a claim of three positions is granted, and one that is wrong is not', async () => {
  const { say, play } = await game({ edition: '2023' });
  play('g1f3', 'g8f6');
  assert.equal(told(say([{ claim_threefold: {} }], 'white'), 'claim_rejected').article, '9.5.3');
  play('f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1', 'f6g8');
  const granted = say([{ claim_threefold: {} }], 'white');
  assert.equal(told(granted, 'game_ended').article, '9.2.1.2');
  assert.equal(granted.picture.result.outcome, '1/2-1/2');
});

test('a game goes on from what was kept of it, and a journal tells it', async () => {
  const { laws, play, entries } = await game({ edition: '2018' });
  play('e2e4', 'e7e5');
  const again = await load();
  assert.equal(again.ask({ type: 'open', entries }).type, 'game');
  for (const role of ['arbiter', 'white', 'spectator']) {
    const look = { type: 'welcome', role, now: 2_000_000 };
    assert.deepEqual(again.ask(look), laws.ask(look));
  }
  const lines = laws.ask({ type: 'journal' }).lines.trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.ok(lines.some(({ happened }) => happened?.move_made?.motion === 'e7e5'));
});

test('a flag falls when the time that is told has passed it', async () => {
  const { laws, play } = await game({ edition: '2023' });
  play('e2e4');
  const { due } = laws.ask({ type: 'welcome', role: 'arbiter', now: 2_000_000 });
  assert.deepEqual(laws.ask({ type: 'time', role: 'arbiter', now: due - 1 }).heard, []);
  const [fallen] = laws.ask({ type: 'time', role: 'arbiter', now: due }).heard;
  assert.equal(told(fallen, 'flag_fell').article, '6.8');
});

test('what is no question is answered as none', async () => {
  const laws = await load();
  assert.equal(laws.ask({ type: 'welcome', role: 'white', now: 0 }).type, 'problem');
  assert.equal(laws.ask({ type: 'fly' }).type, 'problem');
  assert.equal(laws.ask({ type: 'lay', request: { preset: 'blitz-3-2' }, now: 0 }).type, 'problem');
  assert.equal(laws.ask({ type: 'winnable', question: { fen: '8/8/4k3/8/8/3K4/8/8 w - - 0 1', side: 'white' }, lang: 'en' }).answer.answer, 'no');
});

test('the package holds what it says', () => {
  const root = join(folder, 'node_modules/jadoube-laws');
  assert.deepEqual(readdirSync(root).sort(), ['LICENSE', 'README.md', 'index.d.ts', 'index.js', 'jadoube_pocket.wasm', 'node.js', 'package.json', 'wire.d.ts']);
  assert.match(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version, /^\d+\.\d+\.\d+$/);
});
