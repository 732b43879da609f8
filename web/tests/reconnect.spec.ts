/** Lines break and servers die; the game goes on where it was. */
import { arrive, expect, link, press, record, test, turn, type } from './house';

test('a line that breaks in the middle comes back with everything that was missed', async ({ house, enter, guest }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await enter(link(game, 'white'));
  const black = await guest();
  let cut = () => {};
  let dead = false;
  await black.routeWebSocket(/\/line/, (socket) => {
    if (dead) {
      void socket.close({ code: 1001 });
      return;
    }
    socket.connectToServer();
    cut = () => void socket.close({ code: 1001 });
  });
  await black.goto(house.address + link(game, 'black'));
  await black.waitForURL(/\/game\//);
  await arrive(white, black);
  await type(white, 'e4');
  await press(white);
  await turn(black);

  dead = true;
  cut();
  await expect(black.getByText('The connection is lost.')).toBeVisible();
  // What is said into the break is kept and said again, once.
  await type(black, 'e5');
  await white.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(record(white)).toContainText('White offers a draw.');
  dead = false;
  await expect(black.getByText('The connection is lost.')).toBeHidden();
  await expect(record(black)).toContainText('White offers a draw.');
  await expect(record(black)).toContainText('Black made the move e7-e5.');
  await expect(record(white).getByText('Black made the move e7-e5.')).toHaveCount(1);
});

test('a line that breaks while an act is on its way does it once', async ({ house, enter, guest }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await guest();
  const cut: string[] = [];
  await white.routeWebSocket(/\/line/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      server.send(message);
      // The server gets the first move; its answer never comes.
      if (String(message).includes('"typed"') && cut.push(String(message)) === 1) void socket.close({ code: 1001 });
    });
  });
  await white.goto(house.address + link(game, 'white'));
  await white.waitForURL(/\/game\//);
  const black = await enter(link(game, 'black'));
  await arrive(white, black);
  await turn(white);
  await type(white, 'e4');
  await expect(white.locator('.strip')).toContainText('e4 is made');
  for (const page of [white, black]) await expect(record(page).getByText('White made the move e2-e4.')).toHaveCount(1);
  // It was said twice under one id.
  await expect.poll(() => cut.length).toBe(2);
  const said = cut.map((one) => JSON.parse(one) as { id: string; text: string });
  expect(said[1]).toEqual(said[0]);
});

test('whoever acts into a net that carries nothing is told, and what he did counts once', async ({ house, enter, guest }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await guest();
  await white.setViewportSize({ width: 390, height: 664 });
  let held: (() => void)[] | undefined;
  await white.routeWebSocket(/\/line/, (socket) => {
    const server = socket.connectToServer();
    const carry = (send: () => void) => (held ? held.push(send) : send());
    socket.onMessage((message) => void carry(() => server.send(message)));
    server.onMessage((message) => void carry(() => socket.send(message)));
  });
  await white.goto(house.address + link(game, 'white'));
  await white.waitForURL(/\/game\//);
  const black = await enter(link(game, 'black'));
  await arrive(white, black);
  await turn(white);
  held = [];
  await type(white, 'e4');
  await expect(white.locator('.strip')).toContainText('The server has not answered yet.');
  await expect(record(black).getByText('White made the move e2-e4.')).toHaveCount(0);
  const late = held;
  held = undefined;
  for (const send of late) send();
  await expect(white.locator('.strip')).toContainText('e4 is made');
  await expect(record(black).getByText('White made the move e2-e4.')).toHaveCount(1);
});

test('a server that dies and comes back has lost nothing', async ({ fresh, guest }) => {
  const game = await fresh.game({ preset: 'rapid-15-10', no_arbiter: true });
  const [white, black] = [await guest(), await guest()];
  for (const [page, role] of [[white, 'white'], [black, 'black']] as const) {
    await page.goto(fresh.address + link(game, role));
    await page.waitForURL(/\/game\//);
  }
  await arrive(white, black);
  await type(white, 'e4');
  await press(white);
  await turn(black);

  await fresh.kill();
  await expect(white.getByText('The connection is lost.')).toBeVisible();
  await fresh.start();
  await expect(white.getByText('The connection is lost.')).toBeHidden({ timeout: 20_000 });
  await expect(black.getByText('The connection is lost.')).toBeHidden({ timeout: 20_000 });
  await type(black, 'e5');
  await press(black);
  await turn(white);
  await expect(white.getByRole('region', { name: 'Scoresheet' })).toContainText('e4');
  await expect(white.getByRole('region', { name: 'Scoresheet' })).toContainText('e5');
});

test('a link that was taken away ends the line', async ({ house, enter, guest }) => {
  const game = await house.game({ preset: 'rapid-15-10' });
  const watcher = await enter(link(game, 'spectator'));
  const organiser = await enter(link(game, 'organiser'));
  const name = game.links.find((one) => one.role === 'spectator')?.link ?? '';
  const answer = await organiser.evaluate(([id, one]) => fetch(`/api/games/${id}/links/${one}`, { method: 'DELETE' }).then((r) => r.ok), [game.game, name] as const);
  expect(answer).toBe(true);
  await expect(watcher.getByText('This link was cancelled.')).toBeVisible();
  const stranger = await guest();
  await stranger.goto(`${house.address}/join#${'a'.repeat(40)}`);
  await expect(stranger.getByRole('alert').filter({ hasText: 'This link is not valid' })).toBeVisible();
});
