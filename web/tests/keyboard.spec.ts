/** A player who sees nothing and uses the keyboard alone. */
import type { Page } from '@playwright/test';
import { arrive, expect, link, menu, record, test, turn, type } from './house';

/** Go on with Tab until something of that name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      const named = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : element;
      const label = named?.textContent;
      return label?.trim() ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`the keyboard never reaches ${name}`);
}

test("a blind player's game by keyboard alone", async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true, blind: { white: true, black: false } });
  const blind = await enter(link(game, 'white'));
  const other = await enter(link(game, 'black'));
  await blind.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    speechSynthesis.speak = (utterance) => void spoken.push(`${utterance.lang}: ${utterance.text}`);
  });
  await arrive(other);

  // The menu opens by keyboard, and speech is in it.
  await blind.locator('header summary').press('Enter');
  await tabTo(blind, /^Speech/);
  await blind.keyboard.press('End');
  await blind.keyboard.press('Escape');
  await tabTo(blind, /^I am at the board$/);
  await blind.keyboard.press('Enter');
  await turn(blind);

  // A move on the readable board: out of its hole on e2, into that of e4, square by square; then announced.
  await tabTo(blind, /^a1, white rook$/);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'Enter']) await blind.keyboard.press(key);
  await expect(blind.getByRole('button', { name: 'e2, white pawn, lifted' })).toBeFocused();
  for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await blind.keyboard.press(key);
  await expect(blind.getByRole('status').filter({ hasText: 'White put a piece into its new hole (e2-e4).' })).toBeAttached();
  await tabTo(blind, /^Move \(from and to\)$/);
  await blind.keyboard.press('Enter');
  await expect(blind.getByRole('status').filter({ hasText: 'White made the move e2-e4.' })).toBeAttached();
  await blind.keyboard.press('Control+Enter');
  await turn(other);

  await type(other, 'e5');
  await other.getByRole('button', { name: 'Press the clock' }).click();
  await turn(blind);
  await expect.poll(() => blind.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toContain('de: Eva sieben Eva fünf');

  // Questions are answered to the one who asks.
  await tabTo(blind, /^Type a move or a command$/);
  await blind.keyboard.type('?e5');
  await blind.keyboard.press('Enter');
  await expect(blind.getByRole('status').filter({ hasText: 'black pawn e5' })).toBeAttached();
  await blind.keyboard.type('?t');
  await blind.keyboard.press('Enter');
  await expect(blind.getByText(/White: 0 h 1[45] min \d+ s\./).first()).toBeVisible();

  // Moves and commands by typing, to the end of the game.
  await blind.keyboard.type('Bc4');
  await blind.keyboard.press('Enter');
  await expect(record(blind)).toContainText('White made the move f1-c4.');
  await blind.keyboard.press('Control+Enter');
  await type(other, 'a6');
  await other.getByRole('button', { name: 'Press the clock' }).click();
  await turn(blind);
  await blind.keyboard.type('Qh5');
  await blind.keyboard.press('Enter');
  await blind.keyboard.press('Control+Enter');
  await type(other, 'a5');
  await other.getByRole('button', { name: 'Press the clock' }).click();
  await turn(blind);
  await blind.keyboard.type('Qxf7');
  await blind.keyboard.press('Enter');
  await expect(blind.locator('.strip')).toContainText('1–0');
  await expect(blind.getByRole('alert').filter({ hasText: 'checkmate' })).toBeAttached();
});

test('a dialog is opened, filled and left by keyboard', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await arrive(white, black);
  await tabTo(white, /^More$/);
  await white.keyboard.press('Enter');
  const dialog = white.getByRole('dialog', { name: 'More requests' });
  await expect(dialog).toBeVisible();
  await white.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(white.getByRole('button', { name: 'More …' })).toBeFocused();
  await white.keyboard.press('Enter');
  await tabTo(white, /^Resign …$/);
  await white.keyboard.press('Enter');
  await tabTo(white, /^Yes, I resign$/);
  await white.keyboard.press('Enter');
  await expect(black.locator('.strip')).toContainText('0–1');
});

test('a dialog keeps the focus inside, and the first Tab skips to the content', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await enter(link(game, 'white'));
  await expect(white.getByRole('button', { name: 'I am at the board' })).toBeVisible();
  await white.keyboard.press('Tab');
  await expect(white.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await expect(white.getByRole('link', { name: 'Skip to the content' })).toBeInViewport();
  await white.keyboard.press('Enter');
  await expect(white.locator('#main')).toBeFocused();

  await arrive(white, await enter(link(game, 'black')));
  await turn(white);
  await tabTo(white, /^Claim$/);
  const outline = await white.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  expect(outline).toBe('solid');
  await white.keyboard.press('Enter');
  const dialog = white.getByRole('dialog', { name: 'Claim a draw' });
  await expect(dialog).toBeVisible();
  for (let i = 0; i < 15; i += 1) {
    await white.keyboard.press('Tab');
    // The browser's own bar is the only other place that Tab may reach.
    expect(await white.evaluate(() => document.activeElement === document.body || document.querySelector('dialog[open]')?.contains(document.activeElement))).toBe(true);
  }
  await white.keyboard.press('Escape');
  await expect(white.getByRole('button', { name: 'Claim a draw …' })).toBeFocused();
});

test('the board is a grid: ranks are named, arrows stop at the edge, Home and End go along it', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const black = await enter(link(game, 'black'));
  const grid = black.getByRole('grid', { name: 'Board, readable square by square' });
  await expect(grid.getByRole('row').first()).toHaveAccessibleName('Rank 1');
  await expect(grid.getByRole('gridcell')).toHaveCount(64);
  // As Black sees it: h8 is at the bottom left.
  await tabTo(black, /^h8, black rook$/);
  await black.keyboard.press('ArrowDown');
  await expect(black.getByRole('button', { name: 'h8, black rook' })).toBeFocused();
  await black.keyboard.press('End');
  await expect(black.getByRole('button', { name: 'a8, black rook' })).toBeFocused();
  await black.keyboard.press('PageUp');
  await expect(black.getByRole('button', { name: 'a1, white rook' })).toBeFocused();
  await black.keyboard.press('Home');
  await expect(black.getByRole('button', { name: 'h1, white rook' })).toBeFocused();
});

for (const [language, sentence] of [['en', 'White made the move e2-e4.'], ['hu', 'Világos megtette a lépését: e2-e4.'], ['tr', 'Beyaz, e2-e4 hamlesini yaptı.'], ['fi', 'Valkea teki siirron e2-e4.']] as const) {
  test(`a voice of the language speaks (${language})`, async ({ house, enter }) => {
    const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
    const white = await enter(link(game, 'white'), language);
    const black = await enter(link(game, 'black'));
    await white.evaluate(() => {
      const spoken: string[] = [];
      const voices = ['de-DE', 'en-GB', 'fi-FI', 'hu-HU', 'tr-TR'].flatMap((lang) => [{ lang, localService: false, name: `${lang} far` }, { lang, localService: true, name: `${lang} here` }]);
      Object.assign(window, { spoken });
      speechSynthesis.getVoices = () => voices as SpeechSynthesisVoice[];
      // A browser without a sound system has no voices of its own to choose from, and takes no others.
      Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { writable: true, value: null });
      speechSynthesis.speak = (one) => void spoken.push(`${one.lang} | ${one.voice?.name} | ${one.text}`);
    });
    const heard = () => white.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
    await white.locator('button.press').click();
    await arrive(black);
    await expect(white.locator('.clock.running')).toBeVisible();
    await menu(white);
    await white.locator('header select').nth(1).selectOption('sentence');
    await white.locator('#command').fill('e2e4');
    await white.locator('#command').press('Enter');
    await expect.poll(heard).toContain(`${language} | ${language}-${language === 'en' ? 'GB' : language.toUpperCase()} here | ${sentence}`);
    // Moves with the names of Appendix D are German in every country.
    await white.locator('header select').nth(1).selectOption('announcement');
    await white.keyboard.press('Escape');
    await white.keyboard.press('Control+Enter');
    await turn(black);
    await type(black, 'Nf6');
    await expect.poll(heard).toContain('de | de-DE here | Springer Gustav acht Felix sechs');
  });
}
