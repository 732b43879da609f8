import { expect, test } from 'vitest';
import { figures } from './figures';
import { pieces } from './squares';

test('a piece that moves stays the same drawing; a captured one is gone; a new one is new', () => {
  const before = figures([], pieces('4k3/8/8/3p4/4P3/8/8/4K3'), 0);
  const pawn = before.find((one) => one.square === 'e4');
  const after = figures(before, pieces('4k3/8/8/3P4/8/8/8/4K3'), 4);
  expect(after.find((one) => one.square === 'd5')?.id).toBe(pawn?.id);
  expect(after).toHaveLength(3);
  const promoted = figures(after, pieces('3Qk3/8/8/8/8/8/8/4K3'), 4);
  expect(promoted.find((one) => one.square === 'd8')?.id).toBe(4);
});
