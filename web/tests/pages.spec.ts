import AxeBuilder from '@axe-core/playwright';
/** Every page in four languages and both themes: no accessibility violation, no missing sentence, and the roles and names that matter. */
import type { Page } from '@playwright/test';
import { arrive, expect, link, menu, test } from './house';
import { LANGUAGES, type Language } from './languages';
import { sound, violations } from './sound';

const unfold = (page: Page) => page.locator('main details').evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test('home', async ({ house, guest }) => {
      const page = await guest(language);
      await page.goto(house.address);
      await expect(page.getByRole('radio').first()).toBeAttached();
      await unfold(page);
      await sound(page, language);
      await menu(page);
      await sound(page, language);
      if (language !== 'en') return;
      await expect(page.getByRole('heading', { name: 'Chess by the Laws', level: 1 })).toBeVisible();
      for (const name of ['Start a game', 'Your games']) await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Start and invite' })).toBeVisible();
    });

    test('join without a link', async ({ house, guest }) => {
      const page = await guest(language);
      await page.goto(`${house.address}/join`);
      await expect(page.getByRole('alert').first()).toBeVisible();
      await sound(page, language);
    });

    for (const role of ['white', 'white_sheet', 'arbiter', 'organiser', 'display', 'spectator'] as const) {
      test(`the page of ${role}`, async ({ house, enter }) => {
        const game = await house.game({ preset: 'rapid-15-10', names: { white: 'Anna', black: 'Béla' } });
        const page = await enter(link(game, role), language);
        await expect(page.locator('.clock, .pad').first()).toBeVisible();
        await unfold(page);
        await sound(page, language);
      });
    }

    test('a game in play, and its dialogs', async ({ house, enter }) => {
      const game = await house.game({ preset: 'standard-90-30', no_arbiter: true, names: { white: 'Anna', black: 'Béla' } });
      const black = await enter(link(game, 'black'));
      const page = await enter(link(game, 'white'), language);
      await arrive(black);
      await page.locator('button.press').click();
      await expect(page.locator('.clock.running')).toBeVisible();
      const command = page.locator('#command');
      await command.fill('e2e5');
      await command.press('Enter');
      await expect.poll(() => page.locator('.record li').count()).toBeGreaterThanOrEqual(4);
      await sound(page, language);
      if (language === 'en') {
        await expect(page.locator('main')).toMatchAriaSnapshot(`
          - region "Board and clocks":
            - grid "Board, readable square by square"
          - group "What you may do":
            - button "J'adoube (adjust)"
            - button "Offer a draw"
            - button "Claim a draw …"
            - button "More …"
          - button "Press the clock"
          - region "Scoresheet":
            - tablist "Scoresheet"
        `);
      }
      for (const button of [2, 3]) {
        await page.locator('.acts button').nth(button).click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        expect(await violations(new AxeBuilder({ page }).include('dialog[open]'))).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });

    test('a hall: its desk, its wall, its spectators', async ({ house, enter }) => {
      const hall = await house.hall('Open');
      const page = await enter(link(hall, 'organiser'), language);
      await page.locator('.add summary').click();
      await page.locator('.add select[required]').selectOption('full');
      await page.locator('.add button[type=submit]').click();
      await expect(page.locator('.boards .tile')).toHaveCount(1);
      await unfold(page);
      await sound(page, language);
      for (const role of ['display', 'spectator'] as const) {
        const other = await enter(link(hall, role), language);
        await expect(other.locator('.clock').first()).toBeVisible();
        await sound(other, language);
      }
    });
  });
}

