import { describe, expect, it } from 'vitest';
import type { UltiView } from '../../wire';
import { sorted } from './deck';
import { places, playedBy, sides } from './score';

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
