import { expect, it, vi } from 'vitest';
import { change } from '../settings.svelte';
import { need } from '../texts.svelte';
import { sentence, spoken } from './say';

vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' }, querySelector: () => null });
const NAMES = ['Anna', 'Béla', 'Cili'];

it('names suits and the card below the king as the cards show them', async () => {
  await need('cards', 'table');
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

it('says to whom a ruling is about what it means, and to the others of whom', async () => {
  await need('cards', 'table');
  const ruled = { id: 'card-violation-ruled', values: { seat: 2, reason: 'a false kész' } };
  expect(sentence(ruled, NAMES, 2)).toBe('You broke the rules and lose the deal: a false kész.');
  expect(sentence(ruled, NAMES, 0)).toBe('Cili broke the rules and loses the deal: a false kész.');
});
