/** The clock for a real board: two halves that never move, a flag with its article, and a page that can go away and come back. */
import type { Page } from '@playwright/test';
import { countLocks, locks } from './awake';
import { expect, test } from './house';
import { LANGUAGES } from './languages';
import { Pointer } from './pointers';
import { sound } from './sound';

const SIZES = [[390, 664], [844, 390], [1366, 768], [1920, 1080]] as const;

const half = (page: Page, which: 'near' | 'far') => page.locator(`.half.${which}`);
const middle = (page: Page) => page.locator('.middle button');

async function set(page: Page, control: string): Promise<void> {
  await page.locator('.tile').filter({ has: page.getByText(control, { exact: true }) }).click();
  await page.locator('form button[type=submit]').click();
  await expect(half(page, 'near')).toBeVisible();
}

async function tap(page: Page, which: 'near' | 'far', tool: 'mouse' | 'touch' = 'touch'): Promise<void> {
  const box = (await half(page, which).boundingBox())!;
  await (await Pointer.of(page, tool)).tap([box.x + box.width / 2, box.y + box.height / 2]);
}

/** As if so much time had gone by while the page was closed. */
async function wait(page: Page, ms: number): Promise<void> {
  await page.evaluate((gone) => {
    const kept = JSON.parse(localStorage.getItem('jadoube-clock')!);
    kept.clock.since -= gone;
    localStorage.setItem('jadoube-clock', JSON.stringify(kept));
  }, ms);
  await page.reload();
  await expect(half(page, 'near')).toBeVisible();
}

const boxes = (page: Page) => page.locator('.half, .middle button').evaluateAll((all) => all.map((one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height].join(' '); }));

for (const language of LANGUAGES) {
  test(`set, running, paused, flag fallen in ${language}`, async ({ house, guest }) => {
    const page = await guest(language);
    await page.goto(house.address);
    await page.locator('a[href="/clock"]').click();
    await expect(page.locator('.tile').first()).toBeVisible();
    await sound(page, language);
    await set(page, '5+0');
    await sound(page, language);
    await tap(page, 'far');
    await expect(half(page, 'near')).toHaveClass(/running/);
    await sound(page, language);
    await middle(page).nth(1).click();
    await expect(page.locator('.edge button')).toHaveCount(4);
    await sound(page, language);
    await middle(page).nth(1).click();
    await wait(page, 300_000);
    await expect(page.locator('.fell')).toHaveCount(2);
    await sound(page, language);
  });
}

for (const [width, height] of SIZES) {
  test(`nothing moves at ${width}x${height}`, async ({ house, guest }) => {
    const page = await guest();
    await page.setViewportSize({ width, height });
    await page.goto(`${house.address}/clock`);
    await set(page, '40/90+30');
    const first = await boxes(page);
    const still = async (state: string) => expect(await boxes(page), state).toEqual(first);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await tap(page, 'near', 'mouse');
    await expect(half(page, 'far')).toHaveClass(/running/);
    await still('running');
    await tap(page, 'far', 'mouse');
    await expect(half(page, 'near')).toHaveClass(/running/);
    await still('pressed');
    await middle(page).nth(1).click();
    await still('paused');
    await page.getByRole('button', { name: 'One minute less for White' }).click();
    await still('corrected');
    await middle(page).nth(1).click();
    await wait(page, 89.9 * 60_000);
    await expect(half(page, 'near')).toHaveClass(/trouble/);
    await still('short of time');
    await wait(page, 60_000);
    await expect(page.locator('.fell')).toHaveCount(2);
    await still('flag');
    // Every half is all of its screen: a hand need not aim.
    const upright = height > width;
    expect(await half(page, 'far').evaluate((one) => getComputedStyle(one).rotate)).toBe(upright ? '180deg' : 'none');
    for (const which of ['near', 'far'] as const) {
      const box = (await half(page, which).locator('.big').boundingBox())!;
      expect(box.width * box.height).toBeGreaterThan(0.38 * width * height);
      const [digits, whole] = await Promise.all([half(page, which).locator('.digits').boundingBox(), half(page, which).boundingBox()]);
      expect(digits!.width).toBeLessThanOrEqual(whole!.width);
    }
  });
}

