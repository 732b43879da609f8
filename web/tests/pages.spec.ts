/** Every page in four languages: no accessibility violation, and what a screen reader finds there. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from './languages';
import { expect, link, test } from './house';

async function sound(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`), name).toEqual([]);
  const missing = await page.evaluate(() => document.body.innerText.match(/\[[a-z][a-z0-9-]*\]/g) ?? []);
  expect(missing, 'sentences without a text').toEqual([]);
  await expect(page.locator('#page')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test('home and its links', async ({ house, guest }) => {
      const page = await guest(language);
      await page.goto(house.address);
      await expect(page.getByRole('radio').first()).toBeVisible();
      await page.locator('details').first().evaluate((element: HTMLDetailsElement) => (element.open = true));
      await sound(page, `home-${language}`);
      await page.locator('button.go').click();
      await expect(page.locator('.links li').first()).toBeVisible();
      // Secrets are new every time; the snapshot must not hold them.
      await page.locator('a[href^="/join#"]').evaluateAll((all) => all.forEach((one) => one.setAttribute('href', '/join#SECRET')));
      await sound(page, `links-${language}`);
    });

    test('join without a link', async ({ house, guest }) => {
      const page = await guest(language);
      await page.goto(`${house.address}/join`);
      await expect(page.getByRole('alert').first()).toBeVisible();
      await sound(page, `join-${language}`);
    });

    for (const role of ['white', 'white_sheet', 'arbiter', 'display', 'spectator'] as const) {
      test(`the page of ${role}`, async ({ house, enter }) => {
        const game = await house.game({ preset: 'rapid-15-10', names: { white: 'Anna', black: 'Béla' } });
        const page = await enter(link(game, role), language);
        await expect(page.locator('.clock, .pad').first()).toBeVisible();
        await page.locator('details').evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));
        await sound(page, `${role}-${language}`);
      });
    }

    test('a hall', async ({ house, enter }) => {
      const hall = await house.hall('Open');
      const page = await enter(link(hall, 'organiser'), language);
      await expect(page.locator('#boards-heading')).toBeVisible();
      await expect(page.locator('main select option').first()).toBeAttached();
      await sound(page, `hall-${language}`);
    });

    test('the Laws', async ({ house, guest }) => {
      const page = await guest(language);
      await page.goto(`${house.address}/laws?edition=2023&beside=2018#9.2.1`);
      await page.getByRole('searchbox').fill('9.2');
      await expect(page.locator('article p').first()).not.toBeEmpty();
      await sound(page, `laws-${language}`);
    });

    test('a puzzle', async ({ house, guest }) => {
      const page = await guest(language);
      const ids = (await (await fetch(`${house.address}/api/puzzles`)).json()) as string[];
      await page.goto(`${house.address}/puzzles#${encodeURIComponent(ids[0] ?? '')}`);
      await expect(page.locator('main .choice').first()).toBeVisible();
      await sound(page, `puzzle-${language}`);
      await page.locator('main .choice input').first().check();
      await page.locator('main form button[type=submit]').click();
      await expect(page.locator('.mark').first()).toBeVisible();
    });
  });
}

test('dark theme, a language changed at once', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10' });
  const page = await enter(link(game, 'white'));
  await page.getByLabel('Theme').selectOption('dark');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((one) => one.id)).toEqual([]);
  for (const [language, words] of [['hu', 'A táblánál vagyok'], ['tr', 'Tahtadayım'], ['fi', 'Olen laudan ääressä'], ['en', 'I am at the board']] as [Language, string][]) {
    await page.locator('header select').first().selectOption(language);
    await expect(page.getByRole('button', { name: words })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});
