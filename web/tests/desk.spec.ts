/** The desk: real boards followed by hand, many boards, links that are kept. */
import { act, expect, link, record, spot, test, turn, type, type House } from './house';
import { Pointer } from './pointers';
import type { Page } from '@playwright/test';

async function boards(house: House, desk: Page, hall: string, count: number): Promise<void> {
  for (let board = 1; board <= count; board += 1) {
    const made = await desk.evaluate(async ([id, request]) => (await fetch(`/api/halls/${id}/games`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) })).status, [hall, { board, use: 'console', preset: 'standard-90-30', names: { white: `Player White ${board}`, black: `Player Black ${board}` } }] as const);
    expect(made, house.address).toBe(201);
  }
}

test('a real board is followed by dragging and by typing, and the press follows', async ({ house, enter }) => {
  const game = await house.game({ preset: 'standard-90-30', use: 'console' });
  const desk = await enter(link(game, 'arbiter'));
  await desk.setViewportSize({ width: 1366, height: 768 });
  await desk.getByRole('group', { name: 'Quick acts' }).getByRole('button', { name: 'Start' }).click();
  await expect(record(desk)).toContainText('The game has begun.');
  const pointer = await Pointer.of(desk, 'mouse');
  await pointer.carry(await spot(desk, 'e2', 'white'), await spot(desk, 'e4', 'white'));
  await expect(record(desk)).toContainText('White made the move e2-e4.');
  await expect(record(desk)).toContainText('White pressed the clock');
  await expect(desk.locator('.of-black .clock.running')).toBeVisible();
  // The touches of the arbiter's hand are nobody's.
  await expect(record(desk)).not.toContainText('White touched');
  const field = desk.getByLabel('Type a command or a question');
  await field.fill('e5');
  await field.press('Enter');
  await expect(record(desk)).toContainText('Black made the move e7-e5.');
  await expect(desk.locator('.of-white .clock.running')).toBeVisible();
  // What is against the Laws is shown before it is entered.
  await pointer.carry(await spot(desk, 'g1', 'white'), await spot(desk, 'g4', 'white'));
  await expect(desk.getByRole('region', { name: 'Proposed ruling' })).toBeVisible();
});

for (const size of [{ width: 1366, height: 768 }, { width: 390, height: 664 }]) {
  test(`nothing that an arbiter aims at moves when calls come and proposals close, at ${size.width}x${size.height}`, async ({ house, enter }) => {
    const game = await house.game({ preset: 'rapid-15-10' });
    const desk = await enter(link(game, 'arbiter'));
    await desk.setViewportSize(size);
    const white = await enter(link(game, 'white'));
    await enter(link(game, 'black'));
    await act(desk, 'Start the game');
    /** Where the things stand that a hand may be on its way to, within what is scrolled. */
    const places = () => desk.evaluate(() => ['.work form', '.work details', '.work .log'].map((selector) => (document.querySelector(selector) as HTMLElement).offsetTop));
    const before = await places();
    await turn(white);
    await type(white, 'arbiter the lamp broke');
    await expect(desk.getByRole('region', { name: 'Waiting for you' })).toContainText('the lamp broke');
    expect(await places()).toEqual(before);
    await desk.getByRole('button', { name: 'Done' }).click();
    await expect(desk.getByRole('region', { name: 'Waiting for you' })).toContainText('Nothing waits for you');
    expect(await places()).toEqual(before);
    // A proposal makes room for itself once, and leaves the room when it is taken or dropped.
    for (const last of ['Cancel', 'Confirm']) {
      await desk.getByRole('combobox', { name: 'What happened', exact: true }).fill('Let play go on');
      await desk.getByRole('option', { name: 'Let play go on', exact: true }).click();
      await desk.getByRole('button', { name: 'Show the ruling' }).click();
      const proposal = desk.getByRole('region', { name: 'Proposed ruling' });
      await expect(proposal).toBeVisible();
      const open = await places();
      await proposal.getByRole('button', { name: last }).click();
      await expect(proposal).toBeHidden();
      expect(await places(), last).toEqual(open);
    }
  });
}

