import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commitment, contents } from './seal';

/** The table that the program itself is tried by. */
const table = readFileSync(new URL('../../../crates/laws/data/seals.tsv', import.meta.url), 'utf8');
const rows = table.split('\n').filter((row) => row !== '' && !row.startsWith('#')).map((row) => row.split('\t'));

it('commits to a move as the program does', async () => {
  expect(rows.length).toBe(9);
  for (const [nonce = '', text = '', expected] of rows) expect(await commitment({ nonce, text }), text).toBe(expected);
});

it('takes another key each time', () => {
  expect(contents('e4').nonce).not.toBe(contents('e4').nonce);
  expect(contents('e4').nonce).toMatch(/^[0-9a-f]{64}$/);
});
