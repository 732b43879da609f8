/** What a player of ulti reads and aims at: claims in betli, kontra part by part on a phone, open hands, the sheet, words that have room, the focus of whoever plays by keyboard. */
import type { Page } from '@playwright/test';
import { act, dice, open, playUntil, tap, type Plan } from './cards';
import { expect, link, test, type House } from './house';

const SEATS = ['first', 'second', 'third'] as const;
const NAMES: [string, string, string] = ['Nagy Bálint', 'Kovács Anna', 'Szabó Cecília'];
const SIZES = [[390, 664], [320, 568], [664, 390], [1366, 768]] as const;

async function sit(house: House, enter: (path: string, language?: 'hu' | 'en') => Promise<Page>, language: 'hu' | 'en' = 'en', deals = 1): Promise<Page[]> {
  const made = await open(house, { game: 'ulti', deals, names: NAMES });
  const pages = await Promise.all(SEATS.map((role) => enter(link(made, role), language)));
  await Promise.all(pages.map(tap));
  return pages;
}

/** Plays by a plan until one page shows what is looked for; gives that page. */
async function until(pages: Page[], selector: string, plan: Plan, seed = 3): Promise<Page> {
  const roll = dice(seed);
  for (const start = Date.now(); Date.now() - start < 60_000; ) {
    for (const page of pages) if ((await page.locator(`.table:has(.acts[aria-busy=false]) ${selector}`).count()) > 0) return page;
    for (const page of pages) await act(page, roll, { ...plan, until: selector });
  }
  throw new Error(`nothing is ${selector}`);
}

/** What of these has no room for its words, or lies beyond the felt. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const narrow = (one: Element) => one.scrollWidth > one.clientWidth + 1 || (one.matches('.words') && one.scrollHeight > one.clientHeight + 2);
    const plates = [...document.querySelectorAll('.rl, .strip .words, .strip .words b, .strip .line')].filter((one) => getComputedStyle(one).overflowX !== 'visible' && getComputedStyle(one).display !== 'inline' && narrow(one));
    const torn = [...document.querySelectorAll<HTMLElement>('.acts button')].filter((one) => {
      const { overflowWrap } = one.style;
      one.style.overflowWrap = 'normal';
      const wide = one.scrollWidth > one.clientWidth + 1 || [...one.children].some((child) => child.scrollWidth > child.clientWidth + 1 && child.tagName === 'SPAN');
      one.style.overflowWrap = overflowWrap;
      return wide;
    });
    return [...plates, ...torn].map((one) => `${one.className}: ${one.textContent}`);
  });

/** Looks at every size; where something is cut it is named. */
async function looks(page: Page, when: string, more: (size: string) => Promise<void> = async () => undefined): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    if (process.env.JADOUBE_SHOTS) await page.screenshot({ path: `${process.env.JADOUBE_SHOTS}/${when.replaceAll(' ', '-')}-${width}.png` });
    if (width !== 320) expect.soft(await cut(page), `${when}, ${width}x${height}`).toEqual([]);
    await more(`${when}, ${width}x${height}`);
  }
}

test('on a phone each part of a contract can be doubled without scrolling, and words have room', async ({ house, enter }) => {
  test.setTimeout(120_000);
  const pages = await sit(house, enter, 'hu');
  const bidder = await until(pages, '[data-bid]', {});
  await looks(bidder, 'bid');
  const passer = await until(pages, '.acts .middle:not(.undo)', { bid: 'h40+ulti' });
  await looks(passer, 'take or pass');
  const page = await until(pages, '.kr', { bid: 'h40+ulti' });
  await expect(page.locator('.kr')).toHaveCount(3);
  await looks(page, 'kontra', async (when) => {
    const beyond = await page.evaluate(() => {
      const felt = document.querySelector('.mid')!.getBoundingClientRect();
      return [...document.querySelectorAll('.kr')].filter((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        return top < felt.top || bottom > felt.bottom + 1 || left < 0 || right > innerWidth || bottom - top < 44 || !one.contains(document.elementFromPoint(left + 5, bottom - 5));
      }).length;
    });
    expect(beyond, when).toBe(0);
  });
  await playUntil(pages, dice(4), async (one) => (await one.locator('.set').count()) > 0, { until: '.set', double: true });
  for (const one of pages.slice(0, 2)) await looks(one, 'settled');
  // Each factor stands at its figure, and who played alone below.
  await expect(pages[0]!.locator('.sheet tbody tr').first()).toContainText(/negyvenszáz.*×\d.*ultimó.*×\d/);
  await expect(pages[0]!.locator('.sheet tbody small').first()).toContainText(/egyedül: (Nagy Bálint|Kovács Anna|Szabó Cecília)/);
  // What was taken stays beside the settlement, and whose it is can be heard.
  await expect(pages[0]!.locator('.score > div').first()).toContainText(/a felvevő vagy hívó \d+, a védők \d+/);
});

/** Plays deals until a player may claim who is on this side of a contract; gives that page. */
async function claimer(pages: Page[], bid: string, alone: boolean): Promise<Page> {
  const roll = dice(5);
  for (const start = Date.now(); Date.now() - start < 100_000; ) {
    for (const page of pages) {
      const [may, own] = await page.evaluate(() => [document.querySelector('.acts[aria-busy=false] .middle')?.textContent?.trim() === 'Claim', document.querySelector('.you')?.classList.contains('dec')]);
      if (may && own === alone) return page;
      await act(page, roll, { bid });
    }
  }
  throw new Error('nobody may claim');
}

