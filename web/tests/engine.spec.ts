/** A person alone: a game against an engine in two taps, on a large screen and on a phone. */
import AxeBuilder from '@axe-core/playwright';
import { House, carry, come, expect, link, press, test, turn } from './house';

const PARROT = new URL('./parrot.sh', import.meta.url).pathname;

const alone = test.extend<{ club: House }>({
  club: async ({}, use) => {
    const club = await House.open([`Parrot=${PARROT}`]);
    await use(club);
    await club.close();
  },
});

alone('two taps, and the engine answers', async ({ club, guest }) => {
  const page = await guest();
  await page.goto(club.address);
  await page.getByRole('button', { name: 'White', exact: true }).click();
  // From here it is two taps, and what is tapped second stays where it is.
  const main = page.locator('form.start .main');
  await expect(page.getByText('You then send the other player one link.')).toBeVisible();
  const before = await main.boundingBox();
  await page.getByRole('button', { name: 'Parrot' }).click();
  expect(await main.boundingBox()).toEqual(before);
  const level = page.getByRole('slider', { name: 'Level 3 of 10' });
  await level.fill('10');
  await expect(page.getByText('Level 10 of 10')).toBeVisible();
  expect((await new AxeBuilder({ page }).include('form.start').analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/game\/.*as=white/);
  await turn(page);
  await expect(page.locator('.opponent')).toContainText('Parrot 10/10');
  await carry(page, 'e2', 'e4', 'white');
  await press(page);
  // It has answered and pressed.
  await expect(page.locator('.moves')).toContainText('e5');
  await turn(page);
});

alone('the desk and the wall show a game that was begun in two taps', async ({ club, guest }) => {
  const page = await guest();
  await page.goto(club.address);
  await page.getByRole('button', { name: 'White', exact: true }).click();
  await page.getByRole('button', { name: 'Parrot' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/game\/.*as=white/);
  const game = new URL(page.url()).pathname;
  const desk = await page.context().newPage();
  await desk.goto(`${club.address}${game}?as=organiser`);
  await expect(desk.getByText('Parrot 3/10').filter({ visible: true }).first()).toBeVisible();
  // The wall is another machine, by a link that the desk gives out.
  const given = await desk.evaluate(async (path) => (await fetch(`/api${path.replace('/game/', '/games/')}/links`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"role":"display"}' })).json() as Promise<{ path: string }>, game);
  const wall = await come(await guest(), club.address + given.path);
  await expect(wall.getByText('Parrot 3/10').filter({ visible: true }).first()).toBeVisible();
  await turn(page);
  await carry(page, 'e2', 'e4', 'white');
  await press(page);
  await expect(desk.locator('body')).toContainText('e4');
  // The wall has the last move alone, which is the engine's as soon as it has answered.
  await expect(wall.locator('body')).toContainText(/1\. e4|1… \S/);
});

alone('a hall shows the games of engines among its boards', async ({ club, guest }) => {
  const hall = await club.hall('Club evening');
  const desk = await come(await guest(), `${club.address}${link(hall, 'organiser')}`);
  const request = { preset: 'blitz-5-0', regime: 'limited', no_arbiter: true, board: 7, names: { white: 'Anna', black: '' }, engine: { side: 'black', name: 'Parrot', level: 4 } };
  const made = await desk.evaluate(async ([id, body]) => (await fetch(`/api/halls/${id}/games`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).status, [hall.hall, request] as const);
  expect(made).toBe(201);
  const wall = await come(await guest(), `${club.address}${link(hall, 'display')}`);
  for (const seen of [desk, wall]) {
    await expect(seen.getByText('Anna', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expect(seen.getByText('Parrot 4/10').filter({ visible: true }).first()).toBeVisible();
  }
});

alone('the same on a phone, where the engine begins', async ({ club, guest }) => {
  const page = await guest();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(club.address);
  await page.getByRole('button', { name: 'Black', exact: true }).click();
  await page.getByRole('button', { name: 'Parrot' }).click();
  await page.getByRole('slider').fill('10');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/game\/.*as=black/);
  await turn(page);
  await expect(page.locator('.opponent')).toContainText('Parrot');
});

test('where there is no engine, nobody is asked', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(house.address);
  await expect(page.getByRole('button', { name: 'Start and invite' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Opponent' })).toHaveCount(0);
});