test('Black presses first, each half counts for its own player, and an increment is added', async ({ house, guest }) => {
  const page = await guest();
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`${house.address}/clock`);
  await set(page, '15+10');
  await expect(half(page, 'near').getByRole('timer')).toHaveText('15:10');
  await tap(page, 'near');
  await expect(half(page, 'near').locator('.state')).toContainText(/Black · not running\s*0 moves/);
  await expect(half(page, 'far').locator('.state')).toContainText(/White · running\s*0 moves/);
  // The wrong half does nothing.
  await tap(page, 'near');
  await expect(half(page, 'far')).toHaveClass(/running/);
  await wait(page, 65_000);
  await tap(page, 'far');
  await expect(half(page, 'near')).toHaveClass(/running/);
  await expect(half(page, 'far').locator('.state')).toContainText('1 move');
  await expect(half(page, 'far').getByRole('timer')).toHaveText(/^14:(1\d|0\d)$/);
});

test('a delay runs first, and the moves of a period are counted down', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(`${house.address}/clock`);
  await page.locator('.tile').last().click();
  await page.getByLabel('Minutes each').fill('10');
  await page.getByLabel('Seconds a move').fill('600');
  await page.getByLabel('How they count').selectOption('delay');
  await page.locator('form button[type=submit]').click();
  await tap(page, 'near');
  await expect(half(page, 'far').locator('.state')).toContainText('delay');
  await expect(half(page, 'far').getByRole('timer')).toHaveText('10:00');
  await middle(page).nth(1).click();
  await middle(page).nth(0).click();
  await page.getByRole('button', { name: 'Other times' }).click();
  await set(page, '40/90+30');
  await tap(page, 'near');
  await expect(half(page, 'far').locator('.state')).toContainText('40 moves due');
  await tap(page, 'far');
  await expect(half(page, 'far').locator('.state')).toContainText('39 moves due');
});

test('a fallen flag stops the clock and is named with its articles, as each edition numbers them', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(`${house.address}/clock`);
  for (const [edition, numbers] of [['2023', ['6.8', '6.9']], ['2001', ['R07']]] as const) {
    await page.getByLabel('Edition').selectOption(edition);
    await set(page, '3+2');
    await tap(page, 'near');
    await wait(page, 200_000);
    await expect(half(page, 'near').locator('.fell')).toContainText("White's flag has fallen.");
    await expect(half(page, 'near').locator('.fell .art')).toHaveText([...numbers]);
    await expect(half(page, 'far').getByRole('timer')).toHaveText('0:00.0');
    await tap(page, 'far');
    await expect(page.locator('.running')).toHaveCount(0);
    await half(page, 'near').getByRole('link', { name: new RegExp(numbers.at(-1)!) }).click();
    await expect(page.getByRole('dialog')).toContainText(edition === '2023' ? 'series of legal moves' : /\w{5}/);
    await page.keyboard.press('Escape');
    await middle(page).nth(0).click();
    await page.getByRole('button', { name: 'Other times' }).click();
  }
});

test('a pause, corrections, and the same times anew', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(`${house.address}/clock`);
  await set(page, '25+0');
  await tap(page, 'far');
  // Nobody sets a running clock anew by a slip of the finger.
  await middle(page).nth(0).click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await middle(page).nth(1).click();
  await page.getByRole('button', { name: 'One minute more for Black' }).click();
  await expect(half(page, 'far').getByRole('timer')).toHaveText('26:00');
  await tap(page, 'near');
  await expect(page.locator('.running')).toHaveCount(0);
  await page.reload();
  await expect(half(page, 'far').getByRole('timer')).toHaveText('26:00');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(half(page, 'near')).toHaveClass(/running/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await middle(page).nth(0).click();
  await expect(page.getByRole('dialog')).toContainText('The times shown now are lost.');
  await page.getByRole('button', { name: 'The same times' }).click();
  for (const which of ['near', 'far'] as const) await expect(half(page, which).getByRole('timer')).toHaveText('25:00');
});

test('a keyboard presses and pauses', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(`${house.address}/clock`);
  await page.locator('.tile').first().click();
  await page.locator('form button[type=submit]').press('Enter');
  await expect(half(page, 'near').locator('.big')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(half(page, 'far')).toHaveClass(/running/);
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Space');
  await expect(half(page, 'near')).toHaveClass(/running/);
  await page.keyboard.press('Space');
  await expect(half(page, 'far')).toHaveClass(/running/);
  await page.keyboard.press('p');
  await expect(page.locator('.running')).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(half(page, 'far')).toHaveClass(/running/);
});

test('the screen stays on while the clock runs, and may go dark when it is over', async ({ house, guest }) => {
  const page = await guest();
  await countLocks(page);
  await page.goto(`${house.address}/clock`);
  await set(page, '5+0');
  await tap(page, 'near');
  await expect.poll(() => locks(page)).toBe(1);
  await wait(page, 301_000);
  await expect(page.locator('.fell')).toHaveCount(2);
  await expect.poll(() => locks(page)).toBe(0);
});
