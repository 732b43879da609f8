import { expect, it } from 'vitest';
import type { Happened, Told } from '../wire';
import { fact, what } from './facts';

const told = (happened?: Happened): Told => ({ at: 0, kind: 'move_made', message: { id: 'x', values: {} }, ...(happened ? { happened } : {}) });

it('finds what a happening holds by its kind, in every chapter', () => {
  const made = told({ move_made: { by: 'white', motion: 'e2e4' } });
  expect(fact(made, 'move_made')?.motion).toBe('e2e4');
  expect(fact(made, 'clock_resumed')).toBeUndefined();
  const written = told({ sheet: { recorded: { by: 'black', text: 'Nf3', medium: 'paper' } } });
  expect(fact(written, 'recorded')?.text).toBe('Nf3');
  expect(fact(told('consent_given'), 'move_made')).toBeUndefined();
  expect(fact(told(), 'move_made')).toBeUndefined();
  expect(fact(undefined, 'move_made')).toBeUndefined();
});

it('gives the words that kinds share', () => {
  expect(what(told({ sheet: { recorded: { by: 'black', text: 'Nf3', medium: 'paper' } } }))?.by).toBe('black');
  expect(what(told('consent_given'))).toBeUndefined();
  expect(what(told())).toBeUndefined();
});
