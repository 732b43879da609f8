/** Two players at two screens. */
import { readFileSync } from 'node:fs';
import type { GameRequest } from '../src/wire';
import { arrive, carry, expect, link, press, record, test, turn, type } from './house';

const QUICK = { preset: 'rapid-15-10', no_arbiter: true, names: { white: 'Anna', black: 'Béla' } } as const;

test('a full game with an illegal move, an offer, a wrong claim and a right claim', async ({ house, enter }) => {
  const game = await house.game(QUICK);
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await arrive(white, black);
  await turn(white);

  await carry(white, 'e2', 'e4', 'white');
  await expect(white.locator('.strip')).toContainText('e4 is made');
  await press(white);
  await turn(black);
  await carry(black, 'e7', 'e5', 'black');
  await press(black);

  // The knight goes where no knight can; the press completes it, and the Laws answer.
  await carry(white, 'g1', 'g3', 'white');
  await expect(record(white)).toContainText('where no legal move takes it');
  await press(white);
  for (const page of [white, black]) {
    await expect(record(page)).toContainText('White is penalised for an illegal move. Black gets 1 minute.');
    await expect(page.locator('.turn').getByRole('link', { name: 'Article 7.5.5, explanation' })).toBeVisible();
  }
  await expect(white.getByText('The touched piece must be moved.').first()).toBeVisible();
  await white.locator('.strip').getByRole('link', { name: 'Article 7.5.5, explanation' }).click();
  const article = white.getByRole('dialog', { name: 'Article 7.5.5' });
  await expect(article).toContainText('Laws of 2023');
  // The ruling says what it hangs on: a second illegal move would have lost.
  await article.getByRole('button', { name: 'Why?' }).click();
  await expect(article.getByRole('region', { name: 'Why?' })).toContainText('If there had been a penalised illegal act before:');
  await white.getByRole('dialog', { name: 'Article 7.5.5' }).getByRole('button', { name: 'Close' }).click();

  // Another piece is refused, the touched one goes.
  await type(white, 'd4');
  await expect(white.getByRole('main').getByText('A piece was touched.')).toBeVisible();
  await type(white, 'Nf3');
  await press(white);

  // An offer after the move and before the press, declined.
  await turn(black);
  await type(black, 'Nf6');
  await black.getByRole('button', { name: 'Offer a draw' }).click();
  await press(black);
  await expect(white.locator('.strip')).toContainText('Your opponent offers a draw.');
  await white.getByRole('button', { name: 'Decline' }).click();
  await expect(record(black)).toContainText('White refused the draw.');

  // A claim that is wrong costs time and counts as an offer.
  await white.getByRole('button', { name: 'Claim a draw …' }).click();
  await white.getByRole('button', { name: 'Claim the draw' }).click();
  await expect(record(white)).toContainText('The claim is incorrect: Black gets');
  await expect(black.locator('.strip')).toContainText('Your opponent offers a draw.');

  // The knights go home and come back twice: the position stands for the third time.
  for (const [page, move] of [[white, 'Ng1'], [black, 'Ng8'], [white, 'Nf3'], [black, 'Nf6'], [white, 'Ng1'], [black, 'Ng8'], [white, 'Nf3']] as const) {
    await turn(page);
    await type(page, move);
    await press(page);
  }
  await turn(black);
  await black.getByRole('button', { name: 'Claim a draw …' }).click();
  await black.getByLabel('My next move makes it; I write the move down and do not play it').check();
  await black.getByLabel('The move that you write down').fill('Nf6');
  await black.getByRole('button', { name: 'Claim the draw' }).click();
  for (const page of [white, black]) {
    await expect(page.locator('.strip')).toContainText('½–½');
  }
  const taken = white.waitForEvent('download');
  await white.locator('.acts a[download]').click();
  const file = readFileSync(await (await taken).path(), 'utf8');
  expect(file).toContain('[White "Anna"]');
  expect(file).toMatch(/1\. e4 /);
});

test('castling and promotion by hand', async ({ house, enter }) => {
  const game = await house.game({ ...QUICK, start: '6k1/P7/8/8/8/8/8/4K2R w K - 0 1' });
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await arrive(white, black);

  await carry(white, 'e1', 'g1', 'white');
  await expect(record(white)).toContainText('White began to castle and must finish it.');
  await carry(white, 'h1', 'f1', 'white');
  await press(white);
  await expect(white.getByRole('region', { name: 'Scoresheet' })).toContainText('0-0');
  await type(black, 'Kg7');
  await press(black);

  await carry(white, 'a7', 'a8', 'white');
  await white.getByRole('button', { name: 'white knight' }).click();
  await press(white);
  await expect(black.getByRole('region', { name: 'Scoresheet' })).toContainText('a8N');
});

test('a flag falls against a bare king: drawn; against a queen: lost', async ({ house, enter }) => {
  const second: GameRequest = { time_control: { periods: [{ moves: null, time: 1500 }], mode: 'none' }, no_arbiter: true };
  const bare = await house.game({ ...second, start: '7k/8/8/8/8/8/4Q3/4K3 w - - 0 1' });
  const queen = await house.game({ ...second, start: '7k/4q3/8/8/8/8/8/R5K1 w - - 0 1' });
  for (const [game, score, article] of [[bare, '½–½', '6.9'], [queen, '0–1', '6.9']] as const) {
    const white = await enter(link(game, 'white'));
    const black = await enter(link(game, 'black'));
    await arrive(white, black);
    for (const page of [white, black]) {
      await expect(page.locator('.strip')).toContainText(score);
      await expect(page.locator('.strip').getByRole('link', { name: `Article ${article}, explanation` })).toBeVisible();
      await expect(page.getByText('flag fallen').first()).toBeVisible();
    }
  }
});

