/** Guidelines I: a move is sealed in the browser of a player and opened at the desk. */
import { act, arrive, expect, link, press, propose, record, test, type } from './house';

test('a sealed move stays secret until the envelope is opened', async ({ house, enter }) => {
  const game = await house.game({ preset: 'standard-90-30', names: { white: 'Anna', black: 'Béla' } });
  const desk = await enter(link(game, 'arbiter'));
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await arrive(white, black);
  await act(desk, 'Start the game');
  await type(white, 'e4');
  await press(white);
  await act(desk, 'Ask to seal a move', {}, 'Black is asked to seal a move');

  await black.getByRole('button', { name: 'More …' }).click();
  await black.getByRole('dialog').getByLabel('Move').fill('e5');
  await black.getByRole('dialog').getByRole('button', { name: 'Seal it' }).click();
  await expect(record(desk)).toContainText('Black has sealed a move');
  const kept = (await black.getByText(/^Sealed here: move e5, key/).textContent()) ?? '';
  const key = kept.split(' ').at(-1) ?? '';
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  await black.getByRole('button', { name: 'More …' }).click();
  await black.getByRole('dialog').getByRole('button', { name: 'Stop the clock: the seal is final' }).click();
  await expect(record(white)).toContainText('The game is adjourned');

  // Neither the opponent nor the arbiter can know the move; only the key is still to be seen, and only by its owner.
  for (const page of [white, desk]) {
    await expect(page.getByText(key)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Scoresheet' })).not.toContainText('e5');
  }
  await black.reload();
  await expect(black.getByText(`Sealed here: move e5, key ${key}`)).toBeVisible();

  await act(desk, 'Keep the envelope', { "White's name": 'Anna', "Black's name": 'Béla', 'When and where play goes on': 'tomorrow at ten' });
  await act(desk, 'Resume an adjourned game', { 'White is here': true, 'Black is here': true });
  const wrong = await propose(desk, 'Open the envelope', { 'Move as written': 'd5', 'Key from the envelope': key });
  await expect(wrong.getByRole('link', { name: 'Article I.3, explanation' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  await act(desk, 'Open the envelope', { 'Move as written': 'e5', 'Key from the envelope': key }, 'e7-e5');
  for (const page of [white, black]) await expect(page.getByRole('region', { name: 'Scoresheet' })).toContainText('e5');
  await expect(white.getByText('It is your move.')).toBeVisible();
});
