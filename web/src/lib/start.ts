/** How every page begins: its language first, then the drawing. */
import '../app.css';
import { mount, type Component } from 'svelte';
import { change, settings } from './settings.svelte';
import { speak } from './texts.svelte';

export async function start(page: Component): Promise<void> {
  change({});
  await speak(settings.language);
  const target = document.getElementById('page');
  if (target) mount(page, { target });
  // Only where the page came over TLS or from this machine; elsewhere browsers have no such thing.
  if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}
