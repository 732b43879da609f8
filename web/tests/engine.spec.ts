/** A person alone: a game against an engine in two taps, on a large screen and on a phone. */
import AxeBuilder from '@axe-core/playwright';
import { House, carry, expect, press, test, turn } from './house';

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
  // From here it is two taps.
  await page.getByRole('button', { name: 'Parrot' }).click();
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
