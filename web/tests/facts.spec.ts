/** What a hand does is what the record says: at the first touch, in order, once, with every kind of pointer and with keys. */
import type { Page } from '@playwright/test';
import { arrive, expect, link, record, spot, test, turn, type House } from './house';
import { Pointer, type Kind } from './pointers';

interface Told { kind: string; happened?: Record<string, { squares?: string | string[]; motion?: string }> }

/** Every act of a hand in the server's record, by the arbiter's eyes: nothing of the page is asked. */
async function hands(page: Page, game: string): Promise<string[]> {
  const history = await page.evaluate(async (id) => (await fetch(`/api/games/${id}/history`)).json(), game) as { told: Told[] };
  return history.told.flatMap(({ kind, happened }) => {
    const what = happened?.[kind];
    if (/^(pieces_touched|pieces_adjusted|touched_off_move)$/.test(kind)) return [`${kind} ${[what?.squares].flat().join(' ')}`];
    if (/^(move_made|piece_misplaced|square_fixed|castling_begun)$/.test(kind)) return [`${kind} ${what?.motion}`];
    return [];
  });
}

async function sit(house: House, enter: (path: string) => Promise<Page>, start?: string): Promise<{ white: Page; black: Page; game: string }> {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true, ...(start ? { start } : {}) });
  const white = await enter(link(game, 'white'));
  const black = await enter(link(game, 'black'));
  await arrive(white, black);
  await turn(white);
  return { white, black, game: game.game };
}

