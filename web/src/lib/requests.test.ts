import { expect, it } from 'vitest';
import { requestText } from './requests';

/** Without a language each sentence is its id; what is tried here is what stands beside it. */
it('writes a move as people do', () => {
  expect(requestText({ move: { motion: 'a1a2' } }, 'white')).toMatch(/move a1-a2$/);
  expect(requestText({ move: { motion: 'a7a8q' } }, 'white')).toMatch(/move a7-a8=Q$/);
  expect(requestText({ claim_fifty: { intended: 'e1e2' } }, 'black')).toMatch(/claim fifty e1-e2$/);
});

it('keeps silent about what says nothing, and reads times', () => {
  expect(requestText({ release: { from: 'e2', to: 'e4', victim_off: true } }, 'white')).toMatch(/release e2 e4$/);
  expect(requestText({ add_time: { to: 'black', span: 120_000 } }, 'arbiter')).toMatch(/2:00$/);
});
