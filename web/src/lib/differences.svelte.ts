/** Where two editions differ, as the server tells it. */
import type { DifferencesView, DifferenceView, Edition } from '../wire';
import { get } from './api';
import { settings } from './settings.svelte';

const shelf = $state<Record<string, DifferenceView[] | undefined>>({});
const sent = new Set<string>();
export const comparing = $state({ failed: false });

async function fetchInto(key: string, one: Edition, other: Edition): Promise<void> {
  try {
    shelf[key] = (await get<DifferencesView>(`/api/laws/${one}/beside/${other}?lang=${settings.language}`)).differences;
    comparing.failed = false;
  } catch {
    // The next one who asks tries again.
    sent.delete(key);
    comparing.failed = true;
  }
}

/** The differences between two editions in the language of the reader; `undefined` until they have come. */
export function differences(one: Edition, other: Edition): readonly DifferenceView[] | undefined {
  const key = `${one} ${other} ${settings.language}`;
  if (!sent.has(key)) {
    sent.add(key);
    void fetchInto(key, one, other);
  }
  return shelf[key];
}