for (const count of [4, 20, 60]) {
  test(`${count} boards at the desk: the list, the board and the acts are all in sight`, async ({ house, enter }) => {
    test.setTimeout(120_000);
    const hall = await house.hall('Spring Open');
    const desk = await enter(link(hall, 'organiser'));
    await desk.setViewportSize({ width: 1366, height: 768 });
    await boards(house, desk, hall.hall, count);
    await expect(desk.locator('.boards .tile')).toHaveCount(count);
    const box = (await desk.locator('.desk .wood').boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(0.79 * 768);
    expect(box.y + box.height).toBeLessThanOrEqual(768);
    for (const selector of ['.quick', '.of-white', '.of-black', '.tools']) {
      const part = (await desk.locator(selector).first().boundingBox())!;
      expect(part.y + part.height, selector).toBeLessThanOrEqual(768);
    }
    // By name, and all of them at once.
    await desk.getByLabel('Board or name').fill(`White ${count}`);
    await expect(desk.locator('.boards .tile')).toHaveCount(1);
    await desk.locator('.boards .tile').click();
    await expect(desk.locator('.of-white')).toContainText(`Player White ${count}`);
    expect(await desk.locator('.desk .wood').boundingBox()).toEqual(box);
    await desk.getByLabel('Board or name').fill('');
    await desk.getByRole('button', { name: `Start ${count} boards` }).click();
    await expect(desk.getByRole('heading', { name: `Playing ${count}` })).toBeVisible({ timeout: 20_000 });

    const wall = await enter(link(hall, 'display'));
    await wall.setViewportSize({ width: 1920, height: 1080 });
    await expect(wall.locator('.mini').first()).toBeVisible();
    // In one look: pages of boards take turns.
    const out = await wall.locator('.mini').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter(({ right, bottom }) => bottom > 1080 || right > 1920).length);
    expect(out, 'boards that are cut').toBe(0);
    const cut = await wall.locator('.mini .who').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > 41).length);
    expect(cut, 'names that are cut').toBe(0);
  });
}

test('the links of all boards stay, and print as one sheet', async ({ house, enter }) => {
  const hall = await house.hall('Spring Open');
  const desk = await enter(link(hall, 'organiser'));
  for (const number of [1, 2]) {
    await desk.getByText(`Add board ${number}`).click();
    if (number === 1) await desk.getByLabel('Supervision').selectOption('limited');
    await desk.getByRole('button', { name: 'Add the board' }).click();
    await expect(desk.locator('.boards .tile')).toHaveCount(number);
    await desk.getByText(`Add board ${number + 1}`).click();
  }
  await desk.reload();
  await desk.getByRole('button', { name: 'Links and QR codes' }).click();
  for (const number of [1, 2]) await expect(desk.getByText(`Board ${number}: White – Black`)).toBeVisible();
  const sheet = desk.waitForEvent('popup');
  await desk.evaluate(() => (window.print = () => undefined));
  await desk.getByRole('button', { name: /^Print \d+ QR slips$/ }).click();
  await expect((await sheet).locator('svg').first()).toBeAttached();
  expect(await (await sheet).locator('svg').count()).toBeGreaterThanOrEqual(8);
});

test('an act is found by typing two letters of it', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10' });
  const desk = await enter(link(game, 'arbiter'));
  await desk.locator('.desk .wood').waitFor();
  await desk.keyboard.press('/');
  await desk.keyboard.type('lat');
  const found = desk.getByRole('listbox').getByRole('option');
  await expect(found.filter({ hasText: 'Let a late player play' })).toBeVisible();
  expect(await found.count()).toBeLessThan(8);
  await found.filter({ hasText: 'Let a late player play' }).click();
  await expect(desk.getByRole('combobox', { name: 'What happened', exact: true })).toHaveValue('Let a late player play');
  await act(desk, 'Note a report', { 'What was told': 'noise' });
  await expect(record(desk)).toContainText('noise');
});

test('spectators go through the moves, turn the board and go to the next', async ({ house, enter }) => {
  const hall = await house.hall('Spring Open');
  const desk = await enter(link(hall, 'organiser'));
  await boards(house, desk, hall.hall, 2);
  const watcher = await enter(link(hall, 'spectator'));
  await watcher.setViewportSize({ width: 1366, height: 768 });
  await watcher.getByRole('button', { name: 'Watch board 1' }).click();
  const box = (await watcher.locator('.watch .wood').boundingBox())!;
  expect(box.height / 768).toBeGreaterThanOrEqual(0.8);
  for (const clock of await watcher.locator('.clock').all()) {
    const part = (await clock.boundingBox())!;
    expect(part.y + part.height).toBeLessThanOrEqual(768);
  }
  await watcher.getByRole('button', { name: 'Next board' }).click();
  await expect(watcher.locator('header')).toContainText('Board 2');
  await watcher.getByRole('button', { name: 'Turn the board' }).click();
  await expect(watcher.locator('.bottom')).toContainText('Player Black 2');
});
