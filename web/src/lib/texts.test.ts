import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GROUPS } from './acts';
import { chapter, EDITIONS } from './articles.svelte';

const root = new URL('../../../texts/en/', import.meta.url);
const ids = new Set(readdirSync(root).flatMap((file) => [...readFileSync(new URL(file, root), 'utf8').matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1])));

/** Every file of the pages. */
function sources(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(new URL(`${entry.name}/`, folder)) : [readFileSync(new URL(entry.name, folder), 'utf8')],
  );
}

it('every sentence that the pages name exists', () => {
  const named = sources(new URL('../', import.meta.url)).flatMap((source) => [...source.matchAll(/\bt\('([a-z][a-z0-9-]*)'/g)].map((match) => match[1]));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

it('every act, field, chapter and edition has its name', () => {
  const acts = GROUPS.flatMap((group) => [`desk-group-${group.id}`, ...group.acts.map((act) => `desk-act-${act.id}`)]);
  const fields = GROUPS.flatMap((group) => group.acts.flatMap((act) => act.fields.flatMap((field) => [`field-${field.name.replaceAll('_', '-')}`, ...(field.text ? [field.text] : [])])));
  const table = readFileSync(new URL('../../../crates/laws/data/articles.tsv', import.meta.url), 'utf8');
  const rows = table.split('\n').filter((line) => /^(?!#|id\t)./.test(line));
  const numbers = rows.flatMap((row) => row.split('\t').slice(1, 5)).flatMap((cell) => cell.split(' ')).filter((number) => number !== '-');
  expect(numbers.length).toBeGreaterThan(500);
  const chapters = numbers.map((number) => `laws-chapter-${chapter(number).toLowerCase()}`);
  const editions = EDITIONS.map((edition) => `edition-${edition.toLowerCase()}`);
  expect([...acts, ...fields, ...chapters, ...editions].filter((id) => !ids.has(id))).toEqual([]);
});
