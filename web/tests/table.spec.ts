/** The table: what is aimed at never moves, and Press is always in sight. */
import type { Page } from '@playwright/test';
import { countLocks, locks } from './awake';
import { arrive, carry, expect, link, press, spot, test, turn, type, type House } from './house';
import { LANGUAGES } from './languages';
import { Pointer } from './pointers';

const SIZES = [[1366, 768], [1920, 1080], [390, 664], [844, 390]] as const;
const PARTS = { board: '.table .wood', press: '.press-place', strip: '.notice-place', acts: '.acts-place', me: '.me', opponent: '.opponent' } as const;

type Boxes = Record<string, string>;

async function boxes(page: Page): Promise<Boxes> {
  const found: Boxes = {};
  for (const [name, selector] of Object.entries(PARTS)) {
    const box = await page.locator(selector).first().boundingBox();
    found[name] = box ? [box.x, box.y, box.width, box.height].join(' ') : 'none';
  }
  return found;
}

async function pressInSight(page: Page, height: number): Promise<void> {
  const box = await page.locator('.press').boundingBox();
  expect(box, 'Press').not.toBeNull();
  expect(box!.y + box!.height).toBeLessThanOrEqual(height);
  expect(box!.height).toBeGreaterThanOrEqual(44);
}

/** Through the states of a game, and what is measured in each. */
async function states(house: House, enter: (path: string) => Promise<Page>, size: readonly [number, number], measure: (page: Page, state: string) => Promise<void>): Promise<void> {
  const game = await house.game({ no_arbiter: true, time_control: { periods: [{ moves: null, time: 600_000 }], mode: { increment: 1_000 } }, start: '6k1/P7/8/8/8/8/8/4K2R w K - 0 1', names: { white: 'Anna Kovács', black: 'Béla Tóth' } });
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await white.setViewportSize({ width: size[0], height: size[1] });
  await expect(white.locator('.table .wood')).toBeVisible();
  await measure(white, 'waiting');
  await arrive(white, black);
  await turn(white);
  await measure(white, 'my move');
  await white.getByRole('button', { name: 'More …' }).click();
  await white.getByRole('button', { name: 'Stop the clocks …' }).click();
  await white.getByLabel('Reason').fill('the doorbell');
  await white.getByRole('button', { name: 'Stop the clocks', exact: true }).click();
  for (const page of [white, black]) await page.getByRole('button', { name: 'Let play go on' }).waitFor();
  await measure(white, 'paused');
  for (const page of [white, black]) await page.getByRole('button', { name: 'Let play go on' }).click();
  await turn(white);
  const pointer = await Pointer.of(white, 'mouse');
  await pointer.tap(await spot(white, 'h1', 'white'));
  await expect(white.locator('.strip')).toContainText('must be moved');
  await measure(white, 'bound');
  await carry(white, 'h1', 'g3', 'white');
  await press(white);
  await expect(white.locator('.strip.bad')).toContainText('Illegal move');
  await measure(white, 'penalised');
  await carry(white, 'h1', 'h4', 'white');
  await expect(white.locator('.strip')).toContainText('is made');
  await measure(white, 'made');
  await press(white);
  await turn(black);
  await measure(white, 'their move');
  await white.locator('body').press('Home');
  await expect(white.locator('.strip')).toContainText('You are looking at the past');
  await measure(white, 'the past');
  await white.locator('body').press('End');
  await type(black, 'Kf7');
  await black.getByRole('button', { name: 'Offer a draw' }).click();
  await press(black);
  await expect(white.locator('.strip')).toContainText('offers a draw');
  await measure(white, 'offered');
  await carry(white, 'a7', 'a8', 'white');
  await expect(white.getByRole('group', { name: 'Put a piece on the promotion square' })).toBeVisible();
  await measure(white, 'promotion');
  await white.getByRole('button', { name: 'white queen' }).click();
  await expect(white.locator('.strip')).toContainText('is made');
  await press(white);
  await white.getByRole('button', { name: 'More …' }).click();
  await white.getByRole('button', { name: 'Resign …' }).click();
  await white.getByRole('button', { name: 'Yes, I resign' }).click();
  await expect(white.locator('.strip')).toContainText('Drawn, ½–½');
  await measure(white, 'ended');
}

for (const size of SIZES) {
  test(`nothing that is aimed at moves at ${size.join('x')}`, async ({ house, enter }) => {
    let first: Boxes | undefined;
    await states(house, enter, size, async (page, state) => {
      const now = await boxes(page);
      first ??= now;
      expect(now, state).toEqual(first);
      await pressInSight(page, size[1]);
    });
  });
}

