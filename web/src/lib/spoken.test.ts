import { expect, it } from 'vitest';
import { announcement } from './spoken';

const said = (motion: string, san: string) => announcement({ motion, san, legal: true });

it('announces with the names of Appendix D', () => {
  expect(said('g1f3', 'Nf3')).toBe('Springer Gustav eins Felix drei');
  expect(said('e4d5', 'exd5')).toBe('Eva vier schlägt David fünf');
  expect(said('a7a8q', 'a8Q#')).toBe('Anna sieben Anna acht Dame');
  expect(said('e1g1', '0-0+')).toBe('kurze Rochade');
  expect(said('e8c8', '0-0-0')).toBe('lange Rochade');
});

it('announces an illegal move by its squares', () => {
  expect(announcement({ motion: 'e1e3', san: 'e1e3', legal: false })).toBe('Eva eins Eva drei');
});
