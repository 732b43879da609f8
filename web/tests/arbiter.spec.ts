/** The arbiter at the desk. */
import { act, arrive, carry, expect, field, link, menu, press, propose, record, test, turn, type } from './house';

test('the arbiter starts, pauses, adds time and sets a ruling aside', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', names: { white: 'Anna', black: 'Béla' } });
  const desk = await enter(link(game, 'arbiter'));
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await arrive(white, black);
  // What is usual next is chosen already.
  await expect(field(desk, 'What happened')).toHaveValue('Start the game');
  await act(desk, 'Start the game', {}, 'The game has begun.');
  await turn(white);
  await desk.getByRole('button', { name: 'Pause at once' }).click();
  await expect(white.locator('.strip').getByText('The clocks are paused.')).toBeVisible();
  await desk.getByRole('button', { name: 'Go on at once' }).click();
  await turn(white);

  // A player calls; the desk hears a sound and sees it, says that it is seen to, and lets play go on.
  await desk.evaluate(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      Object.assign(window, { rang: true });
      start.apply(this, when);
    };
  });
  await white.getByRole('button', { name: 'More …' }).click();
  await white.getByRole('button', { name: 'Call the arbiter …' }).click();
  await white.getByLabel('Reason').fill('a telephone rang');
  await white.getByRole('button', { name: 'Stop and call' }).click();
  await expect(desk.getByText('White paused the clock: a telephone rang').first()).toBeVisible();
  await expect.poll(() => desk.evaluate(() => 'rang' in window)).toBe(true);
  await desk.getByRole('button', { name: 'Done' }).click();
  await expect(desk.getByRole('button', { name: 'Done' })).toHaveCount(0);
  await expect(black.locator('.strip').getByText('The clocks are paused.')).toBeVisible();
  await act(desk, 'Give additional time', { To: 'White', 'Time (minutes:seconds)': '3:00' }, 'The arbiter gave');
  await expect(white.getByLabel("White's time")).toHaveText(/^1[78]:\d\d$/);
  await act(desk, 'Let play go on', {}, 'Play goes on.');
  await turn(white);

  // An illegal move is penalised by the program; the arbiter sets the ruling aside.
  await carry(white, 'e2', 'e5', 'white');
  await press(white);
  const penalty = record(desk).locator('li.fault_penalised');
  await expect(penalty).toContainText('White is penalised for an illegal move.');
  await penalty.getByRole('button', { name: 'Overrule', exact: true }).click();
  // What each way leads to is shown before it is chosen: the position, the clocks, who is to move.
  const dialog = desk.getByRole('dialog', { name: 'Overrule this ruling' });
  await expect(dialog.locator('.way')).toHaveCount(2);
  await expect(dialog.locator('.way .piece').first()).toBeVisible();
  await dialog.getByLabel('Set the whole ruling aside').check();
  await desk.getByRole('dialog').getByLabel('Reason').fill('the screen slipped');
  await desk.getByRole('dialog').getByRole('button', { name: 'Overrule', exact: true }).click();
  await expect(record(desk)).toContainText('The arbiter overruled this: the screen slipped');
  await expect(record(white)).toContainText('The arbiter overruled this');
  // Nothing stale is offered about it any more.
  await expect(penalty.getByRole('button')).toHaveCount(0);

  // Setting it aside stops the clocks; the arbiter lets play go on, pauses and checks whether mate is still possible.
  await expect(white.locator('.strip').getByText('The clocks are paused.')).toBeVisible();
  await act(desk, 'Let play go on', {}, 'Play goes on.');
  await expect(white.locator('.strip').getByText('The clocks are paused.')).toHaveCount(0);
  await act(desk, 'Pause the clocks', { Reason: 'a fire alarm' }, 'paused the clock: a fire alarm');
  await expect(white.locator('.strip').getByText('The clocks are paused.')).toBeVisible();
  await desk.getByText('Check a claim, or whether mate is still possible').click();
  await desk.getByRole('button', { name: 'Can White still mate?' }).click();
  await expect(desk.getByText(/White can still mate:/)).toBeVisible();
});

