/** Ulti and snapszer at a table in the browser: three people, one person with practice players, a seat lost and found, a client that cheats. */
import AxeBuilder from '@axe-core/playwright';
import { act, dice, offers, open, playOut, says, tap } from './cards';
import { expect, link, test } from './house';

for (const game of ['ulti', 'snapszer'] as const) {
  test(`three people play a whole session of ${game}`, async ({ house, enter }) => {
    test.setTimeout(180_000);
    const made = await open(house, { game, deals: 1, names: ['Anna', 'Béla', 'Cili'] });
    const pages = await Promise.all((['first', 'second', 'third'] as const).map((role) => enter(link(made, role))));
    await Promise.all(pages.map(tap));
    await playOut(pages, 11);
    for (const page of pages) {
      await expect(page.locator('.sheet tbody tr').first()).toBeVisible();
      // Each browser has checked the draw and the deal with its own number.
      await page.getByRole('button', { name: 'Check of the shuffle' }).first().click();
      await expect(page.getByText('Checked with your own number: nobody steered the shuffle')).toHaveCount(2);
      await page.getByRole('button', { name: 'Close' }).click();
    }
    const [first] = pages;
    await first?.getByRole('button', { name: 'Look through' }).click();
    await first?.getByRole('button', { name: 'On', exact: true }).click();
    await expect(first!.getByText('Trick 1.')).toBeVisible();
  });
}

