/** A request in words, for people who were not there when it was made. */
import type { Asked, Seat } from '../wire';
import { find, t } from './texts.svelte';
import { duration } from './time';

/** Details that say nothing to a reader. */
const SILENT = new Set(['nonce', 'seal', 'medium', 'language', 'languages', 'victim_off']);
/** The message that names the values of a field, and the variable it selects by. */
const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  how: ['misuse-text', 'how'],
  breach: ['breach-text', 'breach'],
  kind: ['device-text', 'device'],
  penalty: ['penalty-text', 'penalty'],
  decision: ['decision-text', 'decision'],
  ground: ['ground-text', 'ground'],
  purpose: ['assistance-text', 'purpose'],
  zone: ['zone-text', 'zone'],
  outcome: ['outcome-text', 'outcome'],
};
const MOTIONS = new Set(['motion', 'intended', 'read_as']);
const SPANS = new Set(['span', 'ends_in', 'session_left', 'less_time', 'award', 'more_time_for_opponent', 'left']);

/** The details of a request as words; `name` is the field they stand in. */
function words(value: unknown, name: string): string[] {
  if (value === null || value === undefined || value === false || SILENT.has(name)) return [];
  if (value === true) return [find(`field-${name.replaceAll('_', '-')}`) ?? name];
  if (value === 'white' || value === 'black') return [t('side-name', { side: value })];
  if (typeof value === 'number') return [SPANS.has(name) ? duration(value) : String(value)];
  if (Array.isArray(value)) return [value.join(' ')];
  if (typeof value === 'object') {
    // Pairs by side keep the name of the field that they stand in.
    return Object.entries(value).flatMap(([key, inner]) => words(inner, key === 'white' || key === 'black' ? name : key));
  }
  if (MOTIONS.has(name)) return [String(value).replace(/^(..)(..)(.?)$/, (_, from: string, to: string, piece: string) => `${from}-${to}${piece && `=${piece.toUpperCase()}`}`)];
  const named = NAMES[name];
  return [named ? t(named[0], { [named[1]]: String(value).replaceAll('_', '-') }) : String(value)];
}

/** `White: Touches pieces e2`. */
export function requestText(asked: Asked, by: Seat): string {
  let [name, details]: [string, unknown] = typeof asked === 'string' ? [asked, undefined] : (Object.entries(asked)[0] ?? ['', undefined]);
  if (['sheet', 'conduct', 'blind', 'adjournment', 'find'].includes(name)) {
    [name, details] = typeof details === 'string' ? [details, undefined] : (Object.entries(details as object)[0] ?? [name, undefined]);
  }
  const act = find(`desk-act-${name.replaceAll('_', '-')}`) ?? name.replaceAll('_', ' ');
  const who = t('seat-name', { seat: by === 'system' ? 'program' : by });
  return `${who}: ${[act, ...words(details, name)].join(' ')}`;
}