test('what was seen at a real board leads to a proposed ruling', async ({ house, enter }) => {
  const game = await house.game({ preset: 'standard-90-30', use: 'console' });
  const desk = await enter(link(game, 'arbiter'));
  await act(desk, 'Start the game');
  await act(desk, 'Touches pieces', { 'Which player': 'White', Squares: 'g1' }, 'The touched piece must be moved.');
  await desk.getByRole('combobox', { name: 'What happened', exact: true }).fill('Touches pieces');
  await desk.getByRole('option', { name: 'Touches pieces', exact: true }).click();
  await field(desk, 'Squares').fill('z9');
  await desk.getByRole('button', { name: 'Show the ruling' }).click();
  await expect(desk.getByText('Squares: not understood').first()).toBeVisible();
  await act(desk, 'Move', { 'Which player': 'White', 'Move (from and to)': 'g1f3' }, 'White made the move g1-f3.');
  await act(desk, 'Presses the clock', { 'Which player': 'White' }, 'the move is completed');
  await act(desk, 'Penalise', { 'Which player': 'Black', Penalty: 'warning' }, 'Black is warned.');
  await expect(desk.locator('ol.record')).toContainText('Black is warned.');
  await desk.locator('summary', { hasText: 'Penalties and conduct' }).click();
  await expect(desk.getByRole('row', { name: 'Warnings 0 1' })).toBeVisible();
});

test('a hall: boards at a glance, the wall, the spectators', async ({ house, enter }) => {
  const hall = await house.hall('Spring Open');
  const desk = await enter(link(hall, 'organiser'));
  await desk.getByText('Add board 1').click();
  // One choice for the whole event: what the first board says holds for the next.
  await desk.getByLabel('Supervision').selectOption('full');
  await desk.getByLabel('Games per arbiter').fill('3');
  await desk.getByLabel('Recorded for the event by').selectOption('arbiter');
  await desk.getByLabel("White's name").fill('Anna');
  await desk.getByLabel("Black's name").fill('Béla');
  await desk.getByRole('button', { name: 'Add the board' }).click();
  await expect(desk.locator('.boards').getByRole('button', { name: /Board 1/ })).toContainText('Anna');
  await expect(desk.getByText('laid down for the whole event')).toBeVisible();
  await expect(desk.getByLabel('Supervision')).toBeDisabled();

  const wall = await enter(link(hall, 'display'));
  await expect(wall.getByRole('heading', { name: 'Spring Open' })).toBeVisible();
  await expect(wall.getByRole('article', { name: 'Board 1' })).toContainText('Béla');
  await act(desk, 'Start the game');
  await act(desk, 'Move', { 'Which player': 'White', 'Move (from and to)': 'e2e4' });
  await expect(wall.getByRole('article', { name: 'Board 1' })).toContainText('1. e4');

  // A second board calls while the first is open: the desk hears which, sees it marked and goes there.
  const second = await desk.evaluate(async (id) => (await fetch(`/api/halls/${id}/games`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ board: 2, regime: 'full', no_arbiter: true }) })).json(), hall.hall);
  const white = await enter(link(second, 'white'));
  await arrive(white, await enter(link(second, 'black')));
  await turn(white);
  await type(white, 'arbiter the lamp broke');
  await expect(desk.getByRole('alert').filter({ hasText: 'Board 2: White paused the clock: the lamp broke' })).toBeAttached();
  await expect(desk.getByRole('button', { name: /Board 2/ })).toContainText('1 call');
  await desk.locator('.boards').getByRole('button', { name: /Board 2/ }).click();
  await expect(record(desk)).toContainText('the lamp broke');

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

