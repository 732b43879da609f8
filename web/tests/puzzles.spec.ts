/** The puzzles page: cases are found, answered by hand and by keyboard, remembered, and do without the network. */
import type { Page } from '@playwright/test';
import cases from '../src/cases.json' with { type: 'json' };
import { expect, test } from './house';
import { LANGUAGES } from './languages';
import { sound } from './sound';

const case_of = (id: string) => {
  const found = cases.find((one) => one.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return found;
};

/** Answer the case that is shown, rightly or not. */
async function answer(page: Page, choice: number): Promise<void> {
  await page.getByRole('radio').nth(choice).check();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
}

for (const language of LANGUAGES) {
  test(`list and case in ${language}`, async ({ house, guest }) => {
    const page = await guest(language);
    await page.goto(`${house.address}/puzzles`);
    await expect(page.locator('.topics section')).toHaveCount(12);
    await expect(page.locator('.topics li')).toHaveCount(cases.length);
    await sound(page, language);
    await page.goto(`${house.address}/puzzles#other-hand`);
    await expect(page.getByRole('radio')).toHaveCount(3);
    await sound(page, language);
    await page.getByRole('radio').first().check();
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('.verdict')).toBeFocused();
    await sound(page, language);
  });
}

test('an answer is followed by the reason and a way on, and a wrong one by another try', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(`${house.address}/puzzles`);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  const first = case_of(new URL(page.url()).hash.slice(1));
  expect(first.level).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('grid')).toBeAttached();
  await answer(page, (first.right + 1) % first.answers);
  const verdict = page.locator('.verdict');
  await expect(verdict).toContainText('Not quite.');
  await expect(verdict).toContainText('The right answer:');
  await expect(verdict.getByRole('link')).toHaveCount(first.articles.length);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(verdict).toHaveCount(0);
  await answer(page, first.right);
  await expect(verdict).toContainText('Right.');
  await verdict.getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toContainText(/\w{3}/);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Next case' }).click();
  await expect(page.getByText('Case 2 of')).toBeVisible();
});

test('what was solved is remembered on the device, and forgotten when asked', async ({ house, guest }) => {
  const page = await guest();
  const one = case_of('flag-bare-king');
  await page.goto(`${house.address}/puzzles#clock/flag-bare-king`);
  await answer(page, one.right);
  await expect(page.locator('.verdict')).toBeVisible();
  await page.goto(`${house.address}/puzzles`);
  await page.reload();
  await expect(page.getByRole('link', { name: /A queen ahead/ })).toHaveAccessibleName(/solved/);
  await expect(page.getByRole('region', { name: 'Clock and flag' })).toContainText('1 of 7 solved');
  await expect(page.getByRole('link', { name: 'Go on', exact: true })).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Forget what I have solved' }).click();
  await expect(page.getByRole('region', { name: 'Clock and flag' })).toContainText('0 of 7 solved');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
});

test('by keyboard alone', async ({ house, guest }) => {
  const page = await guest();
  const one = case_of('flag-bare-king');
  await page.goto(`${house.address}/puzzles`);
  await page.getByRole('link', { name: /A queen ahead/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press(String(one.right + 1));
  await expect(page.getByRole('radio').nth(one.right)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.locator('.verdict')).toBeFocused();
  await expect(page.locator('.verdict')).toContainText('Right.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two pawns on the floor');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('levels choose among the cases', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(`${house.address}/puzzles`);
  await page.getByRole('button', { name: '3 For arbiters' }).click();
  await expect(page.locator('.topics li')).toHaveCount(cases.filter(({ level }) => level === 3).length);
  await page.getByRole('button', { name: 'All levels' }).click();
  await expect(page.locator('.topics li')).toHaveCount(cases.length);
});

test('without a network, once it has been loaded', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(`${house.address}/puzzles`);
  await expect(page.locator('.topics li')).toHaveCount(cases.length);
  await page.context().setOffline(true);
  for (const { id, right } of cases) {
    await page.evaluate((hash) => (location.hash = hash), id);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('radio').nth(right).check();
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(page.locator('.verdict')).toContainText('Right.');
  }
  await page.evaluate(() => (location.hash = ''));
  await expect(page.getByText('All cases are solved.')).toBeVisible();
});

for (const [width, height] of [[1366, 768], [1920, 1080], [390, 664], [844, 390], [320, 568]] as const) {
  test(`fits ${width}x${height}`, async ({ house, guest }) => {
    const page = await guest('hu');
    await page.setViewportSize({ width, height });
    for (const hash of ['', '#move-forty']) {
      await page.goto(`${house.address}/puzzles${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBeLessThanOrEqual(width);
    }
    const board = await page.locator('.wood .board').first().boundingBox();
    expect(board?.width ?? 0).toBeGreaterThan(width === 320 ? 230 : 240);
    expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}
