import { expect, test } from 'vitest';
import { castles, promotionSquare, requests, type Bench } from './handwork';
import { pieces } from './squares';

const bench = (fen: string, more: Partial<Bench> = {}): Bench => ({ here: pieces(fen), side: 'white', holes: false, chess960: false, ...more });

test('a touch is a touch, and a piece that is let go is let go', () => {
  const usual = bench('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
  expect(requests({ touched: 'e2' }, usual)).toEqual([{ touch: { squares: ['e2'] } }]);
  expect(requests({ released: { from: 'e2', to: 'e4' } }, usual)).toEqual([{ release: { from: 'e2', to: 'e4' } }]);
  // What stands there is taken off by the same hand.
  expect(requests({ released: { from: 'e2', to: 'e7' } }, usual)).toEqual([{ release: { from: 'e2', to: 'e7', victim_off: true } }]);
});

test('at a board with holes pieces are lifted and plugged', () => {
  const holes = bench('4k3/8/8/3p4/4P3/8/8/4K3', { holes: true });
  expect(requests({ touched: 'e4' }, holes)).toEqual([{ blind: { unplug: { square: 'e4' } } }]);
  expect(requests({ touched: 'd5' }, holes)).toEqual([{ touch: { squares: ['d5'] } }]);
  expect(requests({ released: { from: 'e4', to: 'd5' } }, holes)).toEqual([{ blind: { plug: { from: 'e4', to: 'd5' } } }, { remove: { square: 'd5' } }]);
});

test('in Chess960 a king that is put onto its rook castles', () => {
  const array = bench('rk3r2/8/8/8/8/8/8/RK3R2', { chess960: true });
  expect(castles('b1', 'f1', array)).toBe(true);
  expect(castles('b1', 'f1', { ...array, chess960: false })).toBe(false);
  expect(castles('b1', 'f8', array)).toBe(false);
  expect(requests({ released: { from: 'b1', to: 'f1' } }, array)).toEqual([{ move: { motion: 'b1f1' } }]);
});

test('a pawn on the last rank waits for its piece', () => {
  expect(promotionSquare(pieces('3P2k1/8/8/8/8/8/8/K2p4'), 'white')).toBe('d8');
  expect(promotionSquare(pieces('3P2k1/8/8/8/8/8/8/K2p4'), 'black')).toBe('d1');
  expect(promotionSquare(pieces('6k1/3P4/8/8/8/8/8/K7'), 'white')).toBeUndefined();
});
