/** Results as people write them. */
import { t } from './texts.svelte';

/** `½–½`, `1–0`; a word where there are no points. */
export const score = (outcome: string) =>
  outcome.includes('-') ? outcome.replaceAll('1/2', '½').replace('-', '–') : t('outcome-text', { outcome });
