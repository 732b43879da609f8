import { describe, expect, it } from 'vitest';
import { fits, padKey, points, result } from './figures';
import { csv } from './csv';
import { readList, readResults } from './list';
import { Outbox } from './outbox';
import { asResult, dealer, places, rows, sums, written } from './sheet';

describe('figures', () => {
  it('are written as people read them', () => {
    expect(['36.5', '0.5', '2', '-1.5', '3.75'].map(points)).toEqual(['36½', '½', '2', '–1½', '3.75']);
    expect(['1-0', '1/2-1/2', '+/-', '41:36.5:12', '20:5:7@14-2'].map(result)).toEqual(['1–0', '½–½', '+/−', '41 : 36½ : 12', '20 : 5 : 7 (14-2)']);
  });
  it('finds names without accents and case', () => {
    expect(fits('toth be', 'Tóth Béla')).toBe(true);
    expect(fits('aydin', 'Aydın Deniz')).toBe(true);
    expect(fits('kiss', 'Tóth Béla')).toBe(false);
  });
  it('knows the keys of the pad', () => {
    expect(['1', '0', '=', '5', 'x'].map(padKey)).toEqual(['1-0', '0-1', '1/2-1/2', '1/2-1/2', undefined]);
  });
});

describe('the sheet', () => {
  it('runs on, and gives places', () => {
    const deals = [{ units: written(0, 4, true) }, { units: written(2, 5, false) }];
    expect(rows(deals)).toHaveLength(24);
    expect(sums(deals)).toEqual([9, 5, 0]);
    expect(places([9, 5, 0])).toEqual([2, 1, 0]);
    expect(places([28, 28, 31])).toEqual([1, 1, 2]);
    expect(places([5, 5, 1])).toEqual([2, 2, 0]);
    expect([1, 2, 3, 4].map((deal) => dealer(deal, 2))).toEqual([2, 0, 1, 2]);
  });
  it('is a result when it is full, or when somebody left', () => {
    expect(asResult([41, 36.5, 12], 24)).toBe('41:36.5:12');
    expect(asResult([20, 5, 7], 14, 1)).toBe('20:5:7@14-2');
  });
});

describe('a pasted list', () => {
  it('is read by its heading in any language', () => {
    const { entrants, unread } = readList('Név\tKlub\tÉrtékszám\nKiss Anna\tx\t1850\nTóth Béla\t\t', 'single');
    expect(unread).toEqual([]);
    expect(entrants).toEqual([{ name: 'Kiss Anna', players: [{ name: 'Kiss Anna', rating: 1850 }] }, { name: 'Tóth Béla', players: [{ name: 'Tóth Béla' }] }]);
  });
  it('is read without one', () => {
    expect(readList('Kiss Anna; Gambit; 1850', 'single', true).entrants).toEqual([{ name: 'Kiss Anna', players: [{ name: 'Kiss Anna', team: 'Gambit', rating: 1850 }] }]);
    expect(readList('1. Aydın Deniz; FM; 2210; TUR\n2. Virtanen Aino', 'single').entrants).toEqual([
      { name: 'Aydın Deniz', players: [{ name: 'Aydın Deniz', rating: 2210, title: 'FM', federation: 'TUR' }] },
      { name: 'Virtanen Aino', players: [{ name: 'Virtanen Aino' }] },
    ]);
  });
  it('holds teams of three, and says what it could not read', () => {
    const { entrants, unread } = readList('Gambit: Kiss Anna, Tóth Béla, Papp Csaba\nPatt: Virtanen Aino', 'trio');
    expect(entrants).toEqual([{ name: 'Gambit', players: [{ name: 'Kiss Anna', role: 'chess' }, { name: 'Tóth Béla', role: 'ulti' }, { name: 'Papp Csaba', role: 'snapszer' }] }]);
    expect(unread).toEqual([{ line: 2, text: 'Patt: Virtanen Aino', lacks: ['ulti', 'snapszer'] }]);
    // However people part the team from its players.
    for (const line of ['Gambit; Kiss Anna, Tóth Béla, Papp Csaba', 'Gambit; Kiss Anna; Tóth Béla; Papp Csaba', 'Gambit\tKiss Anna\tTóth Béla\tPapp Csaba']) expect(readList(line, 'trio').entrants, line).toEqual(entrants);
    expect(readList('Gambit; Kiss Anna; Tóth Béla; Papp Csaba\nVilágos; Márk, Nóra, Olga', 'trio').entrants.map(({ players }) => players.length)).toEqual([3, 3]);
    expect(readList('Gambit; Kiss, Anna; Tóth, Béla; Papp, Csaba', 'trio').entrants[0]?.players[0]?.name).toBe('Kiss, Anna');
  });
});

describe('a list of results', () => {
  it('is read line by line, and says what it could not read', () => {
    const { outcomes, unread } = readResults('# round 2\n2.3 1-0\n2.4; 1/2\n1.2.4\t41:36.5:12\n\n2.5 won');
    expect(outcomes).toEqual([{ bout: '2.3', score: { game: '1-0' } }, { bout: '2.4', score: { game: '1/2-1/2' } }, { bout: '1.2.4', score: { cards: { units: ['41', '36.5', '12'], deals: 24 } } }]);
    expect(unread).toEqual([{ line: 6, text: '2.5 won' }]);
  });
});

describe('a table for other programs', () => {
  it('quotes what would be read wrongly', () => {
    expect(csv([['Name', 'Points'], ['Kiss, "A"', 1.5]])).toBe('Name,Points\r\n"Kiss, ""A""",1.5');
  });
});

describe('the outbox', () => {
  it('keeps what was entered through a closed page until it is answered, in its order', () => {
    const kept = new Map<string, string>();
    const device = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
    const before = new Outbox('table_2', device);
    for (const id of ['a', 'b', 'c']) before.put({ type: 'ping', id });
    const after = new Outbox('table_2', device);
    expect(after.answered('b')).toBe(true);
    expect(after.answered('b')).toBe(false);
    expect(new Outbox('table_2', device).waiting.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(new Outbox('table_3', device).waiting).toEqual([]);
  });
});