for (const kind of ['mouse', 'touch', 'pen'] as Kind[]) {
  test(`the first touch binds: ${kind}`, async ({ house, enter }) => {
    const { white, game } = await sit(house, enter);
    const pointer = await Pointer.of(white, kind);
    await pointer.tap(await spot(white, 'd2', 'white'));
    await expect.poll(() => hands(white, game)).toEqual(['pieces_touched d2']);
    await pointer.tap(await spot(white, 'g1', 'white'));
    await expect.poll(() => hands(white, game)).toEqual(['pieces_touched d2', 'pieces_touched g1']);
    await expect(record(white)).toContainText('White touched d2. The touched piece must be moved.');
    // The knight, touched second, is refused; the pawn goes.
    await pointer.carry(await spot(white, 'g1', 'white'), await spot(white, 'f3', 'white'));
    await expect(white.getByText('A piece was touched.').first()).toBeVisible();
    await pointer.carry(await spot(white, 'd2', 'white'), await spot(white, 'd4', 'white'));
    await expect.poll(() => hands(white, game)).toEqual(['pieces_touched d2', 'pieces_touched g1', 'pieces_touched g1', 'pieces_touched d2', 'move_made d2d4']);
  });

  test(`lifted, carried about and put back is touched: ${kind}`, async ({ house, enter }) => {
    const { white, game } = await sit(house, enter);
    const pointer = await Pointer.of(white, kind);
    await pointer.down(await spot(white, 'e2', 'white'));
    for (const square of ['e4', 'h5', 'a3', 'e2']) await pointer.move(await spot(white, square, 'white'));
    await pointer.up();
    await expect.poll(() => hands(white, game)).toEqual(['pieces_touched e2']);
    // Beside the board, too.
    await pointer.down(await spot(white, 'g1', 'white'));
    const box = await white.locator('.wood').boundingBox();
    await pointer.move([box!.x + box!.width + 30, box!.y + 30]);
    await pointer.up();
    await expect.poll(() => hands(white, game)).toEqual(['pieces_touched e2', 'pieces_touched g1']);
  });

  test(`a piece of the opponent: ${kind}`, async ({ house, enter }) => {
    const { white, game } = await sit(house, enter, 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2');
    const pointer = await Pointer.of(white, kind);
    await pointer.tap(await spot(white, 'd5', 'white'));
    await expect.poll(() => hands(white, game)).toEqual(['pieces_touched d5']);
    await expect(record(white)).toContainText('must be captured');
    await pointer.tap(await spot(white, 'e4', 'white'));
    await pointer.tap(await spot(white, 'd5', 'white'));
    await expect.poll(() => hands(white, game)).toEqual(['pieces_touched d5', 'pieces_touched e4', 'move_made e4d5']);
  });
}

test('mouse, finger, pen and keyboard leave the same record', async ({ house, enter }) => {
  test.slow();
  const records: string[][] = [];
  for (const kind of ['mouse', 'touch', 'pen', 'keys', 'carried'] as const) {
    const { white, game } = await sit(house, enter);
    const pointer = kind === 'keys' ? undefined : await Pointer.of(white, kind === 'carried' ? 'mouse' : kind);
    const act = async (square: string) => {
      if (pointer) await pointer.tap(await spot(white, square, 'white'));
      else await white.getByRole('button', { name: new RegExp(`^${square},`) }).press('Enter');
    };
    await act('b1');
    if (pointer && kind === 'carried') {
      await pointer.carry(await spot(white, 'e2', 'white'), await spot(white, 'e5', 'white'));
      await pointer.carry(await spot(white, 'b1', 'white'), await spot(white, 'c3', 'white'));
    } else for (const square of ['e2', 'e5', 'b1', 'c3']) await act(square);
    await expect.poll(async () => (await hands(white, game)).at(-1)).toBe('move_made b1c3');
    records.push(await hands(white, game));
  }
  for (const one of records) expect(one).toEqual(records[0]);
  expect(records[0]).toEqual(['pieces_touched b1', 'pieces_touched e2', 'piece_misplaced e2e5', 'pieces_touched b1', 'move_made b1c3']);
});

test('a piece put on a wrong square is taken up where it stands', async ({ house, enter }) => {
  const { white, game } = await sit(house, enter);
  const pointer = await Pointer.of(white, 'mouse');
  await pointer.carry(await spot(white, 'e2', 'white'), await spot(white, 'e5', 'white'));
  await expect(white.locator('.piece[data-square=e5]')).toHaveCount(1);
  await pointer.carry(await spot(white, 'e5', 'white'), await spot(white, 'e4', 'white'));
  await expect.poll(() => hands(white, game)).toEqual(['pieces_touched e2', 'piece_misplaced e2e5', 'pieces_touched e2', 'move_made e2e4']);
  await expect(white.getByText('Nothing stands').first()).toBeHidden();
});

test('whatever moves the board, the hand meets the square that it sees', async ({ house, enter }) => {
  const { white, game } = await sit(house, enter);
  const pointer = await Pointer.of(white, 'mouse');
  // Something pushes the whole page down, and no scrolling and no resizing tells of it.
  await white.evaluate(() => {
    const bar = document.createElement('div');
    bar.style.height = '37px';
    document.body.prepend(bar);
  });
  for (const [square, within] of [['d2', [0.5, 0.8]], ['e2', [0.5, 0.1]], ['g1', [0.05, 0.5]], ['b1', [0.95, 0.95]]] as const) {
    await pointer.tap(await spot(white, square, 'white', within));
    await expect.poll(async () => (await hands(white, game)).at(-1)).toBe(`pieces_touched ${square}`);
  }
});

test('a finger that the system takes away has touched, and carries nothing any more', async ({ house, enter }) => {
  const { white, game } = await sit(house, enter);
  const pointer = await Pointer.of(white, 'touch');
  await pointer.down(await spot(white, 'e2', 'white'));
  await pointer.move(await spot(white, 'e4', 'white'));
  await pointer.cancel();
  await expect(white.locator('.carried')).toHaveCount(0);
  await expect(white.locator('.piece[data-square=e2]')).toHaveCount(1);
  await pointer.tap(await spot(white, 'd4', 'white'));
  await expect.poll(() => hands(white, game)).toEqual(['pieces_touched e2']);
});

test('what is done into a break is done in its order when the line is back', async ({ house, guest, enter }) => {
  const game = await house.game({ preset: 'rapid-15-10', no_arbiter: true });
  const white = await guest();
  let cut = () => {};
  let dead = false;
  await white.routeWebSocket(/\/line/, (socket) => {
    if (dead) return void socket.close({ code: 1001 });
    socket.connectToServer();
    cut = () => void socket.close({ code: 1001 });
  });
  await white.goto(house.address + link(game, 'white'));
  await white.waitForURL(/\/game\//);
  await arrive(white, await enter(link(game, 'black')));
  await turn(white);
  dead = true;
  cut();
  await expect(white.getByText('The connection is lost.').first()).toBeVisible();
  const pointer = await Pointer.of(white, 'mouse');
  await pointer.tap(await spot(white, 'g1', 'white'));
  await pointer.carry(await spot(white, 'd2', 'white'), await spot(white, 'd5', 'white'));
  await pointer.carry(await spot(white, 'g1', 'white'), await spot(white, 'f3', 'white'));
  // It is drawn as the hand left it.
  await expect(white.locator('.piece[data-square=f3]')).toHaveCount(1);
  dead = false;
  await expect.poll(() => hands(white, game.game), { timeout: 20_000 }).toEqual(['pieces_touched g1', 'pieces_touched d2', 'piece_misplaced d2d5', 'pieces_touched g1', 'move_made g1f3']);
});
