/**
 * A monkey with a seed presses, drags, taps, types, turns the screen and pulls the plug. An oracle that knows nothing of the
 * page's code, only squares on the screen and what the server told, says what the hands did; what the page sent must be that,
 * each thing once and in its order, and what the record says must be that too.
 *
 * JADOUBE_MONKEY=10000 JADOUBE_MONKEY_SEED=7 npx playwright test monkey
 */
import type { BrowserContext, Locator, Page, WebSocketRoute } from '@playwright/test';
import { expect, freshPages, House, link, test } from './house';
import { Pointer, type Kind, type Point } from './pointers';

const GESTURES = Number(process.env.JADOUBE_MONKEY ?? 200);
const SEED = Number(process.env.JADOUBE_MONKEY_SEED ?? 20260214);

type Side = 'white' | 'black';
interface Told { kind: string; happened?: Record<string, { by?: Side; squares?: string | string[]; motion?: string }> }

/** What a happening says of itself. */
const what = ({ kind, happened }: Told) => happened?.[kind];
interface Picture { phase: string; board: string; turn: Side; destinations?: Record<string, string[]>; uncompleted: Record<Side, boolean> }
interface Heard { type: string; id?: string; told?: Told[]; picture?: Picture; refused?: { message: { id: string } } }

/** Mulberry32: the same seed gives the same monkey. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A board read from a FEN, square by square: the letter that stands there. */
function read(board: string): Map<string, string> {
  const here = new Map<string, string>();
  board.split('/').forEach((row, down) => {
    let file = 0;
    for (const sign of row) {
      if (/\d/.test(sign)) file += Number(sign);
      else here.set('abcdefgh'[file++] + String(8 - down), sign);
    }
  });
  return here;
}

/** One player: the page, the line as it is seen from outside, and what the oracle says the hands did. */
class Player {
  readonly side: Side;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly pointers: Record<Kind, Pointer>;
  /** What the page sent, each message once, in the order of the first sending, and how it was answered. */
  sent: { id: string; act: string; answer?: string; why?: string }[] = [];
  /** What the oracle says that the hands did. */
  did: string[] = [];
  picture: Picture | undefined;
  here = new Map<string, string>();
  held: string | undefined;
  /** What was done with the pointers, for the reader of a failure. */
  trail: string[] = [];
  dead = false;
  /** The game at which this player sits; what an earlier one still says is nothing. */
  game = '';
  #socket: WebSocketRoute | undefined;

  constructor(side: Side, page: Page, pointers: Record<Kind, Pointer>) {
    this.side = side;
    this.page = page;
    this.context = page.context();
    this.pointers = pointers;
  }

