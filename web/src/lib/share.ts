/** Hand an address on: by the sheet of the device where there is one, otherwise by the clipboard. */
import { say } from './announce.svelte';
import { t } from './texts.svelte';

/** Browsers let pages copy only over https or on the own machine. */
export const canCopy = () => globalThis.navigator?.clipboard !== undefined;
export const canShare = () => typeof globalThis.navigator?.share === 'function';

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    say(t('link-copied'));
    return true;
  } catch {
    return false;
  }
}

export async function share(title: string, path: string): Promise<boolean> {
  const url = new URL(path, location.href).href;
  // Whoever closes the sheet has changed their mind; that is no failure.
  if (canShare()) return navigator.share({ title, url }).then(() => true, () => false);
  return copy(url);
}
