/** A request in words, for people who were not there when it was made. */
import type { Asked, Seat } from '../wire';
import { find, t } from './texts.svelte';

function flat(value: unknown): string[] {
  if (value === null || value === undefined || value === false) return [];
  if (Array.isArray(value)) return [value.join(' ')];
  if (typeof value === 'object') return Object.values(value).flatMap(flat);
  return typeof value === 'boolean' ? [] : [String(value)];
}

/** `White: touch e2`. The details follow as they stand in the record. */
export function requestText(asked: Asked, by: Seat): string {
  let [name, details]: [string, unknown] = typeof asked === 'string' ? [asked, undefined] : (Object.entries(asked)[0] ?? ['', undefined]);
  if (['sheet', 'conduct', 'blind', 'adjournment', 'find'].includes(name)) {
    [name, details] = typeof details === 'string' ? [details, undefined] : (Object.entries(details as object)[0] ?? [name, undefined]);
  }
  const words = find(`desk-act-${name.replaceAll('_', '-')}`) ?? name.replaceAll('_', ' ');
  const who = t('seat-name', { seat: by === 'system' ? 'program' : by });
  return `${who}: ${[words, ...flat(details)].join(' ')}`;
}
