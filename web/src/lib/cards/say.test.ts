import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CardTold, UltiView } from '../../wire';
import { change } from '../settings.svelte';
import { need } from '../texts.svelte';
import { contractName, inContract, sentence, spoken } from './say';
import { claims } from './score';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '', style: {} }, querySelector: () => null });
  await need('cards', 'table');
});
const deal = (contract: string): UltiView => ({ auction: [], auction_over: true, standing: [0, contract] }) as unknown as UltiView;
const told = (id: string, values: CardTold['message']['values']): CardTold => ({ seq: 1, at: 0, by: '0', message: { id, values }, clause: 'A-U27' });
const NAMES = ['Anna', 'Béla', 'Cili'];

describe('a claim', () => {
  it('gives the own side first what it plays for: in betli that is no trick for the player alone', () => {
    const first = (contract: string, me: 0 | 1) => claims(deal(contract), me)[0].rest;
    for (const betli of ['betli', 'red betli', 'spread_betli', 'red spread_betli']) {
      expect(first(betli, 0), betli).toBe('defenders');
      expect(first(betli, 1), betli).toBe('declarer');
    }
    for (const other of ['simple', 'durch', 'spread_durch', 'durch without trumps', 'red h40+ulti']) {
      expect(first(other, 0), other).toBe('declarer');
      expect(first(other, 1), other).toBe('defenders');
    }
  });

  it('is asked and answered in the words of the contract', () => {
    const claim = told('ulti-claimed', { seat: 0, side: 'defenders' });
    expect(inContract(claim, deal('durch'))).toBe(claim);
    const betli = inContract(claim, deal('red betli'));
    expect(sentence(betli.message, NAMES)).toMatch(/Anna proposes: betli is made/);
    expect(spoken(betli)?.text).toMatch(/betli is made/);
  });
});

describe('the sheet', () => {
  it('has each factor at its figure, and the game where it was doubled', () => {
    expect(contractName('red h40+ulti', [['ulti', 4]])).toBe('red 40-100, ultimó ×4');
    expect(contractName('ulti', [['game', 2]])).toBe('ultimó, game ×2');
    expect(contractName('simple', [['game', 2]])).toBe('game ×2');
  });
});

describe('what was told', () => {
  it('names each defender where both have an account of their own', () => {
    const settled = { id: 'ulti-deal-settled', values: { seat: 1, how: 'won', net: '10 / 40' } };
    expect(sentence(settled, NAMES)).toContain('Cili: 10, Anna: 40');
    expect(sentence({ ...settled, values: { ...settled.values, net: '10' } }, NAMES)).toContain(': 10.');
  });

  it('speaks to whoever took something back', () => {
    const back = { id: 'card-taken-back', values: { seat: 0, count: 1 } };
    expect(sentence(back, NAMES, 0)).toMatch(/^You/);
    expect(sentence(back, NAMES, 1)).toMatch(/^Anna/);
  });
});

it('names suits and the card below the king as the cards show them', () => {
  const melded = { id: 'snap-melded', values: { seat: 1, points: 20, suit: 'bells' } };
  const called = { seq: 1, at: 0, by: '1' as const, clause: 'S3', message: { id: 'snap-trump-called', values: { seat: 1, suit: 'leaves' } } };
  const none = { id: 'card-no-pair', values: { suit: 'acorns' } };
  expect(sentence(melded, NAMES)).toBe('Béla shows 20 in bells.');
  expect(spoken(called)?.text).toBe('leaves');
  expect(sentence(none, NAMES)).toBe('You do not hold king and over of acorns.');
  change({ faces: 'french' });
  expect(sentence(melded, NAMES)).toBe('Béla shows 20 in diamonds.');
  expect(spoken(called)?.text).toBe('spades');
  expect(sentence(none, NAMES)).toBe('You do not hold king and queen of clubs.');
  change({ faces: 'hungarian' });
});

it('says to whom a ruling is about what it means, and to the others of whom', () => {
  const ruled = { id: 'card-violation-ruled', values: { seat: 2, reason: 'a false kész' } };
  expect(sentence(ruled, NAMES, 2)).toBe('You broke the rules and lose the deal: a false kész.');
  expect(sentence(ruled, NAMES, 0)).toBe('Cili broke the rules and loses the deal: a false kész.');
});