test('nothing that is aimed at stands elsewhere in another language', async ({ house, enter }) => {
  const game = await house.game({ preset: 'standard-40-90-30', no_arbiter: true, names: { white: 'A rather long name of a player', black: 'Another name that is long' } });
  const seats: Page[] = [];
  for (const language of LANGUAGES) seats.push(await enter(link(game, 'white'), language));
  for (const size of SIZES) {
    let first: Boxes | undefined;
    for (const page of seats) {
      await page.setViewportSize({ width: size[0], height: size[1] });
      await expect(page.locator('.table .wood')).toBeVisible();
      first ??= await boxes(page);
      expect(await boxes(page), `${size.join('x')}, ${await page.locator('html').getAttribute('lang')}`).toEqual(first);
      await pressInSight(page, size[1]);
    }
  }
});

test('the board takes at least four fifths of the height of a laptop', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await enter(link(game, 'white'));
  for (const [width, height] of [[1366, 768], [1920, 1080]] as const) {
    await white.setViewportSize({ width, height });
    const box = await white.locator('.table .wood').boundingBox();
    expect(box!.height / height).toBeGreaterThanOrEqual(0.8);
  }
  await white.setViewportSize({ width: 390, height: 664 });
  expect((await white.locator('.table .wood').boundingBox())!.width).toBe(390);
  await white.setViewportSize({ width: 844, height: 390 });
  expect((await white.locator('.table .wood').boundingBox())!.height).toBe(390);
});

test('a lost connection and the last minute move nothing, and the hand meets its square', async ({ house, guest, enter }) => {
  const game = await house.game({ no_arbiter: true, time_control: { periods: [{ moves: null, time: 62_000 }], mode: 'none' } });
  const white = await guest();
  let cut = () => {};
  let dead = false;
  await white.routeWebSocket(/\/line/, (socket) => {
    if (dead) return void socket.close({ code: 1001 });
    socket.connectToServer();
    cut = () => void socket.close({ code: 1001 });
  });
  await white.setViewportSize({ width: 1366, height: 768 });
  await white.goto(house.address + link(game, 'white'));
  await white.waitForURL(/\/game\//);
  await arrive(white, await enter(link(game, 'black')));
  await turn(white);
  const before = await boxes(white);
  await expect(white.locator('.me .clock')).toHaveClass(/trouble/);
  expect(await boxes(white)).toEqual(before);
  dead = true;
  cut();
  await expect(white.locator('.strip')).toContainText('The connection is lost.');
  expect(await boxes(white)).toEqual(before);
  dead = false;
});

test('nothing shifts by itself while a game is played', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await white.setViewportSize({ width: 1366, height: 768 });
  await expect(white.locator('.table .wood')).toBeVisible();
  await white.evaluate(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput) (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  await arrive(white, black);
  await turn(white);
  for (const [page, move] of [[white, 'e4'], [black, 'e5'], [white, 'Nf3'], [black, 'Nc6']] as const) {
    await turn(page);
    await type(page, move);
    await press(page);
  }
  await turn(white);
  expect(await white.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
});

test('moves are gone through by click and arrow, and the board turns', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await arrive(white, black);
  for (const [page, move] of [[white, 'e4'], [black, 'e5'], [white, 'Nf3']] as const) {
    await turn(page);
    await type(page, move);
    await press(page);
  }
  await turn(black);
  const stands = (square: string, count: number) => expect(black.locator(`.piece[data-square=${square}]`)).toHaveCount(count);
  await black.getByRole('button', { name: 'e4', exact: true }).click();
  await stands('e4', 1);
  await stands('e5', 0);
  await expect(black.locator('.strip')).toContainText('You are looking at the past');
  await black.locator('body').press('ArrowRight');
  await stands('e5', 1);
  await stands('f3', 0);
  await black.locator('body').press('End');
  await stands('f3', 1);
  // A turned board takes hands as well.
  await black.locator('body').press('f');
  await carry(black, 'b8', 'c6', 'white');
  await expect(black.locator('.strip')).toContainText('Nc6 is made');
});

test('what may not be taken back is told as it is', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await enter(link(game, 'white'));
  await arrive(white, await enter(link(game, 'black')));
  await turn(white);
  await carry(white, 'e2', 'e4', 'white');
  await carry(white, 'e4', 'e2', 'white');
  await expect(white.locator('.strip')).toContainText('Your move is made and stands. Press the clock.');
});

test('adjusting shows that it is on, and what cannot be done is not offered', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await arrive(white, black);
  await turn(white);
  const adjust = white.getByRole('button', { name: "J'adoube (adjust)" });
  const before = await boxes(white);
  await adjust.click();
  await expect(adjust).toHaveAttribute('aria-pressed', 'true');
  await expect(white.locator('.strip')).toContainText('You are adjusting');
  expect(await boxes(white)).toEqual(before);
  await expect(black.getByRole('button', { name: "J'adoube (adjust)" })).toHaveAttribute('aria-disabled', 'true');
  await black.getByRole('button', { name: 'More …' }).click();
  await expect(black.getByRole('dialog')).not.toContainText('Chess960');
  await expect(black.getByRole('dialog')).not.toContainText('blind');
});

