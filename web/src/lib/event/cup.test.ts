import { describe, expect, it } from 'vitest';
import { cups, named, series, type Season } from './cup';

const season = (winner: string, closed = true): Season => ({ name: `won by ${winner}`, closed, rows: [{ name: winner, points: 8, place: 1 }, { name: 'Patt', points: 3, place: winner === 'Patt' ? 1 : 2 }].filter((row, at, all) => all.findIndex((other) => other.name === row.name) === at) });

describe('a series', () => {
  it('adds up by name, then by events won', () => {
    const rows = series([season('Gambit'), season('GAMBIT '), season('Betli', false)]);
    expect(rows.map(({ place, name, points, total, won }) => [place, name, points, total, won])).toEqual([
      [1, 'Gambit', [8, 8, undefined], 16, 2],
      [2, 'Patt', [3, 3, 3], 9, 0],
      [3, 'Betli', [undefined, undefined, 8], 8, 0],
    ]);
  });
  it('lets equals share a place', () => {
    const equal: Season = { name: 'x', closed: false, rows: [{ name: 'A', points: 2, place: 1 }, { name: 'B', points: 2, place: 1 }] };
    expect(series([equal]).map(({ place }) => place)).toEqual([1, 1]);
  });
});

describe('the cup', () => {
  it('is kept by whoever wins it for the third time, and the next begins anew', () => {
    expect(cups(['Gambit', 'Patt', 'Gambit'].map((name) => season(name)))).toEqual({ kept: [], inPlay: 1, wins: [{ name: 'Gambit', wins: 2 }, { name: 'Patt', wins: 1 }] });
    expect(cups(['Gambit', 'Patt', 'Gambit', 'gambit', 'Patt'].map((name) => season(name)))).toEqual({ kept: [{ cup: 1, name: 'Gambit' }], inPlay: 2, wins: [{ name: 'Patt', wins: 1 }] });
  });
  it('counts seasons that are known by their winners alone', () => {
    expect(cups([...named(['Gambit', 'Patt / Talon', ' gambit']), season('GAMBIT')])).toEqual({ kept: [{ cup: 1, name: 'Gambit' }], inPlay: 2, wins: [] });
  });
  it('waits for the end of a season', () => {
    expect(cups([season('Gambit', false)]).wins).toEqual([]);
  });
});
