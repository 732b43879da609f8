/** The Laws page: a chapter at a time, found by number and word, two editions side by side, and the games that tell them apart. */
import { expect, test } from './house';
import { LANGUAGES } from './languages';
import { sound } from './sound';

for (const language of LANGUAGES) {
  test(`contents in ${language}`, async ({ house, guest }) => {
    const page = await guest(language);
    await page.goto(`${house.address}/laws`);
    await expect(page.locator('.doors li').first()).toBeVisible();
    await sound(page, language);
  });

  test(`a chapter of two editions in ${language}`, async ({ house, guest }) => {
    const page = await guest(language);
    await page.goto(`${house.address}/laws/5?edition=2023&beside=2017`);
    await expect(page.getByRole('article').first()).toContainText(/\w{3}/);
    const game = page.locator('article details').first();
    // More games come while the page loads: the first may be another one a moment later.
    await expect(async () => {
      if (!(await game.evaluate((details: HTMLDetailsElement) => details.open))) await game.locator('summary').click();
      await expect(game.locator('.two > div')).toHaveCount(2, { timeout: 2_000 });
    }).toPass();
    await sound(page, language);
  });

  test(`the games in ${language}`, async ({ house, guest }) => {
    const page = await guest(language);
    await page.goto(`${house.address}/laws/games?edition=2017&beside=2023`);
    await expect(page.locator('main section').first()).toBeVisible();
    await sound(page, language);
  });
}

test('an address leads to its article, older addresses too', async ({ house, guest }) => {
  const page = await guest();
  for (const address of ['/laws/7?edition=2018#7.5.5', '/laws?edition=2018#7.5.5']) {
    await page.goto(house.address + address);
    await expect(page.locator('article.marked')).toContainText('7.5.5');
    await expect(page.locator('article.marked')).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('7 Irregularities');
  }
});

test('one chapter a page, with its own address, and the way back', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(`${house.address}/laws?edition=2023`);
  await page.locator('.doors').getByRole('link', { name: /^4 Acting/ }).click();
  await expect(page).toHaveURL(/\/laws\/4\?edition=2023$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 Acting on the pieces');
  for (const number of await page.locator('article h2 .number').allTextContents()) expect(number).toMatch(/^4(\.|$)/);
  await page.getByRole('link', { name: /Next chapter/ }).click();
  await expect(page).toHaveURL(/\/laws\/5/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 Acting on the pieces');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 Acting on the pieces');
});

test('two editions side by side, each in its own words', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(`${house.address}/laws/A?edition=2023&beside=2017`);
  const row = page.locator('article[id="A.5.2"]');
  await expect(row.locator('.two > div')).toHaveCount(2);
  const texts = await row.locator('.law').allTextContents();
  expect(texts.length).toBe(2);
  expect(texts[0]).not.toBe(texts[1]);
  await expect(row).toContainText('A.4.2');
  const all = await page.getByRole('article').count();
  await page.getByLabel('Only where editions differ').check();
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);
  await page.getByLabel('Compare with').selectOption('2018');
  await expect(page).toHaveURL(/beside=2018/);
});

test('only where these two editions differ, not any others', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(`${house.address}/laws/P?edition=2017&beside=2018`);
  await expect(page.locator('article[id="P.1"]')).toBeVisible();
  await page.getByLabel('Only where editions differ').check();
  await expect(page.locator('article[id="P.1"]')).toHaveCount(0);
  await page.goto(`${house.address}/laws/P?edition=2017&beside=2001`);
  await page.getByLabel('Only where editions differ').check();
  await expect(page.locator('article[id="P.1"]')).toBeVisible();
});

test('the games of one edition are put beside the one before, with a list of what differs', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(`${house.address}/laws/games`);
  await expect(page.getByRole('heading', { name: 'The same game: 2023 and 2018' })).toBeVisible();
  const points = page.getByRole('navigation', { name: 'Points in which they differ' }).getByRole('link');
  await expect(points.nth(1)).toBeVisible();
  expect(await points.count()).toBe(await page.locator('main section').count());
  const id = new URL((await points.last().getAttribute('href'))!, page.url()).hash.slice(1);
  await points.last().click();
  await expect(page.locator(`[id="${id}"] details`)).toHaveAttribute('open', '');
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await page.getByLabel(/^Edition/).selectOption('2001');
  await expect(page.getByRole('heading', { name: /^The same game: 2001 and / })).toBeVisible();
});

test('the search stays in sight and knows the words people use', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(`${house.address}/laws/3?edition=2023`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('searchbox')).toBeInViewport();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  for (const [words, number] of [['touch move', '4.3'], ['mobile', '11.3.2'], ['smartphone', '11.3.2'], ['telephone', '11.3.2'], ['phone', '11.3.2'], ['flag', '6.8'], ['7.5.5', '7.5.5']] as const) {
    await page.getByRole('searchbox').fill(words);
    await expect(page.locator('.results .number').filter({ hasText: number }).first(), words).toBeVisible();
  }
  await page.getByRole('searchbox').fill('no such words at all');
  await expect(page.getByText('Nothing was found.')).toBeVisible();
  await page.getByRole('searchbox').fill('7.5.5');
  await page.locator('.results a').first().click();
  await expect(page.locator('article.marked')).toContainText('7.5.5');
  await page.locator('article.marked').getByRole('link', { name: 'It happens again' }).click();
  await expect(page.getByRole('heading', { name: 'It happens again' })).toBeVisible();
});

test('the search knows the words of every language', async ({ house, guest }) => {
  for (const [language, words] of [['hu', 'telefon'], ['tr', 'telefon'], ['fi', 'puhelin']] as const) {
    const page = await guest(language);
    await page.goto(`${house.address}/laws`);
    await page.getByRole('searchbox').fill(words);
    await expect(page.locator('.results .number').filter({ hasText: '11.3.2' }).first(), words).toBeVisible();
  }
});

test('the same game in 2017 and in 2023', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(`${house.address}/laws/games?edition=2017&beside=2023#point-resignation_may_draw`);
  const point = page.locator('[id="point-resignation_may_draw"]');
  const sides = point.locator('li .two > div');
  await expect(sides).toHaveCount(2);
  await expect(sides.nth(0)).toContainText('Laws of 2017');
  await expect(sides.nth(1)).toContainText('Laws of 2023');
  expect(await sides.nth(0).locator('p').allTextContents()).not.toEqual(await sides.nth(1).locator('p').allTextContents());
  const steps = await point.locator('ol > li').count();
  await expect(point.getByRole('status')).toHaveText(`${steps} of ${steps}`);
  await point.getByRole('button', { name: 'To the start' }).click();
  await expect(point.getByRole('status')).toHaveText(`0 of ${steps}`);
  await point.getByRole('button', { name: 'One step on' }).click();
  await expect(point.locator('li[aria-current=step]')).toHaveCount(1);
  await point.getByRole('link', { name: /5\.1\.2/ }).first().click();
});

for (const [width, height] of [[1366, 768], [390, 664], [844, 390], [320, 568]] as const) {
  test(`fits ${width}x${height}`, async ({ house, guest }) => {
    const page = await guest('hu');
    await page.setViewportSize({ width, height });
    for (const address of ['/laws', '/laws/7?edition=2023&beside=2017', '/laws/games?edition=2017&beside=2023#point-two_hands_need_press']) {
      await page.goto(house.address + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.doors li, article, main section').first()).toBeAttached();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
    }
  });
}
