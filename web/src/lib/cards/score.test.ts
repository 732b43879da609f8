import { describe, expect, it } from 'vitest';
import type { CardRuling, SnapszerView, UltiView } from '../../wire';
import { sorted } from './deck';
import { places, playedBy, ruledSheet, sides } from './score';

describe('the sheet', () => {
  it('gives equal totals the better place', () => {
    expect(places([35, 34, 34])).toEqual([1, 2, 2]);
    expect(places([4, 4, 1])).toEqual([1, 1, 3]);
    expect(places([0, 0, 0])).toEqual([1, 1, 1]);
  });
});

describe('a hand', () => {
  it('is sorted by suit, and the ten stands where the game has it', () => {
    expect(sorted(['P7', 'MX', 'ML', 'ZA', 'MA'])).toEqual(['MA', 'MX', 'ML', 'ZA', 'P7']);
    expect(sorted(['MX', 'ML', 'MA'], true)).toEqual(['MA', 'ML', 'MX']);
  });
});

describe('the count', () => {
  const deal = {
    auction: [],
    standing: [1, 'simple'],
    melds: [{ forty: false, twenties: 1 }, { forty: true, twenties: 0 }, { forty: false, twenties: 0 }],
    tricks: [
      { leader: 1, cards: ['PA', 'PX', 'P7'], winner: 1 },
      { leader: 1, cards: ['M7', 'M8', 'MA'], winner: 0 },
      { leader: 0, cards: ['T7'], winner: null },
    ],
  } as unknown as UltiView;

  it('takes aces and tens of tricks that were taken, and what was announced', () => {
    expect(sides(deal)).toEqual([{ tricks: 1, points: 20, melds: 40 }, { tricks: 1, points: 10, melds: 20 }]);
  });

  it('knows who played which card', () => {
    expect(playedBy(deal, 0)).toEqual(['P7', 'MA', 'T7']);
  });
});

describe('a ruling, before it is given', () => {
  const reason = 'a card fell';
  const violation = (offender: 0 | 1 | 2): CardRuling => ({ violation: { offender, reason } });
  const award = (to: 'declarer' | 'defenders'): CardRuling => ({ award: { to, reason } });

  it('costs in ulti what was announced, as it was doubled, and the game where it was (U13)', () => {
    const ulti = { auction: [], standing: [0, 'h40+ulti'], parts: [['h40', 4], ['ulti', 4], ['game', 1]], game: 'dormant', doubled: [['ulti', null, 1]] } as unknown as UltiView;
    expect(ruledSheet(ulti, violation(0), 'god-2012')).toEqual([0, 12, 12]);
    // A defender who offends takes nothing from the other.
    expect(ruledSheet(ulti, violation(1), 'god-2012')).toEqual([12, 0, 12]);
    expect(ruledSheet({ ...ulti, doubled: [['game', null, 1]] }, award('declarer'), 'god-2012')).toEqual([10, 0, 0]);
    // Where each defender has a chain of his own.
    const betli = { ...ulti, standing: [0, 'betli'], parts: [['betli', 5]], game: 'absent', doubled: [['betli', 1, 2]] } as unknown as UltiView;
    expect(ruledSheet(betli, violation(0), 'god-2012')).toEqual([0, 20, 5]);
    expect(ruledSheet(betli, violation(2), 'god-2012')).toEqual([5, 20, 0]);
    expect(ruledSheet(betli, award('defenders'), 'god-2012')).toEqual([0, 20, 5]);
    expect(ruledSheet(betli, award('declarer'), 'god-2012')).toEqual([12.5, 0, 0]);
    expect(ruledSheet({ ...ulti, standing: null }, violation(0), 'god-2012')).toBeUndefined();
  });

  it('costs in snapszer what the game is worth as it stands (S8)', () => {
    const side = (tricks: number, card_points: number, melds: number) => ({ tricks, card_points, melds });
    const snapszer = { caller: 1, trump: 'P', level: 1, snapszer: false, own: side(2, 40, 0), others: side(1, 14, 20) } as unknown as SnapszerView;
    expect(ruledSheet(snapszer, violation(0), 'god-2012')).toEqual([0, 2, 0]);
    expect(ruledSheet({ ...snapszer, others: side(0, 0, 20) }, violation(2), 'god-2012')).toEqual([0, 6, 0]);
    expect(ruledSheet({ ...snapszer, own: side(1, 30, 0) }, violation(1), 'god-2012')).toEqual([4, 0, 4]);
    expect(ruledSheet({ ...snapszer, snapszer: true }, award('defenders'), 'god-2012')).toEqual([12, 0, 12]);
    expect(ruledSheet({ ...snapszer, snapszer: true }, award('defenders'), 'god-2012 snapszer=4')).toEqual([8, 0, 8]);
    expect(ruledSheet({ ...snapszer, trump: null }, violation(0), 'god-2012')).toBeUndefined();
  });
});
