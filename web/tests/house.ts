/** A house to play in: the real program with a database of its own, browsers as guests. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { GameCreated, GameRequest, HallCreated, Role } from '../src/wire';
import type { Language } from '../src/lib/settings.svelte';

const ROOT = new URL('../../', import.meta.url).pathname;
const BINARY = process.env.JADOUBE_BINARY ?? join(ROOT, 'target/debug/jadoube');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export class House {
  readonly address: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'jadoube-e2e-'));
  readonly #listen: string;
  #program: ChildProcess | undefined;
  #output = '';
  /** Further options of the program, from its next start on. */
  options: string[] = [];

  private constructor(port: number, private readonly engines: string[]) {
    this.#listen = `127.0.0.1:${port}`;
    this.address = `http://${this.#listen}`;
  }

  /** With engines where they are named, as `NAME=PATH`; those of the machine are left out of it. */
  static async open(engines: string[] = []): Promise<House> {
    if (!existsSync(BINARY)) throw new Error(`${BINARY} is missing: build it with cargo build --package jadoube`);
    const house = new House(await freePort(), engines);
    await house.start();
    return house;
  }

  async start(): Promise<void> {
    const engines = this.engines.length === 0 ? ['--no-engines'] : this.engines.flatMap((engine) => ['--engine', engine]);
    const program = spawn(BINARY, ['serve', '--listen', this.#listen, '--data', join(this.#folder, 'games.db'), '--requests-per-second', '10000', ...engines, ...this.options], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#program = program;
    const keep = (bytes: Buffer) => (this.#output = (this.#output + bytes.toString()).slice(-4000));
    program.stdout?.on('data', keep);
    program.stderr?.on('data', keep);
    for (let i = 0; i < 200; i += 1) {
      if (program.exitCode !== null) break;
      const healthy = await fetch(`${this.address}/health`).then((answer) => answer.ok, () => false);
      if (healthy) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the program did not start:\n${this.#output}`);
  }

  /** End the program without a word, as a power cut would. */
  async kill(): Promise<void> {
    const program = this.#program;
    if (!program || program.exitCode !== null) return;
    program.kill('SIGKILL');
    await once(program, 'exit');
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #post<T>(path: string, body: unknown): Promise<T> {
    const answer = await fetch(this.address + path, { method: 'POST', headers: { 'content-type': 'application/json', origin: this.address }, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  game = (wanted: GameRequest) => this.#post<GameCreated>('/api/games', { regime: 'full', ...wanted });
  hall = (name: string) => this.#post<HallCreated>('/api/halls', { name });
}

/** The path of the link for a role. */
export function link(created: { links: { role: Role; path: string }[] }, role: Role): string {
  const found = created.links.find((one) => one.role === role);
  if (!found) throw new Error(`no link for ${role}`);
  return found.path;
}

export interface Guests {
  /** A browser of its own for each guest, with its language; nothing is remembered between guests. */
  guest: (language?: Language) => Promise<Page>;
  /** A guest who follows a secret link. */
  enter: (path: string, language?: Language) => Promise<Page>;
}

/** With JADOUBE_PAGES=dist the pages come from `web/dist` as it is, and the program need not be built anew for every change. */
export async function freshPages(context: BrowserContext): Promise<void> {
  if (!process.env.JADOUBE_PAGES) return;
  const folder = join(ROOT, 'web', process.env.JADOUBE_PAGES);
  await context.route(/^http:\/\/[^/]+\/(?!api\/|health)/, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    const first = path.split('/')[0] || 'index';
    const file = [join(folder, path), join(folder, `${first}.html`)].find((one) => existsSync(one) && statSync(one).isFile());
    await (file ? route.fulfill({ path: file }) : route.continue());
  });
}

async function open(browser: Browser, opened: BrowserContext[], language: Language): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: language, serviceWorkers: 'block' });
  await context.addInitScript((own) => {
    if (!localStorage.getItem('jadoube')) localStorage.setItem('jadoube', JSON.stringify({ language: own, theme: 'light' }));
  }, language);
  await freshPages(context);
  opened.push(context);
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.soft(String(error), 'an error on the page').toBe(''));
  page.on('console', (said) => {
    if (/Content Security Policy/.test(said.text())) expect.soft(said.text(), 'what the page may not do').toBe('');
  });
  return page;
}

/** A page follows a secret link, of whatever house. */
export async function come(page: Page, address: string): Promise<Page> {
  await page.goto(address);
  await page.waitForURL(/\/(game|hall|cards|event)\//);
  return page;
}

export const test = base.extend<Guests & { fresh: House }, { house: House }>({
  house: [
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  /** A house of one's own, for tests that bring it down. */
  fresh: async ({}, use) => {
    const house = await House.open();
    await use(house);
    await house.close();
  },
  guest: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use((language = 'en') => open(browser, opened, language));
    await Promise.all(opened.map((context) => context.close()));
  },
  enter: async ({ guest, house }, use) => {
    await use(async (path, language) => {
      return come(await guest(language), house.address + path);
    });
  },
});

export { expect };

/** Type a move or a command and send it. */
export async function type(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Type a move or a command');
  await field.fill(text);
  await field.press('Enter');
}

/** Wait until this player's own clock runs. */
export const turn = (page: Page) => expect(page.locator('.me .clock.running')).toBeVisible();

/** Open the menu of the header. */
export const menu = (page: Page) => page.locator('header summary').click();

/** Press the clock by its button. */
export const press = (page: Page) => page.getByRole('button', { name: 'Press the clock' }).click();

/** Where a square lies on the screen at this moment; `within` says where in the square, from its upper left corner. */
export async function spot(page: Page, square: string, view: 'white' | 'black', within: readonly [number, number] = [0.5, 0.5]): Promise<[number, number]> {
  const box = await page.locator('.wood').first().boundingBox();
  if (!box) throw new Error('no board');
  const file = square.charCodeAt(0) - 97;
  const rank = Number(square[1]) - 1;
  const [across, down] = view === 'white' ? [file, 7 - rank] : [7 - file, rank];
  return [box.x + ((across + within[0]) * box.width) / 8, box.y + ((down + within[1]) * box.height) / 8];
}

/** Carry a piece with the mouse, as a hand does. */
export async function carry(page: Page, from: string, to: string, view: 'white' | 'black'): Promise<void> {
  await page.mouse.move(...(await spot(page, from, view)));
  await page.mouse.down();
  await page.mouse.move(...(await spot(page, to, view)), { steps: 5 });
  await page.mouse.up();
}

/** The record of what happened, as a person reads it. */
export const record = (page: Page) => page.locator('ol.record');

/** A player's table, at the board and ready. */
export async function arrive(...players: Page[]): Promise<void> {
  for (const page of players) await page.getByRole('button', { name: 'I am at the board' }).click();
}

/** A field of the desk by its name. */
export const field = (desk: Page, name: string) => desk.getByRole('combobox', { name, exact: true }).or(desk.getByRole('textbox', { name, exact: true })).or(desk.getByRole('checkbox', { name, exact: true }));

/** Choose an act, fill its fields, and ask what would be ruled. */
export async function propose(desk: Page, name: string, fields: Record<string, string | true> = {}): Promise<Locator> {
  const what = desk.getByRole('combobox', { name: 'What happened', exact: true });
  await what.fill(name);
  await desk.getByRole('option', { name, exact: true }).click();
  for (const [label, value] of Object.entries(fields)) {
    const one = field(desk, label);
    if (value === true) await one.check();
    else if ((await one.evaluate((element) => element.tagName)) === 'SELECT') await one.selectOption({ label: value });
    else await one.fill(value);
  }
  await desk.getByRole('button', { name: 'Show the ruling' }).click();
  return desk.getByRole('region', { name: 'Proposed ruling' });
}

/** The same, and confirm it. */
export async function act(desk: Page, name: string, fields: Record<string, string | true> = {}, proposed?: string): Promise<void> {
  const proposal = await propose(desk, name, fields);
  if (proposed) await expect(proposal).toContainText(proposed);
  await desk.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(proposal).toHaveCount(0);
}
