/** Every page in four languages and both themes: no accessibility violation, and what a screen reader finds there. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { arrive, expect, link, test } from './house';
import { LANGUAGES, type Language } from './languages';

async function violations(axe: AxeBuilder): Promise<string[]> {
  return (await axe.analyze()).violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

async function sound(page: Page, name: string, part = '#page'): Promise<void> {
  // A language changes no colour: contrast, by far the slowest rule, is measured in one of them, in both themes.
  const english = name.endsWith('-en');
  expect(await violations(english ? new AxeBuilder({ page }) : new AxeBuilder({ page }).disableRules(['color-contrast'])), name).toEqual([]);
  const missing = await page.evaluate(() => document.body.innerText.match(/\[[a-z][a-z0-9-]*\]/g) ?? []);
  expect(missing, 'sentences without a text').toEqual([]);
  await expect(page.locator(part)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  // A theme changes colours and nothing else.
  if (!english) return;
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  expect(await violations(new AxeBuilder({ page }).withRules(['color-contrast'])), `${name}, dark`).toEqual([]);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
}

const unfold = (page: Page) => page.locator('details').evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));

/** Secrets are new every time; a snapshot must not hold them. */
async function hideSecrets(page: Page): Promise<void> {
  await page.locator('a[href^="/join#"]').evaluateAll((all) => all.forEach((one) => one.setAttribute('href', '/join#SECRET')));
  await page.locator('.list .number').evaluateAll((all) => all.forEach((one) => (one.textContent = 'NAME')));
  await page.locator('.list button .hidden-text').evaluateAll((all) => all.forEach((one) => (one.textContent = ': NAME')));
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test('home and its links', async ({ house, guest }) => {
      const page = await guest(language);
      await page.goto(house.address);
      await expect(page.getByRole('radio').first()).toBeVisible();
      await unfold(page);
      await sound(page, `home-${language}`);
      await page.locator('button.go').click();
      await expect(page.locator('.links li').first()).toBeVisible();
      await page.locator('.links summary').first().click();
      await expect(page.locator('.qr svg').first()).toBeVisible();
      await hideSecrets(page);
      await sound(page, `links-${language}`);
    });

    test('join without a link', async ({ house, guest }) => {
      const page = await guest(language);
      await page.goto(`${house.address}/join`);
      await expect(page.getByRole('alert').first()).toBeVisible();
      await sound(page, `join-${language}`);
    });

    for (const role of ['white', 'white_sheet', 'arbiter', 'organiser', 'display', 'spectator'] as const) {
      test(`the page of ${role}`, async ({ house, enter }) => {
        const game = await house.game({ preset: 'rapid-15-10', names: { white: 'Anna', black: 'Béla' } });
        const page = await enter(link(game, role), language);
        await expect(page.locator('.clock, .pad').first()).toBeVisible();
        if (role === 'organiser') await expect(page.locator('.list li')).toHaveCount(game.links.length);
        await unfold(page);
        await hideSecrets(page);
        await sound(page, `${role}-${language}`);
      });
    }

    test('a game in play, and its dialogs', async ({ house, enter }) => {
      const game = await house.game({ preset: 'standard-90-30', no_arbiter: true, names: { white: 'Anna', black: 'Béla' } });
      const black = await enter(link(game, 'black'));
      const page = await enter(link(game, 'white'), language);
      await arrive(black);
      await page.locator('button.big').click();
      await expect(page.locator('.clock.running')).toBeVisible();
      const command = page.locator('#command');
      await command.fill('e2e5');
      await command.press('Enter');
      await expect(page.locator('.record li')).toHaveCount(4);
      // Without the live regions: which of their two places was spoken in last is a matter of chance.
      await sound(page, `playing-${language}`, '#main');
      for (const [button, name] of [[2, 'claim'], [3, 'call'], [4, 'more'], [5, 'resign']] as const) {
        await page.locator('.acts button').nth(button).click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        await expect(page.locator('dialog[open]')).toMatchAriaSnapshot({ name: `dialog-${name}-${language}.aria.yml` });
        if (language === 'en') expect(await violations(new AxeBuilder({ page }).include('dialog[open]')), name).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });

    test('a hall: its desk, its wall, its spectators', async ({ house, enter }) => {
      const hall = await house.hall('Open');
      const page = await enter(link(hall, 'organiser'), language);
      await expect(page.locator('#boards-heading')).toBeVisible();
      await expect(page.locator('main select option').first()).toBeAttached();
      await unfold(page);
      await page.locator('form', { has: page.locator('.options') }).locator('button[type=submit]').click();
      await expect(page.locator('.tile')).toHaveCount(1);
      await expect(page.locator('.links li').first()).toBeVisible();
      await hideSecrets(page);
      await sound(page, `hall-${language}`);
      for (const role of ['display', 'spectator'] as const) {
        const other = await enter(link(hall, role), language);
        await expect(other.locator('.clock').first()).toBeVisible();
        await sound(other, `hall-${role}-${language}`);
      }
    });
  });
}

test('a language changed at once', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10' });
  const page = await enter(link(game, 'white'));
  for (const [language, words] of [['hu', 'A táblánál vagyok'], ['tr', 'Tahtadayım'], ['fi', 'Olen laudan ääressä'], ['en', 'I am at the board']] as [Language, string][]) {
    await page.locator('header select').first().selectOption(language);
    await expect(page.getByRole('button', { name: words })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

test('no page is wider than a narrow screen, or one that is enlarged four times', async ({ house, enter, guest }) => {
  const game = await house.game({ preset: 'standard-40-90-30', names: { white: 'A rather long name of a player', black: 'Another name that is long' } });
  const hall = await house.hall('A hall with a long name that goes on');
  const pages: Page[] = [];
  for (const role of ['white', 'white_sheet', 'organiser', 'display', 'spectator'] as const) pages.push(await enter(link(game, role), 'fi'));
  for (const role of ['organiser', 'display', 'spectator'] as const) pages.push(await enter(link(hall, role), 'hu'));
  for (const path of ['/', '/join', '/laws', '/puzzles']) {
    const page = await guest('hu');
    await page.goto(house.address + path);
    pages.push(page);
  }
  for (const page of pages) {
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.locator('h1').first()).toBeAttached();
    await unfold(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(320);
  }
});

test('colours that a system forces, and motion that it does not want', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await enter(link(game, 'white'));
  await white.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await arrive(white, await enter(link(game, 'black')));
  const running = white.locator('.clock.running');
  await expect(running).toBeVisible();
  const frame = (clock: string) => white.locator(clock).evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(await frame('.clock.running')).not.toBe(await frame('.clock:not(.running)'));
  expect(await white.locator('.board').evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none');
  expect(await white.evaluate(() => document.getAnimations().length)).toBe(0);
});