test('what the arbiter saw: castling with two hands, then an illegal move; the second one loses', async ({ house, enter }) => {
  const game = await house.game({ preset: 'standard-90-30', use: 'console', start: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1' });
  const desk = await enter(link(game, 'arbiter'));
  await act(desk, 'Start the game');
  await act(desk, 'Move', { 'Which player': 'White', 'Move (from and to)': 'e1g1', 'with two hands': true });
  await act(desk, 'Presses the clock', { 'Which player': 'White' });
  const hands = await propose(desk, 'Illegal act seen by the arbiter');
  await expect(hands).toContainText('White is penalised for using two hands for one move. Black gets 2 minutes.');
  await expect(hands.getByRole('link', { name: 'Article 7.5.5, explanation' })).toBeVisible();
  await expect(hands).toContainText(/Times afterwards \(White – Black\): 1:\d\d:\d\d – 1:32:\d\d/);
  await desk.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(record(desk)).toContainText('White is penalised for using two hands for one move.');

  await act(desk, 'Move', { 'Which player': 'Black', 'Move (from and to)': 'a8b8' });
  await act(desk, 'Presses the clock', { 'Which player': 'Black' });
  await act(desk, 'Move', { 'Which player': 'White', 'Move (from and to)': 'a1b3' });
  await act(desk, 'Presses the clock', { 'Which player': 'White' });
  const illegal = await propose(desk, 'Illegal act seen by the arbiter');
  await expect(illegal).toContainText('Result: 0-1');
  // What the form says afterwards is another question: the proposal is withdrawn.
  await desk.getByRole('combobox', { name: 'What happened', exact: true }).fill('Check who is late');
  await desk.getByRole('option', { name: 'Check who is late', exact: true }).click();
  await expect(illegal).toHaveCount(0);
  await act(desk, 'Illegal act seen by the arbiter');
  await expect(desk.locator('.score')).toHaveText('0–1');
});

test('the arbiter enters what was seen and rules otherwise', async ({ house, enter }) => {
  const game = await house.game({ preset: 'standard-90-30', use: 'console' });
  const desk = await enter(link(game, 'arbiter'));
  await act(desk, 'Start the game');
  await act(desk, 'Move', { 'Which player': 'White', 'Move (from and to)': 'g1g3' });
  await act(desk, 'Presses the clock', { 'Which player': 'White' });
  await propose(desk, 'Illegal act seen by the arbiter');
  await desk.getByRole('button', { name: 'Decide differently …' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Overrule this ruling' });
  await expect(dialog).toContainText('White is penalised');
  await dialog.getByLabel('Set the whole ruling aside').check();
  await dialog.getByLabel('Reason').fill('the clock was hit by a ball');
  await dialog.getByRole('button', { name: 'Overrule', exact: true }).click();
  await expect(record(desk)).toContainText('The arbiter overruled this: the clock was hit by a ball');
});

test('times are set as they were when the illegal act happened', async ({ house, enter }) => {
  const game = await house.game({ time_control: { periods: [{ moves: null, time: 600_000 }], mode: 'none' }, use: 'console' });
  const desk = await enter(link(game, 'arbiter'));
  await act(desk, 'Start the game');
  await act(desk, 'Set clocks and counters', { "White's time (h:m:s) (may be left empty)": '7:00', "Black's time (h:m:s) (may be left empty)": '8:30', Reason: 'a wrong setting' }, 'clock');
  await expect(desk.getByRole('timer', { name: "White's time" })).toHaveText(/^(7:00|6:5\d)$/);
  await expect(desk.getByRole('timer', { name: "Black's time" })).toHaveText('8:30');
  await act(desk, 'Move', { 'Which player': 'White', 'Move (from and to)': 'e2e5' });
  await act(desk, 'Presses the clock', { 'Which player': 'White' });
  await act(desk, 'Pause the clocks', { Reason: 'an illegal move' });
  await act(desk, 'Illegal act seen by the arbiter', {}, 'White is penalised');
  await expect(desk.getByRole('timer', { name: "Black's time" })).toHaveText(/^10:[23]\d$/);
  await record(desk).locator('li.fault_penalised').getByRole('button', { name: /^Set \d/ }).click();
  await expect(record(desk)).toContainText('times when the illegal act happened (7.1)');
  // Nothing is offered that would set them a second time.
  await expect(record(desk).getByRole('button', { name: /^Set \d/ })).toHaveCount(0);
  // The time of then, and the two minutes of the penalty.
  await expect(desk.getByRole('timer', { name: "Black's time" })).toHaveText('10:30');
});

test('a claim is checked with the move that was written down, and mate with its line', async ({ house, enter }) => {
  const game = await house.game({ preset: 'standard-90-30', use: 'console', start: '7k/8/8/8/8/8/4Q3/4K3 w - - 0 1' });
  const desk = await enter(link(game, 'arbiter'));
  await act(desk, 'Start the game');
  await desk.getByText('Check a claim, or whether mate is still possible').click();
  const verdict = desk.locator('details').getByRole('status');
  await desk.getByLabel('Move written down with the claim').fill('e2-e3');
  await desk.getByRole('button', { name: 'White: third time?' }).click();
  await expect(verdict).toContainText('The claim is incorrect');
  await expect(verdict.getByRole('link', { name: /Article 9.5.3/ })).toBeVisible();
  await desk.getByRole('button', { name: 'Can White still mate?' }).click();
  await expect(verdict).toContainText(/White can still mate: .*#/);
  await desk.getByRole('button', { name: 'Can Black still mate?' }).click();
  await expect(verdict).toHaveText('Black can never mate.');
  await expect(record(desk)).not.toContainText('claim');
});

test('the incident log prints whole, in order, without buttons', async ({ house, enter }) => {
  const game = await house.game({ preset: 'standard-90-30', use: 'console', names: { white: 'Anna', black: 'Béla' } });
  const desk = await enter(link(game, 'arbiter'));
  await menu(desk);
  await desk.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click();
  await menu(desk);
  await act(desk, 'Start the game');
  for (const [side, move] of [['White', 'e2e4'], ['Black', 'e7e5'], ['White', 'g1f3'], ['Black', 'b8c6'], ['White', 'f1b5'], ['Black', 'a7a6']] as const) {
    await act(desk, 'Move', { 'Which player': side, 'Move (from and to)': move });
    await act(desk, 'Presses the clock', { 'Which player': side });
  }
  await act(desk, 'Penalise', { 'Which player': 'Black', Penalty: 'less time for the offender', 'Time (minutes:seconds)': '2:00' });
  const entries = record(desk).locator('li');
  await expect(entries).toHaveCount(12);
  await expect(entries.first()).toContainText('Black');
  await desk.getByLabel('Incidents only').check();
  await expect(entries.filter({ hasText: /made the move|pressed the clock/ })).toHaveCount(0);
  // Whatever else there is, such as time that the machine gave back, is an incident too.
  await expect(entries).toContainText(['Black', 'The game has begun.']);
  await desk.getByLabel('Incidents only').uncheck();

  await desk.emulateMedia({ media: 'print' });
  await expect(desk.getByRole('heading', { name: 'Incident log', level: 1 })).toBeVisible();
  await expect(desk.getByText('Anna – Béla')).toBeVisible();
  await expect(entries).toContainText(['The game has begun.', 'e2-e4', 'pressed', 'e7-e5', 'pressed', 'g1-f3', 'pressed', 'b8-c6', 'pressed', 'f1-b5', 'pressed', 'a7-a6', 'pressed', 'Black']);
  await expect(entries.first()).toContainText('The game has begun.');
  await expect(entries.last().locator('time')).toHaveText(/^\d\d:\d\d:\d\d$/);
  await expect(desk.getByRole('row', { name: 'Illegal acts penalised 0 0' })).toBeVisible();
  await expect(desk.getByRole('button').filter({ visible: true }).and(desk.locator('main button:not([role=gridcell] button)'))).toHaveCount(0);
  expect(await desk.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe('rgb(255, 255, 255)');
});

test('an electronic board has a link of its own, and what it cannot tell calls the arbiter', async ({ house, enter }) => {
  const game = await house.game({ preset: 'standard-90-30' });
  const organiser = await enter(link(game, 'organiser'));
  await organiser.getByRole('button', { name: 'Links and QR codes' }).click();
  const keys = organiser.getByRole('dialog').locator('details', { hasText: 'Links given out' });
  await keys.locator('summary').first().click();
  await keys.getByLabel('A new link for').selectOption({ label: 'Electronic board' });
  await keys.getByRole('button', { name: 'Give a link' }).click();
  await expect(keys.locator('.links li').getByRole('heading', { name: 'Electronic board' })).toBeVisible();
  await organiser.getByRole('button', { name: 'Close' }).click();
  const here = new URL(organiser.url()).origin;
  const post = async (path: string, data: unknown): Promise<unknown> => (await organiser.request.post(`${here}${path}`, { data })).json();
  const given = (await post(`/api/games/${game.game}/links`, { role: 'board' })) as { path: string };
  await post('/api/session', { token: given.path.split('#')[1] });
  const say = (as: string, id: string, ask: unknown, seat?: string) => post(`/api/games/${game.game}/say?as=${as}`, { type: 'ask', id, ask, ...(seat ? { seat } : {}) });
  await say('board', 'w', ['arrive'], 'white');
  await say('board', 'b', ['arrive'], 'black');
  await say('organiser', 's', ['start']);
  await say('board', 'm', [{ move: { motion: 'e2e4' } }, { press: {} }], 'white');
  await say('board', 'q', [{ pause: { reason: 'The electronic board does not answer.' } }]);
  await expect(organiser.getByText('The program paused the clock: The electronic board does not answer.').first()).toBeVisible();
});

test('the organiser gives a link with its QR code and takes it away again', async ({ house, enter, guest }) => {
  const game = await house.game({ preset: 'rapid-15-10' });
  const organiser = await enter(link(game, 'organiser'));
  await organiser.getByRole('button', { name: 'Links and QR codes' }).click();
  const keys = organiser.getByRole('dialog').locator('details', { hasText: 'Links given out' });
  await keys.locator('summary').first().click();
  await expect(keys.getByRole('button', { name: /^Cancel link/ })).toHaveCount(game.links.length);
  await keys.getByLabel('A new link for').selectOption({ label: 'Deputy arbiter' });
  await keys.getByRole('button', { name: 'Give a link' }).click();
  const given = keys.locator('.links li');
  await expect(given.getByRole('heading', { name: 'Deputy arbiter' })).toBeVisible();
  await given.getByText('QR code').click();
  const code = given.getByRole('img', { name: 'QR code' }).locator('svg');
  await expect(code).toBeVisible();
  const size = await code.boundingBox();
  expect(size?.width).toBeGreaterThan(120);
  expect(size?.height).toBe(size?.width);

  const deputy = await guest();
  await deputy.goto(house.address + (await given.getByRole('link', { name: /^Open/ }).getAttribute('href')));
  await expect(deputy.getByRole('heading', { name: "Arbiter's page" })).toBeVisible();
  const known = new Set(game.links.map((one) => one.link.slice(0, 8)));
  const names = await keys.locator('.list li', { hasText: 'Deputy arbiter' }).locator('.number').allTextContents();
  const own = names.find((name) => !known.has(name)) ?? '';
  await keys.locator('.list li', { hasText: own }).getByRole('button').click();
  await expect(keys.getByText('taken away')).toHaveCount(1);
  await expect(deputy.getByText('This link was cancelled.').first()).toBeVisible();
});

test('an arbiter who does not look types commands and hears of calls', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10' });
  const desk = await enter(link(game, 'arbiter'));
  const white = await enter(link(game, 'white'));
  await arrive(white, await enter(link(game, 'black')));
  const command = desk.getByLabel('Type a command or a question');
  await command.fill('start');
  await command.press('Enter');
  await turn(white);
  await type(white, 'arbiter my chair broke');
  await expect(desk.getByRole('alert').filter({ hasText: 'White paused the clock: my chair broke' })).toBeAttached();
  await command.fill('?e1');
  await command.press('Enter');
  await expect(desk.getByRole('status').filter({ hasText: 'white king e1' })).toBeAttached();
  await command.fill('resume');
  await command.press('Enter');
  await turn(white);
});

test('only the time of a ruling is taken back, and nothing stale is offered', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10' });
  const desk = await enter(link(game, 'arbiter'));
  const white = await enter(link(game, 'white'));
  await arrive(white, await enter(link(game, 'black')));
  await desk.getByRole('group', { name: 'Quick acts' }).getByRole('button', { name: 'Start' }).click();
  await turn(white);
  await carry(white, 'b1', 'b3', 'white');
  await press(white);
  const penalty = record(desk).locator('li.fault_penalised');
  await penalty.getByRole('button', { name: 'Overrule', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: 'Overrule this ruling' });
  await expect(dialog.getByLabel('Take back only the time')).toBeChecked();
  await expect(dialog.locator('.way .piece').first()).toBeVisible();
  await dialog.getByLabel('Reason').fill('a slip');
  await dialog.getByRole('button', { name: 'Overrule', exact: true }).click();
  await expect(desk.getByRole('timer', { name: "Black's time" })).toHaveText('15:10');
  await expect(penalty.getByRole('button', { name: /^Set \d/ })).toHaveCount(0);
  // The ruling stands otherwise: the knight is back, and the game goes on.
  await expect(desk.locator('.piece[data-square=b1]')).toHaveCount(1);
  await turn(white);
});
