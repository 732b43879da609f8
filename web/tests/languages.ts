/** The languages of the pages, without the browser state that the pages keep them in. */
import type { Language } from '../src/lib/settings.svelte';

export type { Language };
export const LANGUAGES: readonly Language[] = ['en', 'hu', 'tr', 'fi'];
