/**
 * Whole sessions of 24 deals with two practice players, by taps chosen at random among what the page offers: cards that may be
 * played and cards that may not, bids, doublings, claims, taking back, looking through, tools and dialogs. Each tap lands where
 * the thing is seen; a table that stands still fails, with the taps that led there.
 *
 * JADOUBE_CARD_DEALS=200 JADOUBE_CARD_SEED=7 npx playwright test card_session
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dice, open, playOut } from './cards';
import { expect, freshPages, link, test, type House } from './house';

const DEALS = Number(process.env.JADOUBE_CARD_DEALS ?? 24);
const SEED = Number(process.env.JADOUBE_CARD_SEED ?? 20261116);
/** A table on which nothing changes for so long stands still. */
const PATIENCE = 30_000;

interface Offer {
  what: string;
  x: number;
  y: number;
  /** Whether the game goes on by it. */
  useful: boolean;
}
interface Seen {
  settled: number;
  over: boolean;
  offers: Offer[];
  /** Everything that can change, to tell a table that stands still. */
  state: string;
}

/** What the page offers now, each thing with a place where a finger hits it and nothing else. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const offers = [...(dialog ?? document.querySelector('.felt')?.parentElement ?? document.body).querySelectorAll<HTMLButtonElement>('button:not(:disabled)')].flatMap((button) => {
      const box = button.getBoundingClientRect();
      const card = button.dataset.card;
      const x = card ? box.left + 8 : box.left + box.width / 2;
      const y = card ? box.top + 24 : box.top + box.height / 2;
      if (box.width === 0 || !button.contains(document.elementFromPoint(x, y))) return [];
      const aside = button.closest('.side, .undo, .left') !== null || (card !== undefined && button.closest('.ill') !== null);
      return [{ what: card ?? button.innerText.trim().slice(0, 40), x, y, useful: dialog !== null || !aside }];
    });
    const text = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent).join('|');
    return {
      settled: document.querySelectorAll('.sheet .sc tbody tr').length,
      over: document.querySelector('.end ol') !== null,
      offers: document.querySelector('.acts[aria-busy=true]') ? [] : offers,
      state: `${text('.strip')} ${text('.acts')} ${text('.felt')} ${document.querySelectorAll('[data-card]').length} ${document.querySelectorAll('.slot.up').length} ${text('dialog[open]').length} ${document.querySelectorAll('[aria-pressed=true], [aria-checked=true]').length}`,
    };
  });

async function play(page: Page, address: string, seed: number, tap: (x: number, y: number) => Promise<void>): Promise<number> {
  const roll = dice(seed);
  const last: string[] = [];
  let [state, since, taps] = ['', Date.now(), 0];
  for (;;) {
    // "Play this deal again" leads to a table of its own; the way back is the address.
    if (page.url() !== address) await page.goto(address);
    const seen = await look(page).catch(() => undefined);
    if (!seen) continue;
    if (seen.over && seen.settled >= DEALS) return taps;
    if (seen.state !== state) [state, since] = [seen.state, Date.now()];
    if (Date.now() - since > PATIENCE) throw new Error(`the table stands still in deal ${seen.settled + 1} (seed ${seed}).\n${seen.state}\nLast taps: ${last.join(' · ')}\nOffered: ${seen.offers.map(({ what }) => what).join(' · ')}`);
    const useful = seen.offers.filter((offer) => offer.useful);
    const offers = useful.length === 0 || roll(16) === 0 ? seen.offers : useful;
    const offer = offers[roll(Math.max(offers.length, 1))];
    if (!offer) {
      await page.waitForTimeout(20);
      continue;
    }
    last.push(offer.what);
    last.splice(0, last.length - 12);
    taps += 1;
    await tap(offer.x, offer.y);
  }
}

const SIZES = { phone: { width: 390, height: 664 }, laptop: { width: 1366, height: 768 } } as const;
const TABLES = [['ulti', 'phone'], ['snapszer', 'laptop'], ...(process.env.JADOUBE_CARD_DEALS ? ([['ulti', 'laptop'], ['snapszer', 'phone']] as const) : [])] as const;

for (const [at, [game, size]] of TABLES.entries()) {
  test(`a session of ${DEALS} deals of ${game} by taps at random comes to its end, ${size}`, async ({ browser, house }: { browser: import('@playwright/test').Browser; house: House }) => {
    test.setTimeout(60_000 + DEALS * 20_000);
    const context = await browser.newContext({ viewport: SIZES[size], hasTouch: size === 'phone', locale: 'en', serviceWorkers: 'block' });
    await context.addInitScript(() => localStorage.setItem('jadoube', JSON.stringify({ language: 'en', theme: 'light', pace: 'none' })));
    await freshPages(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => expect.soft(String(error), 'an error on the page').toBe(''));
    const made = await open(house, { game, deals: DEALS, names: ['Anna', 'Béla', 'Cili'], practice: [null, 'simple', 'simple'], take_back: true });
    await page.goto(house.address + link(made, 'first'));
    await page.waitForURL(/\/cards\/.+/);
    const tap = size === 'phone' ? (x: number, y: number) => page.touchscreen.tap(x, y) : (x: number, y: number) => page.mouse.click(x, y);
    expect(await play(page, page.url(), SEED + at, tap)).toBeGreaterThan(DEALS);
    const rows = page.locator('.sheet .sc tbody tr');
    await expect(rows).toHaveCount(DEALS);
    // What the last row has run up to stands beneath the line, and the places are given out.
    expect(await page.locator('.tot td').evaluateAll((cells) => cells.map((cell) => cell.firstChild?.textContent))).toEqual(await rows.last().locator('td').allTextContents());
    await expect(page.locator('.tot .pt')).toHaveCount(3);
    // No word of the settlement is torn apart, however narrow the page is.
    const torn = await page.locator('.set th').evaluateAll((cells) => cells.filter((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size > (cell.textContent ?? '').trim().split(/[\s-]+/).length;
    }).map((cell) => cell.textContent));
    expect(torn).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });
}

test('what is left of a session: a record that is verified, a link of the own seat, a deal that is played again outside the score', async ({ house, guest }) => {
  test.setTimeout(120_000);
  const page = await guest();
  await page.goto(`${house.address}/cards`);
  await page.getByRole('button', { name: 'Snapszer', exact: true }).click();
  await page.getByLabel('Deals', { exact: true }).fill('1');
  await expect(page.getByText('Acts can be taken back, and what the practice players answered with them')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/cards\/.+/);
  const address = page.url();
  await playOut([page], 11);
  await page.getByRole('button', { name: 'Check of the shuffle' }).last().click();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Record of the session' }).click();
  const record = (await readFile(await (await saved).path(), 'utf8')).split('\n');
  expect(record[0]).toBe('jadoube cards record 2');
  expect(record.at(-2)).toMatch(/^= total /);
  await page.keyboard.press('Escape');
  // On another device the same seat is opened by its link.
  await page.getByRole('button', { name: 'Cards and pace' }).click();
  await expect(page.getByRole('heading', { name: 'Your own link' })).toBeVisible();
  const own = await page.locator('dialog[open] .invite input').inputValue();
  await page.keyboard.press('Escape');
  const other = await guest();
  await other.goto(own);
  await expect(other.locator('.sheet .sc tbody tr')).toHaveCount(1);
  // Nobody speaks any more, and nobody is named for what is over.
  await expect(other.locator('.bub')).toHaveCount(0);
  // The same cards once more, outside the score, and back.
  await page.getByRole('button', { name: 'Look through' }).click();
  await page.getByRole('button', { name: 'Play this deal again' }).click();
  await expect(page).not.toHaveURL(address);
  await playOut([page], 12);
  await expect(page.locator('.strip').first()).toContainText('This deal was played outside the score');
  await page.getByRole('region', { name: 'What you can do' }).getByRole('button', { name: 'Back to the table' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('.sheet .sc tbody tr')).toHaveCount(1);
});
