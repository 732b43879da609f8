import { expect, test } from 'vitest';
import { boardAfter } from './replay';

const move = (motion: string, san = motion) => ({ motion, san, legal: true });

test('a game is looked through move by move', () => {
  const moves = [move('e2e4'), move('e7e5'), move('g1f3'), move('b8c6'), move('f1c4'), move('g8f6'), move('e1g1', '0-0')];
  expect(boardAfter('', moves, 0)).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
  expect(boardAfter('', moves, 1)).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
  expect(boardAfter('', moves, 7)).toBe('r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1');
});

test('in passing, promotion, castling in Chess960', () => {
  expect(boardAfter('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', [move('e5d6')], 1)).toBe('4k3/8/3P4/8/8/8/8/4K3');
  expect(boardAfter('4k3/P7/8/8/8/8/8/4K3 w - - 0 1', [move('a7a8n')], 1)).toBe('N3k3/8/8/8/8/8/8/4K3');
  expect(boardAfter('8/8/8/8/8/8/8/1R3KR1 w - - 0 1', [move('f1g1', '0-0')], 1)).toBe('8/8/8/8/8/8/8/1R3RK1');
  expect(boardAfter('8/8/8/8/8/8/8/1R3KR1 w - - 0 1', [move('f1b1', '0-0-0')], 1)).toBe('8/8/8/8/8/8/8/2KR2R1');
});

test('nobody knows what stood on the board after a position was set up', () => {
  expect(boardAfter('', [move('e2e4'), move('')], 2)).toBeUndefined();
});
