/** Why the server did not do something, in the language of the reader. */
import { Failed } from './api';
import { find, t } from './texts.svelte';

export function whyNot(error: unknown): string {
  if (!(error instanceof Failed)) return t('line-lost');
  return find(`problem-${error.problem.replaceAll('_', '-')}`, { detail: error.message }) ?? error.message;
}
