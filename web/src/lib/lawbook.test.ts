import { expect, it } from 'vitest';
import type { ArticleView } from '../wire';
import { addressOf, differs, folded, pieces, place, rows, search } from './lawbook';

const article = (id: string, summary: string, numbers = [id], words?: string): ArticleView => ({
  id, numbers, summary, care: 'shown', scenarios: [], ...(words ? { words } : {}),
  editions: { '2001': [], '2017': [], '2018': [], '2023': numbers, FI2017: [] },
});
const at = (address: string) => place(new URL(address, 'http://house'));

it('leads to a chapter, an article, the games, or the contents', () => {
  expect(at('/laws')).toEqual({ chapter: undefined, edition: '2023', beside: undefined, mark: '' });
  expect(at('/laws/7?edition=2018&beside=2017#7.5.5')).toEqual({ chapter: '7', edition: '2018', beside: '2017', mark: '7.5.5' });
  expect(at('/laws/ii').chapter).toBe('II');
  expect(at('/laws/games?beside=2017').chapter).toBe('games');
  // Games are always those of two editions.
  expect(at('/laws/games').beside).toBe('2018');
  expect(at('/laws/games?edition=2001&beside=2001').beside).toBe('2017');
  // Older addresses name an article and no chapter.
  expect(at('/laws?edition=2023#A.5.2').chapter).toBe('A');
  expect(at('/laws?edition=2023&beside=2023').beside).toBeUndefined();
  expect(at('/laws?edition=1999').edition).toBe('2023');
  expect(at('/laws/%E0%A4%A?x#%').chapter).toBeUndefined();
});

it('finds its way back', () => {
  for (const address of ['/laws?edition=2023', '/laws/7?edition=2018&beside=2017#7.5.5', '/laws/games?edition=2017&beside=2023#point-x']) {
    expect(addressOf(at(address))).toBe(address);
  }
});

it('puts two editions side by side, and what only one of them has', () => {
  const own = [article('7.1', 'Alike.'), article('7.2', 'New words.'), article('7.9', 'Only here.')];
  const other = [article('7.1', 'Alike.'), article('7.2', 'Old words.', ['7.3']), article('7.8', 'Only there.'), article('8.1', 'Elsewhere.')];
  const found = rows('7', own, other);
  expect(found.map((row) => [row.own?.number, row.other?.number])).toEqual([['7.1', '7.1'], ['7.2', '7.3'], ['7.9', undefined], [undefined, '7.8']]);
  expect(found.map(differs)).toEqual([false, true, true, true]);
});

it('finds articles by number and by the words people use', () => {
  const all = [article('4.3', 'A piece is touched.', ['4.3'], 'touch move'), article('4.3.1', 'It moves.'), article('11.3', 'No devices.', ['11.3'], 'mobile, phone'), article('A.5', 'Rapid.'), article('R05', 'The club.')];
  const numbers = (sought: string, language = 'en') => search(all, sought, language).map((entry) => entry.number);
  expect(numbers('4.3')).toEqual(['4.3', '4.3.1']);
  expect(numbers('a.5')).toEqual(['A.5']);
  expect(numbers('r05')).toEqual(['R05']);
  expect(numbers('Mobile')).toEqual(['11.3']);
  expect(numbers('touch move')).toEqual(['4.3']);
  expect(numbers('piece touched')).toEqual(['4.3']);
  expect(numbers('nothing of the kind')).toEqual([]);
});

it('folds what is typed as the program does', () => {
  expect(folded('Döntetlen', 'hu')).toBe('dontetlen');
  expect(folded('HAYIR', 'tr')).toBe(folded('hayır', 'tr'));
  expect(folded('Kyllä', 'fi')).toBe('kylla');
});

it('marks the words in which two texts differ, and only those', () => {
  const [own, other] = ['The opponent gets two minutes extra.', 'The opponent gets one minute extra.'];
  expect(pieces(own, other)).toEqual([{ text: 'The opponent gets', only: false }, { text: ' two minutes', only: true }, { text: ' extra.', only: false }]);
  for (const [a, b] of [[own, other], [other, own], [own, own], [own, 'Quite something else altogether'], ['', ''], [own, '']] as const) {
    expect(pieces(a, b).map((piece) => piece.text).join('')).toBe(a);
  }
  // A word or two that both have by chance do not break up what differs.
  expect(pieces('It is a loss for him and the game ends here at once.', 'It is a draw for both and the game ends here at once.').filter((piece) => piece.only).map((piece) => piece.text)).toEqual([' loss for him']);
  expect(pieces(own, own)).toEqual([{ text: own, only: false }]);
  expect(pieces(own, 'Quite something else altogether, far away.').some((piece) => piece.only)).toBe(false);
});