test('Chess960: castling where king and rook change places', async ({ house, enter }) => {
  // BQNNRKRB: the king stands on f1 and the rook beside it on g1.
  const game = await house.game({ ...QUICK, chess960: { number: 3 } });
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await arrive(white, black);
  await expect(white.getByRole('button', { name: 'f1, white king' })).toBeAttached();
  await type(white, 'O-O');
  await press(white);
  for (const page of [white, black]) {
    await expect(page.getByRole('region', { name: 'Scoresheet' })).toContainText('0-0');
    await expect(page.getByRole('button', { name: 'g1, white king' })).toBeAttached();
    await expect(page.getByRole('button', { name: 'f1, white rook' })).toBeAttached();
  }
  // By hand: the king is put onto its rook.
  await turn(black);
  await carry(black, 'f8', 'g8', 'black');
  await press(black);
  for (const page of [white, black]) {
    await expect(page.getByRole('button', { name: 'g8, black king' })).toBeAttached();
    await expect(page.getByRole('button', { name: 'f8, black rook' })).toBeAttached();
  }
  await turn(white);
});

test('the clock is pressed by itself where the regulations say so', async ({ house, enter }) => {
  const game = await house.game({ ...QUICK, auto_press: true });
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await arrive(white, black);
  await turn(white);
  await expect(white.getByRole('button', { name: 'The clock is pressed by itself' })).toBeVisible();
  await carry(white, 'd2', 'd4', 'white');
  await turn(black);
  await expect(record(black)).toContainText('White pressed the clock: the move is completed.');
});

test('an electronic scoresheet keeps what is written and judges nothing', async ({ house, enter }) => {
  const game = await house.game({ preset: 'standard-90-30', use: 'console' });
  const arbiter = await enter(link(game, 'arbiter'));
  await arbiter.getByRole('group', { name: 'Quick acts' }).getByRole('button', { name: 'Start' }).click();
  await expect(record(arbiter)).toContainText('The game has begun.');

  const sheet = await enter(link(game, 'white_sheet'), 'hu');
  await sheet.getByRole('button', { name: 'H', exact: true }).click();
  await sheet.getByRole('button', { name: 'f', exact: true }).click();
  await sheet.getByRole('button', { name: '3', exact: true }).click();
  await sheet.getByRole('button', { name: 'Lejegyzés' }).click();
  await expect(sheet.getByRole('region', { name: 'Játszmalap', exact: true })).toContainText('Hf3');
  await sheet.getByRole('textbox', { name: 'Lépés', exact: true }).fill('Kxh8');
  await sheet.getByRole('button', { name: 'Lejegyzés' }).click();
  await expect(sheet.getByRole('region', { name: 'Játszmalap', exact: true })).toContainText('Kxh8');
  await expect(sheet.locator('.wood')).toHaveCount(0);
});

test('time trouble is shown by word and frame, and told to the one whose time it is', async ({ house, enter }) => {
  const game = await house.game({ no_arbiter: true, time_control: { periods: [{ moves: null, time: 61_500 }], mode: 'none' } });
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await arrive(white, black);
  await turn(white);
  await expect(white.getByRole('status').filter({ hasText: 'You have one minute left.' })).toBeAttached();
  await expect(white.locator('.clock.white')).toContainText('less than a minute');
  await expect(white.locator('.clock.white')).toHaveClass(/trouble/);
  await expect(white.locator('.clock.black')).not.toContainText('less than a minute');
  await expect(black.getByRole('status').filter({ hasText: 'You have one minute left.' })).toHaveCount(0);

  const last = await house.game({ no_arbiter: true, time_control: { periods: [{ moves: null, time: 20_800 }], mode: 'none' } });
  const hurried = await enter(link(last, 'white'));
  await arrive(hurried, await enter(link(last, 'black')));
  await expect(hurried.getByRole('status').filter({ hasText: 'You have twenty seconds left.' })).toBeAttached();
  await expect(hurried.getByLabel("White's time")).toHaveText(/^0:1\d\.\d$/);
});

test('spectators see the game late where the regulations say so', async ({ house, enter }) => {
  const game = await house.game({ ...QUICK, spectator_delay: 3 });
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await arrive(white, black);
  const watcher = await enter(link(game, 'spectator'));
  await expect(watcher.getByText('You see the game 3 seconds late, as the regulations ask.')).toBeVisible();
  await type(white, 'e4');
  await expect(white.getByRole('region', { name: 'Scoresheet' })).toContainText('e4');
  const played = Date.now();
  await expect(watcher.getByRole('region', { name: 'Scoresheet' })).not.toContainText('e4');
  await expect(watcher.getByRole('region', { name: 'Scoresheet' })).toContainText('e4');
  expect(Date.now() - played).toBeGreaterThan(2_000);
});

test('a penalty of one minute leads to the article that makes it one', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await enter(link(game, 'white'));
  await arrive(white, await enter(link(game, 'black')));
  await turn(white);
  await type(white, 'e2e5');
  await press(white);
  await expect(white.locator('.strip.bad')).toContainText('Illegal move: opponent +1:00');
  await white.locator('.strip').getByRole('link', { name: 'Article 7.5.5, explanation' }).click();
  await expect(white.getByRole('dialog')).toContainText('in rapid and most blitz in 2023 (A.3)');
});
