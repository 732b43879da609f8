import { expect, it } from 'vitest';
import type { CardTold } from '../../wire';
import { listen, SILENCE, type Room } from './talk';

const ROOM: Room = { pending: false, practice: [null, null, null] };
const told = (seq: number, id: string, values: CardTold['message']['values'] = {}): CardTold => ({ seq, at: 0, by: 'table', message: { id, values }, clause: 'S6' });
const melds = (seq: number, seat: number, points: number) => told(seq, 'snap-melded', { seat, points });

it('what was said stays until the trick is over', () => {
  const first = listen(SILENCE, [melds(1, 1, 20)], ROOM);
  expect(first.bubbles).toEqual([undefined, '20', undefined]);
  expect(listen(first, [told(2, 'card-played', { seat: 2 })], ROOM).bubbles).toEqual([undefined, '20', undefined]);
  expect(listen(first, [told(2, 'card-trick-taken', { seat: 1 })], ROOM).bubbles).toEqual([]);
});

it('a kontra that waits for its answer stands, although the trick is over', () => {
  const doubled = listen(SILENCE, [told(1, 'ulti-kontra-said', { seat: 2, figure: 'game', level: 'kontra' })], ROOM);
  expect(doubled.doublers).toEqual({ game: 2 });
  const over = [told(2, 'card-trick-taken', { seat: 0 })];
  expect(listen(doubled, over, { ...ROOM, pending: true }).bubbles[2]).toBeDefined();
  const later = listen(doubled, over, ROOM);
  expect(later.bubbles).toEqual([]);
  // Who it was is known as long as the deal lasts.
  expect(later.doublers).toEqual({ game: 2 });
  expect(listen(later, [told(3, 'card-dealt', { seat: 1 })], ROOM).doublers).toEqual({});
});

it('what was taken back was not said, nor what practice players answered to it', () => {
  const both = listen(SILENCE, [melds(1, 0, 20), melds(2, 1, 40)], ROOM);
  expect(both.bubbles).toEqual(['20', '40', undefined]);
  const back = (count: number) => [told(3, 'card-taken-back', { seat: 0, count })];
  expect(listen(both, back(1), ROOM).bubbles).toEqual([undefined, '40', undefined]);
  expect(listen(both, back(2), { ...ROOM, practice: [null, 'middle', 'strong'] }).bubbles).toEqual([undefined, undefined, undefined]);
});

it('many acts at once are heard one after the other: nothing old comes back', () => {
  const night = [melds(1, 0, 20), told(2, 'card-trick-taken', { seat: 0 }), melds(3, 1, 20), told(4, 'card-dealt', { seat: 2 }), melds(5, 2, 40)];
  expect(listen(SILENCE, night, ROOM).bubbles).toEqual([undefined, undefined, '40']);
});

it('two things said in one breath stand side by side; the pass that ended the auction does not', () => {
  const breath = listen(SILENCE, [melds(1, 1, 20), melds(1, 1, 40)], ROOM);
  expect(breath.bubbles[1]).toBe('20 · 40');
  const auction = [told(2, 'ulti-passed', { seat: 1 }), told(2, 'ulti-auction-won', { seat: 0 }), told(3, 'ulti-melded', { seat: 1, forty: 'yes', twenties: 0 })];
  expect(listen(SILENCE, auction, ROOM).bubbles[1]).toBe('40');
});

it('a deal that is void has nothing said in it, and nobody who doubled', () => {
  const doubled = listen(SILENCE, [melds(1, 1, 40), told(2, 'ulti-kontra-said', { seat: 2, figure: 'game', level: 'kontra' })], ROOM);
  expect(doubled.bubbles[1]).toBe('40');
  expect(listen(doubled, [told(3, 'card-replay-ordered', { reason: 'a card fell' })], ROOM)).toEqual(SILENCE);
});
