/** The Laws as the server has them: each article in our own words, with its numbers in every edition. */
import type { ArticleView, Edition, LawsView } from '../wire';
import { get } from './api';
import { settings } from './settings.svelte';

export const EDITIONS = ['2023', '2018', '2017', 'FI2017', '2001'] as const satisfies readonly Edition[];

/** Editions that have come, by edition and language; `undefined` while one is on its way. */
const shelf = $state<Record<string, ArticleView[] | undefined>>({});
const sent = new Set<string>();
export const reading = $state({ failed: false });

async function fetchInto(key: string, edition: Edition): Promise<void> {
  try {
    shelf[key] = (await get<LawsView>(`/api/laws/${edition}?lang=${settings.language}`)).articles;
    reading.failed = false;
  } catch {
    // The next one who asks tries again.
    sent.delete(key);
    reading.failed = true;
  }
}

/** The articles of an edition in the language of the reader; none until they have come. */
export function laws(edition: Edition): readonly ArticleView[] {
  const key = `${edition} ${settings.language}`;
  if (!sent.has(key)) {
    sent.add(key);
    void fetchInto(key, edition);
  }
  return shelf[key] ?? [];
}

/** The article that bears a number in an edition. */
export function article(number: string, edition: Edition): ArticleView | undefined {
  return laws(edition).find((one) => one.numbers.some((own) => own.toLowerCase() === number.toLowerCase()));
}

/** The number that an article, known by its lasting id, bears in an edition; none where the edition lacks it. */
export const numberOf = (id: string, edition: Edition): string | undefined => laws(edition).find((one) => one.id === id)?.numbers[0];

const CHAPTER_ORDER = ['P', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'A', 'B', 'C', 'D', 'I', 'II', 'III', 'R'];

/** The chapter of a number: `7` of `7.5.5`, `R` of the club rules. */
export const chapter = (number: string) => (number.startsWith('R') ? 'R' : (number.split('.')[0] ?? number));

function compare(a: string, b: string): number {
  const ranks = [a, b].map((number) => CHAPTER_ORDER.indexOf(chapter(number)));
  return (ranks[0] ?? 0) - (ranks[1] ?? 0) || a.localeCompare(b, 'en', { numeric: true });
}

export interface Entry {
  number: string;
  article: ArticleView;
}

/** Articles in the order of the book, by chapter. */
export function book(articles: readonly ArticleView[]): Map<string, Entry[]> {
  const entries = articles.flatMap((one) => one.numbers.map((number): Entry => ({ number, article: one })));
  entries.sort((a, b) => compare(a.number, b.number));
  const chapters = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = chapter(entry.number);
    chapters.set(key, [...(chapters.get(key) ?? []), entry]);
  }
  return chapters;
}

/** Where an article is explained. */
export const address = (number: string, edition: string) => `/laws/${encodeURIComponent(chapter(number))}?edition=${encodeURIComponent(edition)}#${encodeURIComponent(number)}`;
