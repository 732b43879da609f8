/** Counts the wake locks that a page holds, in place of a screen that could go dark. */
import type { Page } from '@playwright/test';

export async function countLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held = { count: 0 };
    Object.assign(window, { held });
    const request = async () => {
      held.count += 1;
      const lock = { released: false, release: async () => { if (!lock.released) held.count -= 1; lock.released = true; } };
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
}

export const locks = (page: Page) => page.evaluate(() => (window as unknown as { held: { count: number } }).held.count);
