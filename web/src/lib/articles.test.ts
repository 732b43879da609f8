import { expect, it } from 'vitest';
import type { ArticleView } from '../wire';
import { address, book, chapter } from './articles.svelte';

const article = (...numbers: string[]): ArticleView => ({
  id: numbers[0] ?? '', numbers, summary: '', care: 'shown', scenarios: [],
  editions: { '2001': [], '2017': [], '2018': [], '2023': numbers, FI2017: [] },
});

it('keeps the order of the book', () => {
  const found = book([article('A.2'), article('10.1'), article('6.10.1'), article('II.1'), article('6.2.1', '9.1'), article('R03'), article('P.1')]);
  expect([...found.keys()]).toEqual(['P', '6', '9', '10', 'A', 'II', 'R']);
  expect(found.get('6')?.map((entry) => entry.number)).toEqual(['6.2.1', '6.10.1']);
});

it('knows the chapter of a number and the address of its explanation', () => {
  expect(['7.5.5', 'D.2.1', 'R12', 'P.1'].map(chapter)).toEqual(['7', 'D', 'R', 'P']);
  expect(address('7.5.5', 'FI2017')).toBe('/laws/7?edition=FI2017#7.5.5');
});
