/** The same deals at several tables: opened on the start page, shuffled by all browsers together, compared after each deal. */
import type { Page } from '@playwright/test';
import type { DuplicateCreated, DuplicateRequest, GameCreated } from '../src/wire';
import { act, dice, playUntil } from './cards';
import { expect, link, test, type House } from './house';

/** Two tables with one deal, three people at each, who have so many seconds to open a number. */
async function openTwo(house: House, seconds: number): Promise<GameCreated[]> {
  const request: DuplicateRequest = { game: 'snapszer', deals: 1, shuffle_seconds: seconds, tables: [{ names: ['Anna', 'Béla', 'Cili'] }, { names: ['Dóra', 'Elek', 'Flóra'] }] };
  const answer = await fetch(`${house.address}/api/duplicates`, { method: 'POST', headers: { 'content-type': 'application/json', origin: house.address }, body: JSON.stringify(request) });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as DuplicateCreated).tables;
}

/** The one place for notices. What stands there of a name stays for ten seconds; elsewhere only until the cards are dealt. */
const notice = (page: Page) => page.getByRole('region', { name: 'Notice' });

/** The row of a deal on the sheet. */
const over = (deal: number) => async (page: Page): Promise<boolean> => (await page.locator('.sheet .sc tbody tr').count()) >= deal;

test('two tables play the same deals, and compare them when both have played', async ({ house, guest }) => {
  test.setTimeout(240_000);
  const first = await guest();
  await first.setViewportSize({ width: 1366, height: 768 });
  await first.goto(`${house.address}/cards`);
  await first.getByRole('button', { name: 'Snapszer', exact: true }).click();
  await first.getByLabel('Deals', { exact: true }).fill('2');
  for (const seat of ['Seat 2', 'Seat 3']) await first.getByRole('group', { name: seat }).getByRole('button', { name: 'Simple' }).click();
  await first.getByLabel('Tables with the same deals').fill('2');
  for (const seat of [2, 3]) await first.getByLabel(`Table 2, Seat ${seat}`).selectOption('simple');
  await first.getByRole('group', { name: 'Table 2' }).getByPlaceholder('Name of your friend').first().fill('Dóra');
  await first.getByRole('button', { name: 'Open and invite' }).click();
  const links = first.getByRole('region', { name: 'A link for every player' });
  await expect(links.getByRole('heading', { name: 'Dóra' })).toBeVisible();
  const path = await links.locator('input').inputValue();
  await first.getByRole('button', { name: 'To my table' }).click();
  await first.waitForURL(/\/cards\/.+/);
  // Nothing is dealt before everybody of both tables is there, and it is said who is missing.
  await expect(first.getByText('One shuffle for all tables waits for: Table 2: Dóra')).toBeVisible();
  await expect(first.locator('[data-card]')).toHaveCount(0);
  const second = await guest();
  await second.setViewportSize({ width: 390, height: 664 });
  await second.goto(path);
  await second.waitForURL(/\/cards\/.+/);
  const roll = dice(8);
  // Both tables get their first deal; the first one plays it.
  for (const page of [first, second]) await expect(async () => {
    await act(page, roll, {});
    expect(await page.locator('[data-card]').count()).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  await playUntil([first], roll, over(1), {});
  await first.getByRole('button', { name: 'Other tables' }).click();
  const dialog = first.getByRole('dialog');
  await expect(dialog.getByText('not played yet')).toBeVisible();
  const mark = await dialog.getByText('This code is the same at every table').innerText();
  await first.getByRole('button', { name: 'Close' }).click();
  // Who has not played it is told nothing of it.
  await second.getByRole('button', { name: 'Other tables' }).click();
  await expect(second.getByRole('dialog').getByText('No deal is over at this table yet.')).toBeVisible();
  await expect(second.getByRole('dialog').getByText(mark)).toBeVisible();
  await second.getByRole('button', { name: 'Close' }).click();
  await playUntil([second], roll, over(1), {});
  await second.getByRole('button', { name: 'Other tables' }).click();
  const results = second.getByRole('dialog').getByRole('region', { name: 'Deal 1:' }).locator('tr');
  await expect(results).toHaveCount(2);
  await expect(second.getByRole('dialog').getByText('Against the mean of the other tables')).toBeVisible();
  expect(await second.locator('dialog[open]').evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  await second.getByRole('button', { name: 'Close' }).click();
  // Each browser checks the draw and both deals with its one number.
  await playUntil([first, second], roll, async (_, end) => end, {});
  for (const page of [first, second]) {
    await page.getByRole('button', { name: 'Check of the shuffle' }).first().click();
    await expect(page.getByText('Checked with your own number: nobody steered the shuffle')).toHaveCount(3);
    await page.getByRole('button', { name: 'Close' }).click();
  }
});

test('who withholds a number twice is left out, is told so, and plays on; everybody hears who it was', async ({ house, enter, guest }) => {
  test.setTimeout(240_000);
  const [one, other] = await openTwo(house, 15);
  if (!one || !other) throw new Error('two tables');
  // Elek commits like everybody, and the number never reaches the server.
  const cheat = await guest();
  await cheat.setViewportSize({ width: 390, height: 664 });
  await cheat.routeWebSocket(/\/line/, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => {
      if (String(message).includes('add_nonce')) line.send(JSON.stringify({ type: 'done', id: JSON.parse(String(message)).id }));
      else server.send(message);
    });
  });
  await cheat.goto(house.address + link(other, 'second'));
  const honest = await Promise.all([
    ...(['first', 'second', 'third'] as const).map((role) => enter(link(one, role))),
    ...(['first', 'third'] as const).map((role) => enter(link(other, role))),
  ]);
  const pages = [...honest, cheat];
  const roll = dice(11);
  // While the two tables wait, both know for whom.
  await expect(honest[0]!.getByText('One shuffle for all tables waits for: Table 2: Elek')).toBeVisible({ timeout: 30_000 });
  await Promise.all([
    notice(cheat).getByText('You were named twice. The shuffle goes on without a number of yours; you play on as before.').waitFor({ timeout: 90_000 }),
    notice(honest[3]!).getByText('Named twice: the shuffle of all tables goes on without a number from Elek.').waitFor({ timeout: 90_000 }),
  ]);
  // The deal comes all the same, to all six; the one who was left out has cards like everybody.
  await expect(async () => {
    for (const page of pages) await act(page, roll, {});
    for (const page of pages) expect(await page.locator('[data-card]').count()).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  await playUntil(pages, roll, over(1), {});
  // Who has a number in it can check the shuffle; the other one is told that there is none.
  await honest[4]!.getByRole('button', { name: 'Check of the shuffle' }).first().click();
  await expect(honest[4]!.getByText('Checked with your own number: nobody steered the shuffle')).toHaveCount(2);
  await cheat.getByRole('button', { name: 'Check of the shuffle' }).first().click();
  await expect(cheat.getByText('Checked with your own number: nobody steered the shuffle')).toHaveCount(0);
});
