/** The catalogue of articles, from the table that the rule crate itself reads. */
import table from '../../../crates/laws/data/articles.tsv?raw';

export const EDITIONS = ['2023', '2018', '2017', 'FI2017', '2001'] as const;
export type Edition = (typeof EDITIONS)[number];
export type Care = 'enforced' | 'assisted' | 'recorded' | 'shown';

export interface Article {
  id: string;
  numbers: Readonly<Record<Edition, readonly string[]>>;
  care: Care;
}

const CARE: Readonly<Record<string, Care>> = { enforce: 'enforced', assist: 'assisted', record: 'recorded', inform: 'shown' };

function read(line: string): Article[] {
  const [id, n2001, n2017, n2018, n2023, care] = line.split('\t');
  const kept = CARE[care?.trim() ?? ''];
  if (!id || !kept) return [];
  const list = (cell: string | undefined) => (cell ?? '-').split(' ').filter((number) => number !== '-');
  const numbers = { '2001': list(n2001), '2017': list(n2017), FI2017: list(n2017), '2018': list(n2018), '2023': list(n2023) };
  return [{ id, numbers, care: kept }];
}

export const ARTICLES: readonly Article[] = table
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .flatMap(read);

/** The Fluent id of an article's summary. */
export const textId = (article: Article) => `article-${article.id.toLowerCase().replaceAll('.', '-')}`;

/** The article that bears a number in an edition. */
export function article(number: string, edition: Edition): Article | undefined {
  return ARTICLES.find((one) => one.numbers[edition].some((own) => own.toLowerCase() === number.toLowerCase()));
}

const CHAPTER_ORDER = ['P', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'A', 'B', 'C', 'D', 'I', 'II', 'III', 'R'];

/** The chapter of a number: `7` of `7.5.5`, `R` of the club rules. */
export const chapter = (number: string) => (number.startsWith('R') ? 'R' : (number.split('.')[0] ?? number));

function compare(a: string, b: string): number {
  const ranks = [a, b].map((number) => CHAPTER_ORDER.indexOf(chapter(number)));
  return (ranks[0] ?? 0) - (ranks[1] ?? 0) || a.localeCompare(b, 'en', { numeric: true });
}

export interface Entry {
  number: string;
  article: Article;
}

/** An edition in the order of the book, by chapter. */
export function book(edition: Edition): Map<string, Entry[]> {
  const entries = ARTICLES.flatMap((one) => one.numbers[edition].map((number): Entry => ({ number, article: one })));
  entries.sort((a, b) => compare(a.number, b.number));
  const chapters = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = chapter(entry.number);
    chapters.set(key, [...(chapters.get(key) ?? []), entry]);
  }
  return chapters;
}

/** Where an article is explained. */
export const address = (number: string, edition: string) => `/laws?edition=${encodeURIComponent(edition)}#${encodeURIComponent(number)}`;
