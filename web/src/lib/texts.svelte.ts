/** Sentences in the chosen language, from the same Fluent files that the program itself uses. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { change, settings, type Language } from './settings.svelte';

export type Values = Record<string, FluentVariable>;

const files = import.meta.glob<string>('../../../texts/*/{rulings,wire,pages,cli,puzzles,laws,editions,cards,clauses,table,club,event,pairing}.ftl', {
  query: '?raw',
  import: 'default',
});

/** The sentences of one language; those of the command line, the puzzles, the Laws page, the differences of editions, the card table and the events come only where they are asked for. */
type Part = 'rulings' | 'wire' | 'pages' | 'cli' | 'puzzles' | 'laws' | 'editions' | 'cards' | 'clauses' | 'table' | 'club' | 'event' | 'pairing';

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
let wanted: Part[] = ['rulings', 'wire', 'pages'];
/** Counts up whenever sentences arrive, so that what is drawn from them is drawn again. */
const arrived = $state({ count: 0 });

async function load(language: Language, part: Part): Promise<void> {
  const key = `${language}/${part}`;
  if (loaded.has(key)) return;
  const source = await files[`../../../texts/${key}.ftl`]?.();
  if (source === undefined || loaded.has(key)) return;
  loaded.add(key);
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  bundles.set(language, bundle);
}

/** Get the sentences of a language ready and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  await Promise.all(wanted.map((part) => load(language, part)));
  change({ language });
  arrived.count += 1;
}

/** Have further parts ready, in this language and in those chosen later. */
export async function need(...parts: Part[]): Promise<void> {
  wanted = [...new Set([...wanted, ...parts])];
  await speak(settings.language);
}

/** A sentence, or nothing where there is none of that id. */
export function find(id: string, values?: Values, attribute?: string): string | undefined {
  void arrived.count;
  const bundle = bundles.get(settings.language);
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return undefined;
  return bundle.formatPattern(pattern, values ?? {}, []);
}

/** A sentence. One that is missing shows its id, so that the gap is seen. */
export function t(id: string, values?: Values): string {
  return find(id, values) ?? `[${id}]`;
}
