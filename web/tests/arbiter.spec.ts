/** The arbiter at the desk. */
import type { Page } from '@playwright/test';
import { arrive, carry, expect, link, press, record, test, type } from './house';

/** A field of the desk by its name. */
const field = (desk: Page, name: string) => desk.getByRole('combobox', { name, exact: true }).or(desk.getByRole('textbox', { name, exact: true }));

/** Choose an act, fill its fields, see the proposal, confirm it. */
async function act(desk: Page, name: string, fields: Record<string, string> = {}, proposed?: string): Promise<void> {
  await field(desk, 'What').selectOption({ label: name });
  for (const [label, value] of Object.entries(fields)) {
    const one = field(desk, label);
    if ((await one.evaluate((element) => element.tagName)) === 'SELECT') await one.selectOption({ label: value });
    else await one.fill(value);
  }
  await desk.getByRole('button', { name: 'What would be ruled?' }).click();
  if (proposed) await expect(desk.getByRole('region', { name: 'Proposed ruling' })).toContainText(proposed);
  await desk.getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByRole('region', { name: 'Proposed ruling' })).toHaveCount(0);
}

test('the arbiter starts, pauses, adds time and sets a ruling aside', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', names: { white: 'Anna', black: 'Béla' } });
  const desk = await enter(link(game, 'arbiter'));
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await arrive(white, black);
  await act(desk, 'Start the game', {}, 'The game has begun.');
  await expect(white.getByText('It is your move.')).toBeVisible();

  // A player calls; the desk hears a sound and sees it, says that it is seen to, and lets play go on.
  await desk.evaluate(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      Object.assign(window, { rang: true });
      start.apply(this, when);
    };
  });
  await white.getByRole('button', { name: 'Stop the clock, call the arbiter …' }).click();
  await white.getByLabel('Reason').fill('a telephone rang');
  await white.getByRole('button', { name: 'Stop and call' }).click();
  await expect(desk.getByText('White paused the clock: a telephone rang').first()).toBeVisible();
  await expect.poll(() => desk.evaluate(() => 'rang' in window)).toBe(true);
  await desk.getByRole('button', { name: 'Seen to' }).click();
  await expect(desk.getByRole('button', { name: 'Seen to' })).toHaveCount(0);
  await expect(black.getByText('The clocks are paused.')).toBeVisible();
  await act(desk, 'Give additional time', { To: 'White', 'Time (minutes:seconds)': '3:00' }, 'The arbiter gave');
  await expect(white.getByLabel("White's time")).toHaveText(/^1[78]:\d\d$/);
  await act(desk, 'Let play go on', {}, 'Play goes on.');
  await expect(white.getByText('It is your move.')).toBeVisible();

  // An illegal move is penalised by the program; the arbiter sets the ruling aside.
  await carry(white, 'e2', 'e5', 'white');
  await press(white);
  const penalty = record(desk).locator('li.fault_penalised');
  await expect(penalty).toContainText('White is penalised for an illegal move.');
  await penalty.getByRole('button', { name: 'Set aside' }).click();
  await desk.getByRole('dialog').getByLabel('Reason').fill('the screen slipped');
  await desk.getByRole('dialog').getByRole('button', { name: 'Set aside' }).click();
  await expect(record(desk)).toContainText('The arbiter set the ruling aside: the screen slipped');
  await expect(record(white)).toContainText('The arbiter set the ruling aside');

  // Setting it aside stops the clocks; the arbiter lets play go on, pauses and checks whether mate is still possible.
  await expect(white.getByText('The clocks are paused.')).toBeVisible();
  await act(desk, 'Let play go on', {}, 'Play goes on.');
  await expect(white.getByText('The clocks are paused.')).toHaveCount(0);
  await act(desk, 'Pause the clocks', { Reason: 'a fire alarm' }, 'paused the clock: a fire alarm');
  await expect(white.getByText('The clocks are paused.')).toBeVisible();
  await desk.getByText('Check a claim, or whether mate is still possible').click();
  await desk.getByRole('button', { name: 'Can White still mate?' }).click();
  await expect(desk.getByText(/White can still mate:/)).toBeVisible();
});

test('what was seen at a real board leads to a proposed ruling', async ({ house, enter }) => {
  const game = await house.game({ preset: 'standard-90-30', use: 'console' });
  const desk = await enter(link(game, 'arbiter'));
  await act(desk, 'Start the game');
  await act(desk, 'Touches pieces', { 'Whose act': 'White', Squares: 'g1' }, 'The touched piece must be moved.');
  await field(desk, 'What').selectOption({ label: 'Touches pieces' });
  await field(desk, 'Squares').fill('z9');
  await desk.getByRole('button', { name: 'What would be ruled?' }).click();
  await expect(desk.getByText('Squares: this cannot be read.').first()).toBeVisible();
  await act(desk, 'Move', { 'Whose act': 'White', 'Move (from and to)': 'g1f3' }, 'White made the move g1-f3.');
  await act(desk, 'Presses the clock', { 'Whose act': 'White' }, 'the move is completed');
  await act(desk, 'Penalise', { Whose: 'Black', Penalty: 'warning' }, 'Black is warned.');
  await desk.locator('summary', { hasText: 'Penalties and conduct' }).click();
  await expect(desk.getByRole('row', { name: 'Warnings 0 1' })).toBeVisible();
});

test('a hall: boards at a glance, the wall, the spectators', async ({ house, enter }) => {
  const hall = await house.hall('Spring Open');
  const desk = await enter(link(hall, 'organiser'));
  await desk.getByText('Add board 1').click();
  await desk.getByLabel("White's name").fill('Anna');
  await desk.getByLabel("Black's name").fill('Béla');
  await desk.getByRole('button', { name: 'Add the board' }).click();
  await expect(desk.getByRole('button', { name: /Board 1/ })).toContainText('Anna');

  const wall = await enter(link(hall, 'display'));
  await expect(wall.getByRole('heading', { name: 'Spring Open' })).toBeVisible();
  await expect(wall.getByRole('article', { name: 'Board 1' })).toContainText('Béla');
  await act(desk, 'Start the game');
  await act(desk, 'Move', { 'Whose act': 'White', 'Move (from and to)': 'e2e4' });
  await expect(wall.getByRole('article', { name: 'Board 1' })).toContainText('1. e4');

  const watcher = await enter(link(hall, 'spectator'));
  await watcher.getByRole('button', { name: 'Watch board 1' }).click();
  await expect(watcher.getByRole('region', { name: 'Scoresheet' })).toContainText('e4');
});

test('a typed command reaches the desk of a mediated game', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10' });
  const desk = await enter(link(game, 'arbiter'));
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await arrive(white, black);
  await act(desk, 'Start the game');
  await type(white, 'e4');
  await expect(record(desk)).toContainText('White made the move e2-e4.');
});