test('a language changed at once', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10' });
  const page = await enter(link(game, 'white'));
  await menu(page);
  for (const [language, words] of [['hu', 'A táblánál vagyok'], ['tr', 'Tahta başındayım'], ['fi', 'Olen paikalla'], ['en', 'I am at the board']] as [Language, string][]) {
    await page.locator('header select').first().selectOption(language);
    await expect(page.getByRole('button', { name: words })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

test('themes of board and pieces are kept', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10' });
  const page = await enter(link(game, 'white'));
  const wood = () => page.locator('.wood').first().evaluate((element) => getComputedStyle(element).backgroundImage);
  const before = await wood();
  await menu(page);
  await page.getByRole('combobox', { name: /^Board/ }).selectOption('blue');
  expect(await wood()).not.toBe(before);
  const blue = await wood();
  await page.reload();
  await expect(page.locator('.wood').first()).toBeVisible();
  expect(await wood()).toBe(blue);
});

test('no page is wider than a narrow screen, or one that is enlarged four times', async ({ house, enter, guest }) => {
  const game = await house.game({ preset: 'standard-40-90-30', names: { white: 'A rather long name of a player', black: 'Another name that is long' } });
  const hall = await house.hall('A hall with a long name that goes on');
  const pages: Page[] = [];
  for (const role of ['white', 'white_sheet', 'organiser', 'display', 'spectator'] as const) pages.push(await enter(link(game, role), 'fi'));
  for (const role of ['organiser', 'display', 'spectator'] as const) pages.push(await enter(link(hall, role), 'hu'));
  for (const path of ['/', '/join', '/laws', '/puzzles', '/clock']) {
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
  await expect(white.locator('.clock.running')).toBeVisible();
  const frame = (clock: string) => white.locator(clock).evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(await frame('.clock.running')).not.toBe(await frame('.clock:not(.running)'));
  expect(await white.locator('.board .board').first().evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none');
  expect(await white.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('an address without a link explains itself', async ({ house, enter, guest }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  for (const path of [`/game/${game.game}?as=white`, '/game/0000000000000000?as=black', '/hall/0000000000000000?as=arbiter', `/game/${game.game}`]) {
    const stranger = await guest();
    await stranger.goto(house.address + path);
    await expect(stranger.getByRole('heading', { name: /You need a link for this (game|hall)/ })).toBeVisible();
    await expect(stranger.getByText('The connection is lost.')).toHaveCount(0);
  }
  // A spectator who changes the address is no player.
  const watcher = await enter(link(game, 'spectator'));
  // Another role than its own, and one that nobody has heard of.
  for (const role of ['white', 'queen']) {
    await watcher.goto(`${house.address}/game/${game.game}?as=${role}`);
    await expect(watcher.getByRole('heading', { name: 'You need a link for this game' })).toBeVisible();
  }
});

test('a page that does not exist says so, and leads on', async ({ house, guest }) => {
  const page = await guest();
  const answer = await page.goto(`${house.address}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('There is no such page.')).toBeVisible();
  await page.locator('.door[href="/laws"]').click();
  await expect(page).toHaveURL(/\/laws$/);
  const asset = await page.request.get(`${house.address}/assets/none.js`, { headers: { accept: '*/*' } });
  expect([asset.status(), asset.headers()['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
});

for (const [width, height] of [[1366, 768], [390, 664]] as const) {
  test(`nothing shifts while a page comes, ${width}x${height}`, async ({ house, guest }) => {
    for (const [path, there] of [['/', '.tile input[value="rapid-15-10"]'], ['/clock', '.tile input[value="rapid-15-10"]'], ['/laws', '.doors li'], ['/laws/7?edition=2023&beside=2017', 'article'], ['/laws/games', 'main section'], ['/puzzles', 'main h1'], ['/join', 'main h1']] as const) {
      const page = await guest();
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        const seen = { shift: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) if (!entry.hadRecentInput) seen.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(house.address + path);
      await expect(page.locator(there).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift), path).toBeLessThan(0.01);
    }
  });
}

test('names are whole at the table, the desk, on the wall and for spectators', async ({ house, enter }) => {
  test.setTimeout(180_000);
  const names = { white: 'Anna-Mária Kovács-Nagy', black: 'Henri-Juhani Mäkelä-Lehtonen' };
  const hall = await house.hall('Open');
  const desk = await enter(link(hall, 'organiser'));
  const made = await desk.evaluate(async ([id, request]) => (await fetch(`/api/halls/${id}/games`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) })).status, [hall.hall, { board: 1, use: 'console', preset: 'standard-90-30', names }] as const);
  expect(made).toBe(201);
  await desk.getByRole('button', { name: 'Start 1 board' }).click();
  const game = await house.game({ no_arbiter: true, preset: 'standard-90-30', names });
  const white = await enter(link(game, 'white'));
  const pages = { desk, table: white, wall: await enter(link(hall, 'display')), spectators: await enter(link(hall, 'spectator')) };
  for (const [what, page] of Object.entries(pages)) {
    for (const [width, height] of [[1366, 768], [1920, 1080], [390, 664], [844, 390]] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.clock .who').first()).toBeVisible();
      const cut = await page.locator('.clock').evaluateAll((all) => all.filter((clock) => {
        const name = clock.querySelector('.who strong') ?? clock.querySelector('.who');
        if (!name || clock.clientHeight === 0) return false;
        const [inner, outer] = [name.getBoundingClientRect(), clock.getBoundingClientRect()];
        return name.scrollWidth > name.clientWidth + 1 || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
      }).map((clock) => clock.textContent));
      expect(cut, `${what} at ${width}x${height}`).toEqual([]);
    }
  }
});
