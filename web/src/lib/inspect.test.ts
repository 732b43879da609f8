import { describe, expect, it } from 'vitest';
import { found, question, whereabouts } from './inspect';
import { pieces, rows } from './squares';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

describe('questions about the board', () => {
  it('leaves moves and commands to the server', () => {
    expect(question('e4')).toBeUndefined();
    expect(question('resign')).toBeUndefined();
  });
  it('understands squares, files, ranks and kinds of pieces', () => {
    expect(question('?e4')).toEqual({ about: 'square', square: 'e4' });
    expect(question('? 4')).toMatchObject({ about: 'line' });
    expect(question('?e')).toMatchObject({ about: 'line', squares: ['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8'] });
    expect(question('?N')).toEqual({ about: 'pieces', role: 'knight' });
    expect(question('?B')).toEqual({ about: 'pieces', role: 'bishop' });
    expect(question('?b')).toEqual({ about: 'board' });
  });
  it('answers anything else with help', () => {
    expect(question('?')).toEqual({ about: 'help' });
    expect(question('?xyz')).toEqual({ about: 'help' });
  });
});

describe('the board read from a position', () => {
  it('finds every piece', () => {
    expect(pieces(START).size).toBe(32);
    expect(pieces(START).get('e1')).toEqual({ side: 'white', role: 'king' });
    expect(found(START, ['a1', 'a3', 'a8'])).toHaveLength(2);
    expect(whereabouts(START, { role: 'knight', side: 'black' }).map((one) => one.square)).toEqual(['b8', 'g8']);
  });
  it('turns with the side that looks at it', () => {
    expect(rows('white')[0]?.[0]).toBe('a8');
    expect(rows('black')[0]?.[0]).toBe('h1');
  });
});

it('helps where it is asked to, and every file can be asked about', () => {
  expect(question('?h')).toEqual({ about: 'help' });
  expect(question('?')).toEqual({ about: 'help' });
  for (const file of 'abcdefgh') expect(question(`?${file}*`)).toMatchObject({ about: 'line', squares: [`${file}1`, `${file}2`, `${file}3`, `${file}4`, `${file}5`, `${file}6`, `${file}7`, `${file}8`] });
  expect(question('?b')).toEqual({ about: 'board' });
});
