import { describe, expect, test } from 'vitest';
import { Hand, type Fact } from './hand.svelte';
import { pieces, type Side, type Square } from './squares';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

function sit(fen = START, side: Side | undefined = 'white', onto?: (from: Square, to: Square) => boolean) {
  const facts: (Fact & { at: number })[] = [];
  const here = pieces(fen);
  const hand = new Hand({ side: () => side, here: () => here, ...(onto ? { onto } : {}), told: (fact, at) => facts.push({ ...fact, at }) });
  return { hand, facts, here };
}

describe('a hand on the board', () => {
  test('touches at the first press, and says so at that moment', () => {
    const { hand, facts } = sit();
    hand.press('d2', 10);
    expect(facts).toEqual([{ touched: 'd2', at: 10 }]);
    hand.letGo('d2', 20);
    expect(facts).toHaveLength(1);
    expect(hand.held).toBe('d2');
  });

  test('carries a piece and lets it go', () => {
    const { hand, facts } = sit();
    hand.press('e2', 1);
    hand.carry('e3');
    hand.letGo('e4', 9);
    expect(facts).toEqual([{ touched: 'e2', at: 1 }, { released: { from: 'e2', to: 'e4' }, at: 9 }]);
    expect(hand.held).toBeUndefined();
  });

  test('taps a piece and then a square: the same facts', () => {
    const { hand, facts } = sit();
    hand.press('e2', 1);
    hand.letGo('e2', 2);
    hand.press('e4', 3);
    hand.letGo('e4', 4);
    expect(facts).toEqual([{ touched: 'e2', at: 1 }, { released: { from: 'e2', to: 'e4' }, at: 4 }]);
  });

  test('carries a piece about and puts it back: it was touched, and is no longer in the hand', () => {
    const { hand, facts } = sit();
    hand.press('e2', 1);
    hand.carry('e5');
    hand.letGo('e2', 2);
    expect(facts).toEqual([{ touched: 'e2', at: 1 }]);
    expect(hand.held).toBeUndefined();
  });

  test('touches one piece after the other', () => {
    const { hand, facts } = sit();
    for (const square of ['d2', 'g1'] as const) {
      hand.press(square, 1);
      hand.letGo(square, 1);
    }
    expect(facts.map((fact) => 'touched' in fact && fact.touched)).toEqual(['d2', 'g1']);
    expect(hand.held).toBe('g1');
  });

  test('touches a piece of the opponent, and captures with one of its own in the hand', () => {
    const { hand, facts } = sit();
    hand.press('d7', 1);
    hand.letGo('d7', 1);
    expect(hand.held).toBeUndefined();
    hand.press('d1', 2);
    hand.letGo('d1', 2);
    hand.press('d7', 3);
    hand.letGo('d7', 3);
    expect(facts).toEqual([{ touched: 'd7', at: 1 }, { touched: 'd1', at: 2 }, { released: { from: 'd1', to: 'd7' }, at: 3 }]);
  });

  test('a piece that is put onto another of the same side has touched it', () => {
    const { hand, facts } = sit();
    hand.press('e1', 1);
    hand.letGo('h1', 2);
    expect(facts).toEqual([{ touched: 'e1', at: 1 }, { touched: 'h1', at: 2 }]);
  });

  test('a king goes onto its rook where that is a way to castle', () => {
    for (const taps of [false, true]) {
      const { hand, facts } = sit(START, 'white', (from, to) => from === 'e1' && to === 'h1');
      hand.press('e1', 1);
      if (taps) {
        hand.letGo('e1', 1);
        hand.press('h1', 2);
      }
      hand.letGo('h1', 2);
      expect(facts).toEqual([{ touched: 'e1', at: 1 }, { released: { from: 'e1', to: 'h1' }, at: 2 }]);
    }
  });

  test('a piece let go beside the board, or taken away by the browser, is put back', () => {
    const { hand, facts } = sit();
    hand.press('e2', 1);
    hand.letGo(undefined, 2);
    hand.press('d2', 3);
    hand.putBack();
    hand.letGo('d4', 4);
    expect(facts).toEqual([{ touched: 'e2', at: 1 }, { touched: 'd2', at: 3 }]);
    expect(hand.held).toBeUndefined();
  });

  test('empty squares are nothing, and so is a board that is only looked at', () => {
    const { hand, facts } = sit();
    hand.press('e4', 1);
    hand.letGo('e5', 2);
    const other = sit(START, undefined);
    const watcher = new Hand({ side: () => undefined, here: () => other.here, told: (fact, at) => facts.push({ ...fact, at }) });
    watcher.press('e2', 3);
    watcher.letGo('e4', 4);
    expect(facts).toEqual([]);
  });

  test('what was taken off the board meanwhile is no longer in the hand', () => {
    const { hand, facts, here } = sit();
    hand.press('e2', 1);
    here.delete('e2');
    hand.letGo('e4', 2);
    expect(facts).toEqual([{ touched: 'e2', at: 1 }]);
    expect(hand.held).toBeUndefined();
  });
});
