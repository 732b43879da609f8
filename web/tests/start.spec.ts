/** From the front door to the first move, and from the last move to the next game. */
import { carry, expect, test, turn } from './house';

test('a time, one link, and the game starts by itself', async ({ house, guest }) => {
  const white = await guest();
  await white.goto(house.address);
  await white.getByRole('radio', { name: '3 min + 2 s a move' }).check({ force: true });
  await white.getByPlaceholder('Your name').fill('Anna');
  await white.getByRole('button', { name: 'White', exact: true }).click();
  await white.getByRole('button', { name: 'Start and invite' }).click();
  await white.waitForURL(/\/game\/.*as=white/);
  await expect(white.getByRole('heading', { name: 'Invite your opponent' })).toBeVisible();
  await expect(white.locator('.qr svg')).toBeVisible();
  const invitation = await white.getByLabel('Link to copy').inputValue();
  expect(invitation).toContain('/join#');
  // The invitation is still there after the page was closed.
  await white.reload();
  await expect(white.getByLabel('Link to copy')).toHaveValue(invitation);
  // Two friends need one link; those of officials and scoresheets are not in their way.
  await expect(white.locator('.qr')).toHaveCount(1);
  await expect(white.locator('main')).not.toContainText(/deputy|scoresheet link|organiser/i);

  const black = await guest();
  await black.goto(invitation);
  await black.waitForURL(/\/game\/.*as=black/);
  await turn(white);
  await expect(black.locator('.opponent')).toContainText('Anna');
  await expect(white.locator('.me .face')).toHaveText(/^(3:0\d|2:5\d)$/);
  await carry(white, 'e2', 'e4', 'white');
  await expect(white.locator('.strip')).toContainText('e4 is made');

  // At home the game stands by its names.
  await white.goto(house.address);
  await expect(white.getByRole('region', { name: 'Your games' }).getByRole('link')).toContainText(/Anna – Somebody\s*3\+2 · move 1 · being played/);
});

test('an own time control with a delay', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(house.address);
  await page.getByRole('radio', { name: /own time/ }).check({ force: true });
  await page.getByLabel('Minutes each').fill('7');
  await page.getByLabel('Seconds a move').fill('4');
  await page.getByLabel('How they count').selectOption('delay');
  await page.getByRole('button', { name: 'Start and invite' }).click();
  await page.waitForURL(/\/game\//);
  await expect(page.locator('.me .face')).toHaveText('7:00');
});

test('where an arbiter is there, somebody must say how the game is supervised', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(house.address);
  const supervision = page.getByLabel('Supervision');
  await page.getByText('More options').click();
  await expect(supervision).toHaveValue('full');
  await page.getByLabel('An arbiter is present').check();
  await expect(supervision).toHaveValue('');
  // What is still to be chosen opens by itself.
  await page.getByText('More options').click();
  await expect(supervision).toBeHidden();
  await page.getByRole('button', { name: 'Start and open the desk' }).click();
  await expect(supervision).toBeVisible();
  await supervision.selectOption('limited');
  await page.getByRole('button', { name: 'Start and open the desk' }).click();
  await page.waitForURL(/as=organiser/);
});

test('a rematch with the colours changed, if both want it', async ({ house, guest }) => {
  const anna = await guest();
  await anna.goto(house.address);
  await anna.getByPlaceholder('Your name').fill('Anna');
  await anna.getByRole('button', { name: 'White', exact: true }).click();
  await anna.getByRole('button', { name: 'Start and invite' }).click();
  const invitation = await anna.getByLabel('Link to copy').inputValue();
  const bela = await guest();
  await bela.goto(invitation);
  await turn(anna);
  await bela.getByRole('button', { name: 'More …' }).click();
  await bela.getByRole('button', { name: 'Resign …' }).click();
  await bela.getByRole('button', { name: 'Yes, I resign' }).click();
  await expect(anna.locator('.strip')).toContainText('You won');
  // A press that comes too late asks for nothing.
  const button = anna.getByRole('button', { name: 'Rematch, colours changed' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.click();
  await expect(anna.getByRole('button', { name: 'Asked. Waiting for your opponent' })).toBeVisible();
  await bela.getByRole('button', { name: 'Accept the rematch' }).click();
  await bela.waitForURL(/as=white/);
  await anna.waitForURL(/as=black/);
  await turn(bela);
  await expect(bela.locator('.opponent')).toContainText('Anna');
});
