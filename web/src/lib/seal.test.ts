import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { commitment, contents } from './seal';

it('commits to a move as the program does', async () => {
  const sealed = { nonce: 'ab', text: 'Rad1' };
  const expected = createHash('sha256').update('jadoube sealed move\0').update(Buffer.from([0, 0, 0, 0, 0, 0, 0, 2])).update('abRad1').digest('hex');
  expect(await commitment(sealed)).toBe(expected);
});

it('takes another key each time', () => {
  expect(contents('e4').nonce).not.toBe(contents('e4').nonce);
  expect(contents('e4').nonce).toMatch(/^[0-9a-f]{64}$/);
});
