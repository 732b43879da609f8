import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { rankValue } from './deck';

/** The names of the ranks as a language has them, by what the pages give the sentences. */
function names(language: string): string[] {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`../../../../texts/${language}/table.ftl`, import.meta.url), 'utf8')));
  const pattern = bundle.getMessage('felt-rank')?.value;
  return ['TA', 'TX', 'TK', 'TF', 'TL', 'T9', 'T8', 'T7'].map((card) => (pattern ? bundle.formatPattern(pattern, { rank: rankValue(card), faces: 'hungarian' }) : ''));
}

it('every rank has a name of its own, in every language', () => {
  expect(names('hu')).toEqual(['ász', 'tízes', 'király', 'felső', 'alsó', 'kilences', 'nyolcas', 'hetes']);
  expect(names('en')).toEqual(['ace', 'ten', 'king', 'over', 'under', '9', '8', '7']);
  for (const language of ['tr', 'fi']) expect(new Set(names(language)).size, language).toBe(8);
});