  static async sit(side: Side, context: BrowserContext): Promise<Player> {
    const page = await context.newPage();
    page.on('pageerror', (error) => expect.soft(String(error), 'an error on the page').toBe(''));
    const kinds = ['mouse', 'touch', 'pen'] as const;
    const pointers = await Promise.all(kinds.map((kind) => Pointer.of(page, kind)));
    const player = new Player(side, page, Object.fromEntries(kinds.map((kind, i) => [kind, pointers[i]])) as Record<Kind, Pointer>);
    await page.routeWebSocket(/\/line/, (socket) => player.#watch(socket));
    return player;
  }

  begin(game: string): void {
    Object.assign(this, { game, sent: [], did: [], picture: undefined, held: undefined, trail: [], dead: false });
  }

  #watch(socket: WebSocketRoute): void {
    const game = this.game;
    if (this.dead || !socket.url().includes(game)) return void socket.close({ code: 1001 });
    this.#socket = socket;
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (game !== this.game) return;
      const said = JSON.parse(String(message)) as { type: string; id: string; ask?: unknown[] };
      if (said.type === 'ask' && !this.sent.some(({ id }) => id === said.id)) this.sent.push({ id: said.id, act: words(said.ask ?? []) });
      server.send(message);
    });
    server.onMessage((message) => {
      if (game !== this.game) return;
      const heard = JSON.parse(String(message)) as Heard;
      if (heard.picture) this.picture = heard.picture;
      const mine = this.sent.find(({ id }) => id === heard.id);
      // What was done into a break can come after the end, which refuses everything.
      if (mine) Object.assign(mine, { answer: heard.type === 'refused' && this.picture?.phase !== 'playing' ? 'late' : heard.type, why: heard.refused?.message.id });
      socket.send(message);
    });
  }

  cut(): void {
    // What the page shows from now on is what it was told last, the opponent's moves among it.
    this.look();
    this.dead = true;
    void this.#socket?.close({ code: 1001 });
  }

  /** Everything that the hands did was sent and answered. */
  settled(): boolean {
    return this.sent.length >= this.did.length && this.answered();
  }

  answered(): boolean {
    return this.sent.every(({ answer }) => answer !== undefined);
  }

  /** The page draws what it was told: a hand does not reach for a board that is still on its way. */
  async drawn(): Promise<void> {
    if (this.dead) return;
    const stands = (board: string) => [...read(board)].map(([square, letter]) => `${square} ${letter === letter.toUpperCase() ? 'white' : 'black'}`).sort().join();
    await expect.poll(async () => {
      const shown = await this.page.locator('.table .wood .piece').evaluateAll((all) => all.map((one) => `${(one as SVGElement).dataset.square} ${one.classList.contains('white') ? 'white' : 'black'}`).sort().join());
      return this.picture?.phase !== 'playing' || shown === stands(this.picture.board);
    }, { timeout: 30_000, message: `${this.side}: the board as it was told` }).toBe(true);
  }

  /** The board as it lies, in the oracle's eyes. */
  look(): void {
    if (!this.dead && this.picture) this.here = read(this.picture.board);
  }

  own(square: string | undefined): boolean {
    const letter = square === undefined ? undefined : this.here.get(square);
    return letter !== undefined && (letter === letter.toUpperCase()) === (this.side === 'white');
  }

  /** The oracle: a pointer went down on one square, over others, and up on another or beside the board. */
  hand(down: string | undefined, up: string | undefined, travelled: boolean): void {
    this.trail.push(`${travelled ? 'carry' : 'tap'} ${down ?? 'beside'} ${up ?? 'beside'} (${this.picture?.phase}, holds ${this.held})`);
    if (this.picture?.phase !== 'playing' || down === undefined) return;
    const before = this.own(this.held) ? this.held : undefined;
    let held = before;
    if (this.own(down)) {
      this.did.push(`touch ${down}`);
      held = down;
    } else if (before === undefined) {
      if (this.here.has(down)) this.did.push(`touch ${down}`);
      return;
    }
    if (up === held) {
      this.held = travelled || before === down ? undefined : held;
      return;
    }
    this.held = undefined;
    if (up === undefined || held === undefined) return;
    if (this.own(up)) {
      this.did.push(`touch ${up}`);
      return;
    }
    this.did.push(`release ${held}${up}`);
    const piece = this.here.get(held);
    this.here.delete(held);
    if (piece) this.here.set(up, piece);
  }
}

/** A message as the oracle would say it. */
function words(ask: unknown[]): string {
  return ask.map((one) => {
    if (typeof one === 'string') return one;
    const [name, body] = Object.entries(one as Record<string, Record<string, unknown>>)[0] ?? ['', {}];
    if (name === 'touch') return `touch ${(body.squares as string[]).join(' ')}`;
    if (name === 'release') return `release ${body.from}${body.to}`;
    if (name === 'press') return 'press';
    return `${name} ${JSON.stringify(body)}`;
  }).join(' + ');
}

