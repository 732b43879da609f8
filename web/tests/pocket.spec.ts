/** The pocket arbiter: the Laws on the device, with the network cut. */
import type { BrowserContext, Page } from '@playwright/test';
import { act, carry, expect, record, spot, test } from './house';
import { LANGUAGES } from './languages';
import { sound } from './sound';

for (const language of LANGUAGES) {
  test(`the pocket arbiter in ${language}`, async ({ house, guest }) => {
    const page = await guest(language);
    await page.goto(`${house.address}/pocket`);
    await expect(page.getByRole('radio').nth(3)).toBeAttached();
    await sound(page, language);
    await page.locator('select').last().selectOption('full');
    await page.locator('button.main').click();
    await page.locator('.quick button').first().click();
    await expect(record(page).locator('li').first()).toBeVisible();
    await sound(page, language);
  });
}

/** A device that has been on the page once and is now cut off. */
async function cutOff(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.soft(String(error), 'an error on the page').toBe(''));
  await page.goto(`${address}/pocket`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
  await context.setOffline(true);
  await page.reload();
  return page;
}

for (const viewport of [{ width: 1366, height: 768 }, { width: 390, height: 664 }]) {
  test(`rulings without a connection, at ${viewport.width}x${viewport.height}`, async ({ browser, house }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow', viewport, locale: 'en' });
    const page = await cutOff(context, house.address);
    await page.getByLabel('Edition').selectOption('2018');
    await page.getByLabel('Supervision').selectOption('full');
    await page.getByRole('button', { name: 'Set up the board' }).click();
    await page.getByRole('group', { name: 'Quick acts' }).getByRole('button', { name: 'Start' }).click();
    await expect(record(page)).toContainText('The game has begun.');
    // A knight that is touched must be moved, and another piece cannot.
    await page.mouse.click(...(await spot(page, 'g1', 'white')));
    await expect(record(page).locator('li').filter({ hasText: 'White touched g1' }).getByRole('link', { name: '4.3.1' })).toBeAttached();
    await carry(page, 'e2', 'e4', 'white');
    await expect(page.getByRole('region', { name: 'Waiting for you' }).getByRole('link', { name: '4.3.1' })).toBeVisible();
    // Where it cannot go it does not stay: pressed, it is an illegal move, and the opponent is given time.
    await carry(page, 'g1', 'g4', 'white');
    await page.getByRole('button', { name: 'White presses the clock' }).click();
    const penalty = record(page).locator('li').filter({ has: page.getByRole('link', { name: '7.5.5' }) });
    await expect(penalty).toHaveCount(1);
    await carry(page, 'g1', 'f3', 'white');
    await page.getByRole('button', { name: 'White presses the clock' }).click();
    await expect(record(page)).toContainText('White made the move g1-f3.');
    // A wrong claim is ruled on at once.
    await act(page, 'Claims the third repetition', { 'Which player': 'Black' });
    await expect(record(page).locator('li').filter({ has: page.getByRole('link', { name: '9.5.3' }) })).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Waiting for you' }).getByRole('link', { name: '9.5.3' })).toBeVisible();
    // What a number says is here too, and so is the game when the page comes again.
    await penalty.getByRole('link', { name: '7.5.5' }).click();
    await expect(page.locator('dialog[open]')).toContainText(/illegal/i);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(record(page)).toContainText('White made the move g1-f3.');
    await page.getByRole('button', { name: 'Another game' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Another game' }).click();
    await expect(page.getByRole('button', { name: 'Set up the board' })).toBeVisible();
    await context.close();
  });
}

test('a mate from a position that was given, by keyboard alone', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(`${house.address}/pocket`);
  await page.getByRole('radio').first().press('Space');
  await page.getByLabel('Supervision').selectOption('full');
  await page.getByLabel('Position (FEN), if it is not the usual one').fill('no position');
  await page.getByLabel('Position (FEN), if it is not the usual one').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'start:' })).toBeVisible();
  await page.getByLabel('Position (FEN), if it is not the usual one').fill('6k1/5ppp/8/8/8/8/8/R6K w - - 0 1');
  await page.getByLabel('Position (FEN), if it is not the usual one').press('Enter');
  await page.keyboard.press('p');
  await expect(record(page)).toContainText('The game has begun.');
  for (const name of [/^a1, white rook/, /^a8, /]) {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.result')).toContainText('1–0');
  await expect(page.locator('.result').getByRole('link', { name: '5.1.1' })).toBeVisible();
});