test('without an arbiter both players together let play go on', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await arrive(white, black);
  await turn(white);
  await white.getByRole('button', { name: 'More …' }).click();
  await white.getByRole('button', { name: 'Stop the clocks …' }).click();
  await expect(white.getByText('No arbiter is at this game.')).toBeVisible();
  await white.getByLabel('Reason').fill('the doorbell');
  await white.getByRole('button', { name: 'Stop the clocks', exact: true }).click();
  for (const page of [white, black]) await expect(page.getByRole('button', { name: 'Let play go on' })).toBeVisible();
  await white.getByRole('button', { name: 'Let play go on' }).click();
  await expect(black.locator('ol.record')).toContainText('White is ready to go on.');
  await expect(white.locator('.clock.running')).toHaveCount(0);
  await black.getByRole('button', { name: 'Let play go on' }).click();
  await turn(white);
});

test('the focus stays on the button when the game begins', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await white.locator('.press').press('Enter');
  await arrive(black);
  await turn(white);
  await expect(white.locator('.press')).toBeFocused();
});

test('the frame of the keyboard is on its square', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await enter(link(game, 'white'));
  for (const [width, height] of SIZES) {
    await white.setViewportSize({ width, height });
    const wood = (await white.locator('.table .wood').boundingBox())!;
    for (const [name, file, rank] of [['a1', 0, 0], ['e4', 4, 3], ['h8', 7, 7]] as const) {
      const box = (await white.getByRole('button', { name: new RegExp(`^${name},`) }).boundingBox())!;
      const side = wood.width / 8;
      for (const [is, shall] of [[box.x, wood.x + file * side], [box.y, wood.y + (7 - rank) * side], [box.width, side], [box.height, side]] as const) expect(Math.abs(is - shall), name).toBeLessThan(1);
    }
  }
});

test('the screen stays on while a game is played, and may go dark when it is over', async ({ house, guest, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await guest();
  await countLocks(white);
  await white.goto(house.address + link(game, 'white'));
  await white.waitForURL(/\/game\//);
  await arrive(white, await enter(link(game, 'black')));
  await turn(white);
  await expect.poll(() => locks(white)).toBe(1);
  await white.getByRole('button', { name: 'More …' }).click();
  await white.getByRole('button', { name: 'Resign …' }).click();
  await white.getByRole('button', { name: 'Yes, I resign' }).click();
  await expect(white.locator('.strip')).toContainText('0–1');
  await expect.poll(() => locks(white)).toBe(0);
});

test('letters and numbers stand outside the board, and can be read in both themes', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await enter(link(game, 'white'));
  for (const [width, height] of [[1366, 768], [1920, 1080]] as const) {
    await white.setViewportSize({ width, height });
    const wood = (await white.locator('.table .wood').boundingBox())!;
    for (const sign of await white.locator('.table .ranks span, .table .files span').all()) {
      const box = (await sign.boundingBox())!;
      const over = Math.min(box.x + box.width, wood.x + wood.width) - Math.max(box.x, wood.x) > 0 && Math.min(box.y + box.height, wood.y + wood.height) - Math.max(box.y, wood.y) > 0;
      expect(over, (await sign.textContent()) ?? '').toBe(false);
    }
  }
  for (const theme of ['light', 'dark']) {
    const ratio = await white.evaluate((name) => {
      document.documentElement.dataset.theme = name;
      // Any colour as its three parts, by painting it.
      const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
      const light = (colour: string) => {
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...paint.getImageData(0, 0, 1, 1).data].map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const both = [light(getComputedStyle(document.querySelector('.table .files span')!).color), light(getComputedStyle(document.body).backgroundColor)].sort((a, b) => b - a);
      return (both[0]! + 0.05) / (both[1]! + 0.05);
    }, theme);
    expect(ratio, theme).toBeGreaterThanOrEqual(4.5);
  }
});

test('check and mate are marked on the board', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true, start: '6k1/5ppp/8/8/8/8/4Q3/R5K1 w - - 0 1' });
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await arrive(white, black);
  await turn(white);
  await expect(black.locator('.mark.check')).toHaveCount(0);
  await type(white, 'Qe8');
  for (const page of [white, black]) await expect(page.locator('.mark.check')).toHaveCount(1);
  await expect(black.locator('.strip')).toContainText('1–0');
});

test('the question mark and a letter ask what they are said to ask', async ({ house, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await enter(link(game, 'white'));
  await arrive(white, await enter(link(game, 'black')));
  await turn(white);
  const answer = white.locator('form .notice');
  await type(white, '?h');
  await expect(answer).toContainText('resign');
  await expect(answer).not.toContainText('h2');
  await type(white, '?h*');
  await expect(answer).toContainText('h2');
});