test('in betli the first answer of a claim is what its player wants, on either side', async ({ house, enter }) => {
  test.setTimeout(150_000);
  const pages = await sit(house, enter, 'en', 24);
  const first = async (page: Page) => {
    await page.getByRole('button', { name: 'Claim' }).click({ timeout: 5_000 });
    await expect(page.getByRole('heading', { name: 'Lay your cards open?' })).toBeVisible();
    return page.locator('dialog[open] .primary');
  };
  const against = await claimer(pages, 'betli', false);
  await expect(await first(against)).toHaveText('The declarer takes a trick: betli is lost');
  await against.getByRole('button', { name: 'Close' }).click();
  const page = await claimer(pages, 'betli', true);
  const own = await first(page);
  await expect(own).toHaveText('I take no more trick: betli is made');
  await own.click({ timeout: 5_000 });
  const others = pages.filter((one) => one !== page);
  const agree = (other: Page) => other.getByRole('button', { name: 'Agree' });
  await expect.poll(async () => (await Promise.all(others.map((other) => agree(other).count()))).some((count) => count > 0)).toBe(true);
  const answers = (await agree(others[0]!).count()) > 0 ? others : others.toReversed();
  for (const other of answers) {
    await expect(agree(other)).toBeVisible();
    await expect(other.locator('.mid h2')).toContainText('betli is made, the player alone takes no more trick');
    // The hand that lies open can be read: a corner of each card lies free.
    await looks(other, 'claim', async (when) => {
      const least = await other.locator('.backs.open').evaluate((hand) => {
        const boxes = [...hand.children].map((one) => one.getBoundingClientRect());
        const free = (a: DOMRect) => Math.min(...boxes.filter((b) => Math.abs(b.top - a.top) < 2 && b.left > a.left).map((b) => b.left - a.left), a.width);
        return Math.min(...boxes.map(free));
      });
      expect(least, when).toBeGreaterThanOrEqual(22);
    });
    await agree(other).click({ timeout: 5_000 });
  }
  await expect(page.locator('.set tbody tr').last()).toContainText('made');
  await expect(page.locator('.set tbody tr').last().locator('.wi')).toHaveText('+5');
});

test('whoever plays by keyboard stays in the hand, and hears what is trumps and whose turn it is', async ({ house, enter }) => {
  test.setTimeout(120_000);
  const pages = await sit(house, enter);
  const page = await until(pages, '.slot.may', { bid: 'ulti' });
  const focus = () => page.evaluate(() => (document.activeElement?.closest('.slot')?.classList.contains('may') ? 'may' : (document.activeElement?.closest('.hand')?.className.split(' ')[0] ?? document.activeElement?.tagName)));
  await expect(page.locator('.contract svg')).toHaveAttribute('aria-label', /^Trumps: /);
  await expect(page.locator('.seat.turn')).toContainText('to act');
  await page.locator('.slot.may button').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  // The frame stands before the neighbours.
  expect(await page.locator('.slot:has(button:focus)').evaluate((one) => getComputedStyle(one).zIndex)).toBe('2');
  // Once to choose, once to play, where one tap does not play.
  await expect(async () => {
    if ((await page.locator('.slot').count()) > 9) await page.keyboard.press('Enter');
    await expect(page.locator('.slot')).toHaveCount(9, { timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
  expect(await focus()).toBe('hand');
  const roll = dice(8);
  await expect(async () => {
    for (const other of pages.filter((one) => one !== page)) await act(other, roll, {});
    if ((await page.locator('.kr').count()) > 0) await page.locator('.acts .main').evaluate((button: HTMLElement) => button.click());
    expect(await page.locator('.slot.may').count()).toBeGreaterThan(0);
  }).toPass({ timeout: 30_000 });
  await expect.poll(focus).toBe('may');
});

test('a deal that is played again says that it is outside the score, and leads back', async ({ house, enter }) => {
  test.setTimeout(120_000);
  const made = await open(house, { game: 'ulti', deals: 1, names: NAMES, practice: [null, 'simple', 'simple'], take_back: true });
  const page = await enter(link(made, 'first'));
  const address = page.url();
  await page.getByRole('button', { name: 'Cards and pace' }).click();
  // One tap plays here, and the box says so.
  await expect(page.getByLabel('One tap plays a card')).toBeChecked();
  await expect(page.getByText('At this table one tap always plays')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await playUntil([page], dice(6), async (one) => (await one.locator('.end ol').count()) > 0);
  await page.getByRole('button', { name: 'Look through' }).click();
  await page.getByRole('button', { name: 'Play this deal again' }).click();
  await expect(page.locator('header')).toContainText('Outside the score');
  await expect(page.locator('header')).not.toContainText('1 of 1');
  await looks(page, 'again');
  await page.locator('header').getByRole('button', { name: 'Back to the table' }).click();
  await expect(page).toHaveURL(address);
});

for (const language of ['en', 'hu', 'tr', 'fi'] as const) {
  test(`seats and strip have room for their words at a table with practice players: ${language}`, async ({ house, enter }) => {
    const made = await open(house, { game: 'ulti', deals: 1, names: NAMES, practice: [null, 'middle', 'strong'], take_back: true });
    const page = await enter(link(made, 'first'), language);
    const roll = dice(2);
    const seen = new Set<string>();
    for (const start = Date.now(); Date.now() - start < 25_000 && (await page.locator('.end ol').count()) === 0; ) {
      const state = await page.evaluate(() => `${document.querySelector('.acts .main')?.textContent?.replace(/[^ ]*:.*/, '')} ${document.querySelectorAll('.rl').length}`);
      if (!seen.has(state)) await looks(page, `${language} ${seen.size}`);
      seen.add(state);
      await act(page, roll, {});
    }
  });
}
