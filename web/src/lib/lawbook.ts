/** How the Laws page reads: its addresses, two editions as rows, search by words, and the words in which two texts differ. */
import type { ArticleView, Edition } from '../wire';
import { book, chapter, EDITIONS, type Entry } from './articles.svelte';

/** What an address of the Laws shows. */
export interface Place {
  /** A chapter, `games` for the games that two editions decide differently, nothing for the contents. */
  chapter: string | undefined;
  edition: Edition;
  beside: Edition | undefined;
  /** The article, or the difference, that the address leads to. */
  mark: string;
}

export const GAMES = 'games';

const known = (name: string | null): Edition | undefined => EDITIONS.find((edition) => edition === name);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** `/laws/7?edition=2023&beside=2017#7.5.5`; an article without a chapter is found in its own. */
export function place(url: Pick<URL, 'pathname' | 'search' | 'hash'>): Place {
  const asked = new URLSearchParams(url.search);
  const edition = known(asked.get('edition')) ?? '2023';
  const beside = known(asked.get('beside'));
  const mark = decoded(url.hash.slice(1));
  const named = decoded(url.pathname.split('/')[2] ?? '');
  const second = beside === edition ? undefined : beside;
  return {
    chapter: named === GAMES ? GAMES : named ? named.toUpperCase() : mark ? chapter(mark) : undefined,
    edition,
    beside: second ?? (named === GAMES ? BEFORE[edition] : undefined),
    mark,
  };
}

/** The games of one edition alone would be none: it is put beside the one before, the oldest beside the first that is like ours. */
const BEFORE: Readonly<Record<Edition, Edition>> = { '2023': '2018', '2018': '2017', '2017': 'FI2017', FI2017: '2017', '2001': '2017' };

export function addressOf({ chapter, edition, beside, mark }: Place): string {
  const query = new URLSearchParams({ edition, ...(beside ? { beside } : {}) });
  return `/laws${chapter ? `/${encodeURIComponent(chapter)}` : ''}?${query}${mark ? `#${encodeURIComponent(mark)}` : ''}`;
}

/** An article as it stands in one edition, and beside it as it stands in the other. */
export interface Row {
  own: Entry | undefined;
  other: Entry | undefined;
}

/** The rows of a chapter: what the edition has, and what only the other has. */
export function rows(key: string, own: readonly ArticleView[], other: readonly ArticleView[]): Row[] {
  const there = new Map(other.map((article) => [article.id, article]));
  const here = new Set(own.map((article) => article.id));
  const paired = (book(own).get(key) ?? []).map((entry, _, all): Row => {
    const article = there.get(entry.article.id);
    // An article of several numbers is put beside its text once, where it first stands.
    const first = all.find((one) => one.article.id === entry.article.id) === entry;
    return { own: entry, other: article && first ? { number: article.numbers.join(', '), article } : undefined };
  });
  const alone = (book(other).get(key) ?? []).filter((entry) => !here.has(entry.article.id));
  return [...paired, ...alone.map((entry): Row => ({ own: undefined, other: entry }))];
}

/** Whether two editions differ in a row: one of them lacks it, or says it in other words. */
export const differs = ({ own, other }: Row): boolean => own?.article.summary !== other?.article.summary;

/** As the program itself compares what people type: in lower case by the language, without accents. */
export function folded(text: string, language: string): string {
  return text.toLocaleLowerCase(language).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').replaceAll('’', "'");
}

/** Articles that bear a number or speak of something, in any of the words people use for it. */
export function search(articles: readonly ArticleView[], sought: string, language: string): Entry[] {
  const words = folded(sought, language).trim();
  const all = [...book(articles).values()].flat();
  if (/^[a-z]{0,3}\.?[\d.]*\d[\d.]*$/.test(words)) return all.filter((entry) => entry.number.toLowerCase().startsWith(words));
  const parts = words.split(/\s+/);
  const said = (entry: Entry) => folded(`${entry.article.summary} ${entry.article.words ?? ''}`, language);
  const whole = all.filter((entry) => said(entry).includes(words));
  // Where nothing says it in one piece, all words somewhere in the article will do.
  return whole.length > 0 ? whole : all.filter((entry) => parts.every((part) => said(entry).includes(part)));
}

export interface Piece {
  text: string;
  /** The other text does not have these words here. */
  only: boolean;
}

/** A text in pieces, with what another text does not say; in one piece where the two have little in common. */
export function pieces(own: string, other: string | undefined): Piece[] {
  if (other === undefined || own === other) return [{ text: own, only: false }];
  const [left, right] = [own.split(' '), other.split(' ')];
  const common = shared(left, right);
  if (common.size * 2 < Math.min(left.length, right.length)) return [{ text: own, only: false }];
  const kept = joined(left.map((_, index) => common.has(index)));
  const out: Piece[] = [];
  for (const [index, word] of left.entries()) {
    const only = !kept[index];
    const last = out.at(-1);
    if (last?.only === only) last.text += ` ${word}`;
    else out.push({ text: index > 0 ? ` ${word}` : word, only });
  }
  return out;
}

/** How few common words between two differing passages do not part them: single words shared by chance only break up a sentence. */
const FEW = 3;

function joined(common: readonly boolean[]): boolean[] {
  const out = [...common];
  for (let from = 0; from < out.length; ) {
    let to = from;
    while (to < out.length && out[to] === out[from]) to += 1;
    const between = from > 0 && to < out.length;
    if (out[from] && between && to - from < FEW) out.fill(false, from, to);
    from = to;
  }
  return out;
}

/** The places in the left row of words that are in a longest common row. */
function shared(left: readonly string[], right: readonly string[]): Set<number> {
  const width = right.length + 1;
  const best = new Uint16Array((left.length + 1) * width);
  const at = (i: number, j: number) => best[i * width + j] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      best[i * width + j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found = new Set<number>();
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    if (left[i] === right[j]) {
      found.add(i);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return found;
}