test('one person plays with two practice players, on a phone, by taps at random', async ({ guest, house }) => {
  const deals = Number(process.env.JADOUBE_CARD_DEALS ?? 2);
  test.setTimeout(60_000 + deals * 30_000);
  const page = await guest();
  await page.setViewportSize({ width: 390, height: 664 });
  for (const [game, seed] of [['Ulti', 5], ['Snapszer', 6]] as const) {
    await page.goto(`${house.address}/cards`);
    await page.getByRole('button', { name: game, exact: true }).click();
    await page.getByLabel('Deals', { exact: true }).fill(String(deals));
    for (const seat of ['Seat 2', 'Seat 3']) await page.getByRole('group', { name: seat }).getByRole('button', { name: 'Simple' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL(/\/cards\/.+/);
    await playOut([page], seed);
    await expect(page.locator('.sheet tbody tr')).toHaveCount(deals + 1);
    // Nothing reaches beyond the screen sideways.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // Nor beyond the look through, with all ten cards of each hand and what could have been made.
    await page.getByRole('button', { name: 'Look through' }).click();
    await expect(page.locator('.could li').first()).toBeVisible({ timeout: 60_000 });
    expect(await page.locator('dialog[open]').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
    await expect(page.getByRole('button', { name: 'On', exact: true })).toBeInViewport();
  }
});

test('a phone shows at once whatever is played with, upright and across, and nothing of it moves', async ({ enter, house }) => {
  test.setTimeout(180_000);
  const made = await open(house, { game: 'snapszer', deals: 1, names: ['Nagy Bálint', 'Kovács Anna', 'Szabó Cecília'], practice: [null, 'simple', 'simple'] });
  const page = await enter(link(made, 'first'), 'hu');
  const sizes = [[390, 664], [320, 568], [844, 390], [667, 375], [932, 430], [768, 1024]] as const;
  const places = new Map<string, Record<string, number[]>>();
  /** Everything is whole on the screen, and stands where it stood before. */
  const look = async (when: string) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const size = `${width}x${height}`;
      const { fixed, beyond, wide } = await page.evaluate(() => {
        const box = (one: Element) => one.getBoundingClientRect();
        const whole = ({ left, top, right, bottom }: DOMRect) => left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        const all = ['header .where', '.contract', '.score', '.score > div', '.felt', '.felt .sp', '.table > .strip', '.acts > *', '.slot button', '.slot .face', '.suits button'];
        return {
          fixed: Object.fromEntries(['.contract', '.score', '.felt', '.table > .strip', '.acts', '.hand'].map((what) => [what, Object.values(box(document.querySelector(what)!).toJSON() as Record<string, number>).map(Math.round)])),
          beyond: all.filter((what) => [...document.querySelectorAll(what)].some((one) => !whole(box(one)))),
          wide: document.documentElement.scrollWidth - innerWidth,
        };
      });
      expect(beyond, `${when}, ${size}`).toEqual([]);
      expect(wide, `${when}, ${size}`).toBeLessThanOrEqual(0);
      expect(fixed, `${when}, ${size}`).toEqual(places.get(size) ?? fixed);
      places.set(size, fixed);
      // No card lies under the own panel.
      const [card, own] = await Promise.all([page.locator('.slot .face').evaluateAll((all) => Math.max(0, ...all.map((one) => one.getBoundingClientRect()).filter(({ top }) => top < (document.querySelector('.you')?.getBoundingClientRect().bottom ?? 0)).map(({ right }) => right))), page.locator('.you').evaluate((one) => one.getBoundingClientRect().left)]);
      expect(card, `${when}, ${size}`).toBeLessThanOrEqual(own + 1);
    }
  };
  const roll = dice(5);
  const seen = new Set<string>();
  for (let over: unknown = false; over !== 'over'; ) {
    const { what } = await offers(page, false);
    const when = what && `${what} ${await page.locator('.mid > *').first().getAttribute('class')}`;
    if (when && !seen.has(when)) await look(when);
    seen.add(when);
    over = await act(page, roll);
  }
  await look('the end');
  // A question holds the page where it is; the header's menu has no settings of a board.
  await page.getByRole('button', { name: 'Végignézem' }).click();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await page.keyboard.press('Escape');
  await page.locator('header summary').click();
  await expect(page.locator('header .menu select')).toHaveCount(2);
});

test('a seat is lost and found: cards, number and sheet are still there', async ({ enter, house }) => {
  const made = await open(house, { game: 'snapszer', deals: 1, names: ['Anna', 'Béla', 'Cili'], practice: [null, 'simple', 'simple'] });
  const page = await enter(link(made, 'first'));
  const roll = dice(3);
  const cards = () => page.locator('[data-card]').evaluateAll((all) => all.map((one) => one.getAttribute('data-card')).toSorted());
  // What an act leads to is looked at when it has come.
  await expect(async () => {
    const mine = await page.locator('.slot.may').count();
    if (mine === 0) await act(page, roll);
    expect(mine).toBeGreaterThan(0);
  }).toPass({ timeout: 30_000, intervals: [500] });
  const before = await cards();
  await page.reload();
  await expect(page.locator('.slot.may').first()).toBeVisible();
  expect(await cards()).toEqual(before);
  await playOut([page], 4);
  await page.getByRole('button', { name: 'Check of the shuffle' }).first().click();
  await expect(page.getByText('Checked with your own number: nobody steered the shuffle')).toBeVisible();
});

test('a client that cheats is refused, with the reason', async ({ enter, house }) => {
  test.setTimeout(120_000);
  const made = await open(house, { game: 'ulti', deals: 1, names: ['Anna', 'Béla', 'Cili'], practice: [null, 'simple', 'simple'] });
  const page = await enter(link(made, 'first'));
  // A seat that this browser has no link for is not opened at all.
  expect(await says(page, 'second', [])).toBe('shut');
  // The table has dealt the draw by itself; before the next shuffle no number may be opened, none counts twice, and nobody deals or rules.
  await expect(page.locator('.strip').first()).toBeVisible();
  const roll = dice(8);
  await expect(async () => {
    await act(page, roll);
    expect(await page.locator('[data-card]').count()).toBeGreaterThan(0);
  }).toPass({ timeout: 30_000 });
  const refused = await says(page, 'first', [
    { table: { add_nonce: { nonce: '00'.repeat(16) } } },
    { table: { deal: { seed: '00'.repeat(32) } } },
    { rule: { award: { to: 'declarer', reason: 'mine' } } },
    { play: { play: { card: 'PA' } } },
  ]);
  expect(refused).toHaveLength(4);
  for (const one of refused) expect(one).toMatch(/^refused (card|ulti)-/);
  // The deal goes on as if nothing had been asked.
  await playOut([page], 9);
});

test('the card pages have no barrier that axe finds, in light and dark', async ({ enter, guest, house }) => {
  test.setTimeout(180_000);
  const made = await open(house, { game: 'ulti', deals: 1, names: ['Anna', 'Béla', 'Cili'], practice: [null, 'simple', 'simple'] });
  const page = await enter(link(made, 'first'));
  const roll = dice(21);
  const seen = new Set<string>();
  const audit = async (what: string) => {
    if (seen.has(what)) return;
    seen.add(what);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((one) => (document.documentElement.dataset['theme'] = one), theme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${what}, ${theme}: ${id} ${nodes[0]?.html}`)).toEqual([]);
    }
  };
  for (let over: unknown = false; over !== 'over'; ) {
    const { what } = await offers(page, false);
    if (what.includes('data-bid') || what.includes('may')) await audit(what);
    over = await act(page, roll);
  }
  await audit('the end');
  const start = await guest();
  await start.goto(`${house.address}/cards`);
  const { violations } = await new AxeBuilder({ page: start }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});
