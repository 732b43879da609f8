/** Installed on a device: what browsers ask of it, what works without the server, and how a new build takes over. */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, type House } from './house';
import { LANGUAGES } from './languages';

const EDITIONS = [['2023', '7'], ['2018', '7'], ['2017', '7'], ['FI2017', '7'], ['2001', 'R']] as const;

/** A browser in which service workers may work. */
async function device(newContext: (options: object) => Promise<BrowserContext>): Promise<Page> {
  const context = await newContext({ serviceWorkers: 'allow', viewport: { width: 390, height: 664 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.soft(String(error), 'an error on the page').toBe(''));
  return page;
}

/** The page is under a worker that has everything. */
async function ready(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

test('what browsers ask of an app that can be installed', async ({ browser, house }) => {
  const page = await device((options) => browser.newContext(options));
  await ready(page, house.address);
  const answer = await page.request.get(`${house.address}/manifest.webmanifest`);
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ id: '/', name: expect.stringMatching(/Jadoube/), short_name: 'Jadoube', start_url: '/', scope: '/', display: 'standalone' });
  for (const { src, sizes, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
    const icon = await page.request.get(house.address + src);
    expect(icon.headers()['content-type'], src).toBe(type);
    if (type !== 'image/png') continue;
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect((manifest.icons as { purpose: string }[]).map(({ purpose }) => purpose)).toContain('maskable');
  for (const { url } of manifest.shortcuts as { url: string }[]) expect((await page.request.get(house.address + url)).ok(), url).toBe(true);
  // The browser's own opinion.
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window is never offered an installation; nothing else may stand in its way.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const worker = await page.request.get(`${house.address}/sw.js`);
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-type']).toContain('text/javascript');
  expect(worker.headers()['content-security-policy']).toContain("worker-src 'self'");
  await page.context().close();
});

test('the Laws in every edition and language, without a connection', async ({ browser, house }) => {
  test.slow();
  const page = await device((options) => browser.newContext(options));
  await ready(page, house.address);
  await page.context().setOffline(true);
  for (const language of LANGUAGES) {
    await page.evaluate((own) => localStorage.setItem('jadoube', JSON.stringify({ language: own })), language);
    for (const [edition, chapter] of EDITIONS) {
      await page.goto(`${house.address}/laws/${chapter}?edition=${edition}`);
      await expect(page.getByRole('article').first(), `${edition} ${language}`).toContainText(/\p{L}{3}/u);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
    }
  }
  await page.context().close();
});

test('puzzles, a clock and the front page, without a connection', async ({ browser, house }) => {
  const page = await device((options) => browser.newContext(options));
  await ready(page, house.address);
  await page.context().setOffline(true);
  await page.goto(`${house.address}/puzzles`);
  await page.locator('main a[href^="#"]').first().click();
  await page.locator('.choice').first().click();
  await page.getByRole('button', { name: 'Answer' }).click();
  await expect(page.locator('.verdict')).toBeVisible();
  await page.goto(`${house.address}/clock`);
  await page.locator('.tile').first().click();
  await page.getByRole('button', { name: 'Set the clock' }).click();
  await page.locator('.near .big').click();
  await expect(page.locator('.far')).toHaveClass(/running/);
  for (const path of ['/', '/game/0000000000000000?as=white']) {
    await page.goto(house.address + path);
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await expect(page.locator('.door[href="/laws"]')).toBeVisible();
  }
  // With the connection the page that was asked for is there again; the front page may be on its way back to it by itself.
  await page.context().setOffline(false);
  await expect(async () => {
    await page.goto(`${house.address}/game/0000000000000000?as=white`);
    await expect(page.getByRole('heading', { name: 'You need a link for this game' })).toBeVisible();
  }).toPass({ timeout: 60_000 });
  await page.context().close();
});

/** A way to the house on which a newer build can be put, and which can be cut. */
async function front(house: House): Promise<{ address: string; server: Server; build: { now: string; down: boolean } }> {
  const build = { now: '', down: false };
  const server = createServer(async (asked, answer) => {
    if (build.down) return void asked.socket.destroy();
    const path = asked.url ?? '/';
    const got = await fetch(house.address + path).catch(() => undefined);
    if (!got) return void asked.socket.destroy();
    let body = Buffer.from(await got.arrayBuffer());
    if (build.now && path === '/sw.js') body = Buffer.from(body.toString().replace(/"version":"[^"]*"/, `"version":"${build.now}"`));
    if (build.now && got.headers.get('content-type')?.startsWith('text/html')) body = Buffer.from(body.toString().replace('<html', `<html data-build="${build.now}"`));
    answer.writeHead(got.status, Object.fromEntries([...got.headers].filter(([name]) => name !== 'content-length' && name !== 'etag')));
    answer.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { address: `http://127.0.0.1:${address.port}`, server, build };
}

test('a new build is shown at once, and is what remains when the server goes away', async ({ browser, house }) => {
  const { address, server, build } = await front(house);
  const page = await device((options) => browser.newContext(options));
  await ready(page, `${address}/clock`);
  await expect(page.locator('html')).not.toHaveAttribute('data-build', /./);
  build.now = 'second';
  // Not one page of the old build is shown against the new server, although the old worker is still there.
  await page.goto(`${address}/clock`);
  await expect(page.locator('html')).toHaveAttribute('data-build', 'second');
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('jadoube-second')).keys()).length), { timeout: 60_000 }).toBeGreaterThan(50);
  await page.evaluate(async () => {
    const { active, installing, waiting } = (await navigator.serviceWorker.getRegistration())!;
    const coming = installing ?? waiting;
    if (coming && coming !== active) await new Promise((resolve) => coming.addEventListener('statechange', () => coming.state === 'activated' && resolve(undefined)));
  });
  build.down = true;
  await page.goto(`${address}/laws`);
  await expect(page.locator('html')).toHaveAttribute('data-build', 'second');
  await expect(page.locator('.doors li').first()).toBeVisible();
  // Of the builds before, only the last is kept.
  build.down = false;
  build.now = 'third';
  await page.goto(`${address}/clock`);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).sort()), { timeout: 60_000 }).toEqual(['jadoube-second', 'jadoube-third']);
  await page.context().close();
  server.close();
});