test(`what the record says is what the hands did: ${GESTURES} gestures, seed ${SEED}`, async ({ browser }) => {
  test.setTimeout(Math.max(300_000, GESTURES * 1_500));
  const house = await House.open();
  const random = dice(SEED);
  const below = (n: number) => Math.floor(random() * n);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const SIZES = [[1366, 768], [1920, 1080], [390, 664], [844, 390]] as const;
  const players = await Promise.all((['white', 'black'] as const).map(async (side) => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, hasTouch: true, locale: 'en', serviceWorkers: 'block' });
    await context.addInitScript(() => localStorage.setItem('jadoube', JSON.stringify({ language: 'en', theme: 'light', sound: false })));
    await freshPages(context);
    return Player.sit(side, context);
  }));
  let [made, games, touches, releases, refused] = [0, 0, 0, 0, 0];

  async function newGame(): Promise<string> {
    games += 1;
    // Some games begin in time trouble, some with a pawn before its promotion, some with castling open.
    const short = random() < 0.4;
    const game = await house.game({
      no_arbiter: true, hints: true,
      time_control: { periods: [{ moves: null, time: short ? 63_000 : 900_000 }], mode: { increment: short ? 1_000 : 10_000 } },
      ...(random() < 0.4 ? { start: pick(['r3k2r/pppq1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 1', '4k3/P6P/8/2p5/2P5/8/p6p/4K3 w - - 0 1', 'rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3']) } : {}),
    });
    for (const player of players) {
      player.begin(game.game);
      await player.page.goto(house.address + link(game, player.side));
      await player.page.waitForURL(/\/game\//);
    }
    for (const player of players) {
      await player.page.getByRole('button', { name: 'I am at the board' }).click();
      await expect.poll(() => player.sent.map(({ act }) => act)).toEqual(['arrive']);
      player.sent = [];
    }
    await expect.poll(() => players.every((player) => player.picture?.phase === 'playing')).toBe(true);
    for (const { page } of players) await expect(page.locator('.clock.running')).toBeVisible();
    return game.game;
  }

  /** The record of the server must tell of every touch, and of every piece that was let go and not refused. */
  async function compareRecord(game: string): Promise<void> {
    const one = players[0];
    if (!one) return;
    await expect.poll(() => players.every((player) => player.answered()), { timeout: 30_000 }).toBe(true);
    const history = (await (await one.context.request.get(`${house.address}/api/games/${game}/history`)).json()) as { told: Told[] };
    for (const player of players) {
      const own = history.told.filter((told) => what(told)?.by === player.side);
      const kept = player.sent.filter(({ answer }) => answer === 'event' || answer === 'done').map(({ act }) => act);
      const told = own.filter(({ kind }) => /^(pieces_touched|pieces_adjusted|touched_off_move)$/.test(kind)).length;
      expect(told, 'touches in the record').toBe(kept.filter((act) => act.startsWith('touch ')).length);
      const moved = own.filter(({ kind }) => /^(move_made|piece_misplaced|square_fixed|castling_begun)$/.test(kind)).map((told) => what(told)?.motion?.slice(2, 4));
      const let_go = kept.filter((act) => /^release |^remove /.test(act)).map((act) => (act.startsWith('remove') ? '' : act.slice(-2)));
      expect(moved.length, 'pieces let go in the record').toBe(let_go.length);
      touches += told;
      releases += let_go.length;
      refused += player.sent.filter(({ answer }) => answer === 'refused').length;
      // A piece that was put somewhere in a break, against the Laws, never stood there: what was touched there then is nothing.
      const refusedTo = (square: string, before: number) => player.sent.slice(0, before).some(({ act, answer }) => answer === 'refused' && act.startsWith('release ') && act.endsWith(square));
      const wrong = player.sent.filter(({ act, answer, why }, at) => act.startsWith('touch ') && answer === 'refused' && !(why === 'refused-nothing-there' && refusedTo(act.slice(-2), at)));
      expect(wrong, 'a touch is never refused').toEqual([]);
    }
  }

  async function compareSent(player: Player): Promise<void> {
    await expect.poll(() => player.settled(), { timeout: 30_000, message: `${player.side}: did ${player.did.slice(-6)}; sent ${player.sent.slice(-6).map(({ act }) => act)}` }).toBe(true);
    expect(player.sent.map(({ act }) => act), `${player.side}: ${player.trail.slice(-8).join('; ')}`).toEqual(player.did);
    player.look();
  }

  async function squares(player: Player): Promise<{ at: (square: string) => Point; beside: Point }> {
    const box = await player.page.locator('.wood').first().boundingBox();
    if (!box) throw new Error('no board');
    const [x, y] = [0.06 + 0.88 * random(), 0.06 + 0.88 * random()];
    const at = (square: string): Point => {
      const [file, rank] = [square.charCodeAt(0) - 97, Number(square[1]) - 1];
      const [across, down] = player.side === 'white' ? [file, 7 - rank] : [7 - file, rank];
      return [box.x + ((across + x) * box.width) / 8, box.y + ((down + y) * box.height) / 8];
    };
    // Beside the board, on the screen: above it, or where it touches the upper edge to its left or right.
    const beside: Point = box.y >= 8 ? [box.x + box.width / 2, box.y - 6] : [box.x >= 8 ? box.x - 6 : box.x + box.width + 6, box.y + box.height / 2];
    return { at, beside };
  }

  const anywhere = () => 'abcdefgh'[below(8)] + String(1 + below(8));

  async function gesture(player: Player): Promise<void> {
    await player.drawn();
    const { at, beside } = await squares(player);
    player.look();
    const pointer = player.pointers[pick(['mouse', 'touch', 'pen'] as const)];
    const occupied = [...player.here.keys()];
    const targets = Object.entries(player.picture?.destinations ?? {});
    const lot = random();
    if (targets.length > 0 && lot < 0.35) {
      // A move that the Laws allow, so that the game goes on.
      const [from, list] = pick(targets);
      const to = pick(list);
      if (random() < 0.5) {
        await pointer.carry(at(from), at(to));
        player.hand(from, to, true);
      } else {
        await pointer.tap(at(from));
        player.hand(from, from, false);
        await pointer.tap(at(to));
        player.hand(to, to, false);
      }
    } else if (lot < 0.55) {
      const square = random() < 0.8 && occupied.length > 0 ? pick(occupied) : anywhere();
      await pointer.tap(at(square));
      player.hand(square, square, false);
    } else if (lot < 0.75) {
      const [from, to] = [random() < 0.8 && occupied.length > 0 ? pick(occupied) : anywhere(), random() < 0.9 ? anywhere() : undefined];
      // Who carries a piece back to where it stood has travelled all the same.
      if (from === to) await pointer.carry(at(from), at(from), beside);
      else await pointer.carry(at(from), to === undefined ? beside : at(to));
      player.hand(from, to, true);
    } else if (lot < 0.85) {
      // With keys: the grid takes the same hands.
      const square = occupied.length > 0 ? pick(occupied) : anywhere();
      await player.page.getByRole('button', { name: new RegExp(`^${square},`) }).press('Enter');
      player.hand(square, square, false);
    } else {
      await pressIt(player);
    }
  }

  /** A tap in the middle of something, at once: nothing waits for a button that went away with its game and finds one of the next. */
  async function tapOn(player: Player, place: Locator): Promise<void> {
    const box = await place.scrollIntoViewIfNeeded({ timeout: 30_000 }).then(() => place.boundingBox(), () => null);
    if (box) await player.pointers.mouse.tap([box.x + box.width / 2, box.y + box.height / 2]);
  }

  async function pressIt(player: Player): Promise<void> {
    await tapOn(player, player.page.locator('.press-place'));
    if (player.picture?.phase === 'playing') player.did.push('press');
  }

  async function promoteIfAsked(player: Player): Promise<void> {
    await player.drawn();
    const choice = player.page.getByRole('button', { name: /^(white|black) (queen|knight)$/ });
    if ((await choice.count()) === 0) return;
    const before = player.sent.length;
    await tapOn(player, choice.first());
    await expect.poll(() => player.sent.length > before || player.picture?.phase !== 'playing', { timeout: 30_000 }).toBe(true);
    if (player.picture?.phase !== 'playing') return;
    player.did.push(...player.sent.slice(before).map(({ act }) => act));
    await compareSent(player);
  }

  let game = await newGame();
  while (made < GESTURES) {
    const mover = players.find(({ side, picture }) => picture?.turn === side) ?? players[0];
    const waiter = players.find((player) => player !== mover);
    const made_not_pressed = players.find(({ side, picture }) => picture?.uncompleted[side]);
    const player = random() < 0.12 ? waiter : made_not_pressed && random() < 0.7 ? made_not_pressed : mover;
    if (!player) break;
    const special = random();
    if (special < 0.03) {
      const [width, height] = pick(SIZES);
      await player.page.setViewportSize({ width, height });
    } else if (special < 0.05) {
      player.cut();
      await expect(player.page.getByText('The connection is lost.').first()).toBeVisible();
      for (let i = below(3); i >= 0; i -= 1) {
        await gesture(player);
        made += 1;
      }
      player.dead = false;
    } else if (made_not_pressed === player && random() < 0.6 && player.picture?.phase === 'playing') {
      await pressIt(player);
      made += 1;
    } else {
      await gesture(player);
      made += 1;
    }
    if (players.some(({ picture }) => picture?.phase !== 'playing')) {
      // The game ended under the hand, by a flag or a second illegal move; what came after is nothing.
      await compareRecord(game);
      game = await newGame();
      continue;
    }
    await compareSent(player);
    await promoteIfAsked(player);
  }
  await compareRecord(game);
  console.log(`${made} gestures in ${games} games: ${touches} touches and ${releases} pieces let go in the records, ${refused} acts refused`);
  expect(touches).toBeGreaterThan(GESTURES / 8);
  for (const { context } of players) await context.close();
  await house.close();
});
