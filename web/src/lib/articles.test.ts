import { expect, it } from 'vitest';
import { article, book, textId } from './articles';

it('finds an article by its number in an edition', () => {
  const found = article('7.5.5', '2023');
  expect(found && textId(found)).toBe('article-7-5-5');
  expect(article('99.9', '2023')).toBeUndefined();
});

it('keeps the order of the book', () => {
  const chapters = [...book('2018').keys()];
  expect(chapters.indexOf('9')).toBeLessThan(chapters.indexOf('10'));
  expect(chapters.indexOf('12')).toBeLessThan(chapters.indexOf('A'));
  const ninth = book('2018').get('6')?.map((entry) => entry.number) ?? [];
  expect(ninth.indexOf('6.2.1')).toBeLessThan(ninth.indexOf('6.10.1'));
});
