/** How results, points and sums are written for people. */

/** `36.5` becomes `36½`; a lone half is `½`. */
export function points(text: string | number): string {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(text)) ?? [];
  if (rest === '' || Number(rest) === 0) return sign.replace('-', '–') + whole;
  if (rest === '5' || rest === '50') return `${sign.replace('-', '–')}${whole === '0' ? '' : whole}½`;
  return `${sign.replace('-', '–')}${whole}.${rest}`;
}

/** `1/2-1/2` becomes `½–½`, `41:36.5:12` becomes `41 : 36½ : 12`. */
export function result(text: string): string {
  if (text.includes(':')) {
    const [units = '', tail] = text.split('@');
    return units.split(':').map(points).join(' : ') + (tail === undefined ? '' : ` (${tail})`);
  }
  if (text.includes('/') && !text.includes('1/2')) return text.replaceAll('-', '−');
  return text.replaceAll('1/2', '½').replace('-', '–');
}

/** The three results that a pad offers, and the key of each. */
export const PAD = [
  { score: '1-0', key: '1' },
  { score: '1/2-1/2', key: '=' },
  { score: '0-1', key: '0' },
] as const;
export type Padded = (typeof PAD)[number]['score'];

/** Every way in which a game can end, for the arbiter. */
export const GAME_SCORES = ['1-0', '1/2-1/2', '0-1', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2'] as const;

/** What a key enters on the pad. */
export function padKey(key: string): Padded | undefined {
  if (key === '5' || key === '½') return '1/2-1/2';
  return PAD.find((one) => one.key === key)?.score;
}

/** A text without case and accents, as people search. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().replaceAll('ı', 'i');

/** Whether a text fits what was typed: every word begins a word of it, or is in it. */
export const fits = (sought: string, ...texts: (string | number | undefined)[]): boolean => {
  const whole = folded(texts.filter((one) => one !== undefined).join(' '));
  return folded(sought).split(/\s+/).every((word) => whole.includes(word));
};
