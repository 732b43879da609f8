import { expect, it } from 'vitest';
import { spokenMove, spokenSquare } from './spoken';

it('announces with the names of Appendix D', () => {
  expect(spokenSquare('e4')).toBe('Eva vier');
  expect(spokenMove('knight', 'g1', 'f3', false)).toBe('Springer Gustav eins Felix drei');
  expect(spokenMove('pawn', 'e4', 'd5', true)).toBe('Eva vier schlägt David fünf');
  expect(spokenMove('pawn', 'a7', 'a8', false, 'queen')).toBe('Anna sieben Anna acht Dame');
});
