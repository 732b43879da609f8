/** Deals as three people agreed to play them: spread, betli, durchmars, chains of kontra, snapszer announced, claims, rulings; taking back; a seat that is left; a number that is not opened. */
import type { Page } from '@playwright/test';
import type { CardTableRequest } from '../src/wire';
import { act, dice, open, playUntil, says, tap, type Plan } from './cards';
import { expect, freshPages, link, test, type House } from './house';

const SEATS = ['first', 'second', 'third'] as const;

/** Three people at a table: two at laptops, one at a phone; and the arbiter. */
async function sit(house: House, enter: (path: string) => Promise<Page>, request: CardTableRequest, taps = true): Promise<{ pages: Page[]; desk: Page }> {
  const made = await open(house, { names: ['Anna', 'Béla', 'Cili'], ...request });
  const pages = await Promise.all(SEATS.map((role) => enter(link(made, role))));
  const sizes = [{ width: 1366, height: 768 }, { width: 390, height: 664 }, { width: 1366, height: 768 }];
  await Promise.all(pages.map((page, at) => page.setViewportSize(sizes[at] ?? { width: 1366, height: 768 })));
  if (taps) await Promise.all(pages.map(tap));
  return { pages, desk: await enter(link(made, 'arbiter')) };
}

/** A ruling: it is shown what it will do, then it is done; gives what was shown. */
async function rule(desk: Page, what: string, reason: string): Promise<string> {
  await expect(desk.getByLabel('What is ruled'), 'nothing is chosen beforehand').toHaveValue('');
  await desk.getByLabel('What is ruled').selectOption({ label: what });
  await desk.getByLabel('Reason').fill(reason);
  await desk.getByRole('button', { name: 'Rule', exact: true }).click();
  const shown = await desk.locator('dialog[open]').innerText();
  await desk.getByRole('button', { name: 'Confirm the ruling' }).click();
  return shown;
}

/** The row of a deal on the sheet. */
const row = (page: Page, deal: number) => page.locator('.sheet .sc tbody tr').nth(deal - 1);

/** Play one deal by a plan, until its row stands on every sheet; gives what was seen on the way. */
async function playDeal(pages: Page[], deal: number, plan: Plan): Promise<{ open: boolean; doubled: boolean }> {
  const seen = { open: false, doubled: false };
  let longest = 0;
  const done = async (page: Page): Promise<boolean> => {
    seen.open ||= (await page.locator('.backs.open').count()) === 2;
    const doubling = await page.evaluate(() => (document.querySelector('.strip')?.textContent?.includes('You were doubled') ? [...document.querySelectorAll('.kr small')].filter((by) => by.textContent?.includes('said by')).length : undefined));
    if (doubling !== undefined) expect(doubling, 'whoever said kontra is seen to have said it').toBeGreaterThan(0);
    seen.doubled ||= doubling !== undefined;
    longest = Math.max(longest, await page.evaluate(() => (innerWidth < 900 ? 0 : document.documentElement.scrollHeight - innerHeight)));
    return (await row(page, deal).count()) > 0;
  };
  await playUntil(pages, dice(deal * 7), done, plan);
  expect(longest, 'a laptop has the whole table before it, however many bids there are').toBe(0);
  return seen;
}

test('three people play ulti: spread, betli, durchmars, the whole chain, a claim, a violation', async ({ house, enter }) => {
  test.setTimeout(300_000);
  const { pages, desk } = await sit(house, enter, { game: 'ulti', deals: 5 });
  const [first, bela] = pages as [Page, Page];
  // Everything is doubled by both sides, until the chain ends before the hands are opened.
  const spread = await playDeal(pages, 1, { bid: 'spread_betli', double: true });
  for (const page of pages) await expect(row(page, 1)).toContainText('×32');
  // A spread betli that is lost in the first trick opens no hand; whoever made it through one had all hands before him.
  const lost = await first.evaluate(() => document.querySelectorAll('.lo').length > 0);
  expect(spread.open || lost).toBe(true);
  expect(spread.doubled).toBe(true);
  await playDeal(pages, 2, { bid: 'betli' });
  await expect(row(first, 2)).toContainText(/betli/i);
  await playDeal(pages, 3, { bid: 'durch', double: true });
  // A durchmars without trumps ends as soon as it is lost, perhaps before the last answer.
  await expect(row(first, 3)).toContainText(/×(2|4|8|16|32)/);
  await playDeal(pages, 4, { bid: 'simple', says: [[/claim/i, '[data-rest=defenders]']] });
  await expect(row(first, 4)).toBeVisible();
  // The arbiter finds a violation in the last deal: the others write the announcement.
  const playing = async (page: Page) => (await page.locator('.contract h1').innerText()).includes('durchmars');
  await playUntil(pages, dice(5), playing, { bid: 'durch' });
  const reason = 'looked at the talon';
  const shown = await rule(desk, 'Broke the rules: Béla', reason);
  expect(shown).toMatch(/Deal 5: Broke the rules: Béla[^]*looked at the talon[^]*Written: Anna (7|14), Cili \1/);
  for (const page of pages) {
    await expect(row(page, 5)).toContainText('ruled');
    await expect(page.getByText(reason).first()).toBeVisible();
    await expect(page.locator('.end ol')).toBeVisible();
    await expect(page.locator('.set tfoot'), 'what was shown before is what was written').toHaveText(/Written: .+/.exec(shown)?.[0] ?? '');
  }
  // Who is ruled on reads it as said to oneself, with its clause.
  await expect(bela.locator('.strip.warn')).toContainText('You broke the rules and lose the deal: looked at the talon.');
  await expect(first.locator('.strip.warn')).toContainText('Béla broke the rules');
  await expect(first.locator('.strip.warn')).toContainText('U13');
});

test('three people play snapszer: announced, doubled by both sides, ruled on', async ({ house, enter }) => {
  test.setTimeout(240_000);
  const { pages, desk } = await sit(house, enter, { game: 'snapszer', deals: 3 });
  const [first, bela] = pages as [Page, Page];
  await playDeal(pages, 1, { says: [[/^snapszer$/i, 'Say it'], [/kontra/i, 'Say it']] });
  for (const page of pages) await expect(row(page, 1)).toContainText('snapszer');
  // Each says whatever is offered: how often they double depends on who is quicker.
  await expect(row(first, 1).locator('em').first()).toHaveText(/^×(2|4|8|16)$/);
  await playDeal(pages, 2, {});
  // A deal that is over is that deal for whoever looks on, too. It is played again: that stays until each has read it.
  await expect(desk.getByText(/Deal 2 of 3/)).toBeVisible();
  expect(await rule(desk, 'The deal is played again', 'a card was marked')).toMatch(/Deal 2:[^]*nothing of the deal counts[^]*Instead of\s+Written: /);
  for (const page of pages) {
    await expect(page.locator('.strip.warn')).toContainText('The deal is played again: a card was marked');
    await expect(page.locator('.again')).toContainText('a card was marked');
    await expect(page.locator('.again')).toContainText('S8');
    await expect(page.locator('.bub')).toHaveCount(0);
    await expect(page.getByText(/Deal 2 of 3/)).toBeVisible();
  }
  await expect(desk.locator('.strip.warn')).toContainText('a card was marked');
  await first.reload();
  await expect(first.locator('.again')).toContainText('a card was marked');
  await first.getByRole('button', { name: 'Deal again' }).click();
  await expect(first.locator('.strip.warn')).toHaveCount(0);
  await expect(bela.locator('.strip.warn')).toContainText('a card was marked');
  await playDeal(pages, 2, {});
  // The arbiter has a deal played again, then awards it.
  const called = async (page: Page) => (await page.locator('[data-card]').count()) > 4;
  await playUntil(pages, dice(3), called, {});
  await rule(desk, 'The deal is played again', 'a card fell');
  await expect(first.getByText('a card fell').first()).toBeVisible();
  await playUntil(pages, dice(4), called, {});
  await rule(desk, 'The deal goes to the defenders', 'the caller left');
  for (const page of pages) await expect(row(page, 3)).toContainText('ruled');
});

/** The cards of the own hand. */
const hand = (page: Page) => page.locator('[data-card]').evaluateAll((all) => all.map((one) => one.getAttribute('data-card')).toSorted());

/** Plays the first card that may be played: chosen by a tap and played by the button, or by the tap where nothing is to be chosen. */
async function playFirst(page: Page): Promise<void> {
  await page.locator('.slot.may [data-card]').first().click({ position: { x: 8, y: 20 } });
  // A card that is on its way is lifted too: there is nothing to confirm any more.
  if ((await page.locator('.slot.up').count()) > 0) await page.locator('.acts .main:not(:disabled)', { hasText: 'Play' }).click({ timeout: 2000 }).catch(() => undefined);
}

test('a card is taken back until the next player acts, and everybody sees it', async ({ house, enter }) => {
  test.setTimeout(120_000);
  const { pages } = await sit(house, enter, { game: 'snapszer', deals: 1, take_back: true }, false);
  const may = (page: Page) => page.locator('.slot.may').count();
  const roll = dice(2);
  // Until somebody may play the first card.
  let leader: Page | undefined;
  await expect(async () => {
    for (const page of pages) {
      if ((await may(page)) > 0) leader = page;
      else if (!leader) await act(page, roll, {});
    }
    expect(leader).toBeDefined();
  }).toPass({ timeout: 60_000 });
  const page = leader as Page;
  const others = pages.filter((one) => one !== page);
  const before = await hand(page);
  await playFirst(page);
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
  for (const other of others) await expect(other.getByRole('button', { name: 'Take back' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => hand(page)).toEqual(before);
  for (const other of others) await expect(other.locator('.strip').first()).toContainText('takes the last act back');
  // Once the next has played it stays.
  await playFirst(page);
  await expect.poll(async () => (await Promise.all(others.map(may))).some((count) => count > 0)).toBe(true);
  for (const other of others) if ((await may(other)) > 0) await playFirst(other);
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
});

test('whoever is refused because another was quicker sees what the other did at once, however slowly it would have been shown', async ({ browser, house, enter }) => {
  test.setTimeout(120_000);
  const made = await open(house, { game: 'snapszer', deals: 1, names: ['Anna', 'Béla', 'Cili'], take_back: true });
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en', serviceWorkers: 'block', reducedMotion: 'no-preference' });
  await context.addInitScript(() => localStorage.setItem('jadoube', JSON.stringify({ language: 'en', theme: 'light', pace: 'calm' })));
  await freshPages(context);
  const anna = await context.newPage();
  await anna.clock.install();
  await anna.goto(house.address + link(made, 'first'));
  const [bela, cili] = await Promise.all([enter(link(made, 'second')), enter(link(made, 'third'))]);
  const may = (page: Page) => page.locator('.slot.may').count();
  const roll = dice(7);
  // Until Anna may play to a trick that is not hers to end.
  await expect(async () => {
    if ((await may(anna)) > 0 && (await anna.locator('.trick:not(.taken) [data-played]').count()) < 2) return;
    for (const page of [anna, bela, cili]) await act(page, roll, {});
    expect('the turn').toBe('hers');
  }).toPass({ timeout: 60_000, intervals: [700] });
  // Her browser's time stands: what others do would never be shown.
  await anna.clock.pauseAt(new Date(Date.now() + 5_000));
  await playFirst(anna);
  const undo = anna.getByRole('button', { name: 'Take back' });
  await expect(undo).toBeVisible();
  await expect.poll(async () => (await may(bela)) + (await may(cili))).toBeGreaterThan(0);
  // One of them plays, and no more: whoever takes the trick would lead to the next.
  await playFirst((await may(bela)) > 0 ? bela : cili);
  await expect.poll(async () => Math.max(...(await Promise.all([bela, cili].map((other) => other.locator('.trick [data-played]').count()))))).toBeGreaterThan(1);
  const shown = await anna.locator('.trick [data-played]').count();
  await undo.click();
  await expect(undo).toHaveCount(0);
  expect(await anna.locator('.trick [data-played]').count()).toBeGreaterThan(shown);
  await context.close();
});

test('with practice players a card is taken back after they have answered', async ({ enter, house }) => {
  const made = await open(house, { game: 'snapszer', deals: 1, names: ['Anna', 'Béla', 'Cili'], practice: [null, 'simple', 'simple'], take_back: true });
  const page = await enter(link(made, 'first'));
  const roll = dice(3);
  // What an act leads to is looked at when it has come: cards that may be played belong to the turn before until then.
  await expect(async () => {
    const mine = await page.locator('.slot.may').count();
    if (mine === 0) await act(page, roll, {});
    expect(mine).toBeGreaterThan(0);
  }).toPass({ timeout: 30_000, intervals: [500] });
  const before = await hand(page);
  await playFirst(page);
  await expect.poll(() => hand(page).then((cards) => cards.length)).toBe(before.length - 1);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => hand(page)).toEqual(before);
});

for (const breaks of [true, false]) {
  test(`a card that does not reach the server ${breaks ? 'because the line breaks' : 'although the line seems to hold'} stays lifted, and the strip says so`, async ({ house, guest }) => {
    const made = await open(house, { game: 'snapszer', deals: 1, names: ['Anna', 'Béla', 'Cili'], practice: [null, 'simple', 'simple'] });
    const page = await guest();
    let [held, shut] = [false, () => {}];
    await page.routeWebSocket(/\/line/, (line) => {
      if (held) return void line.close({ code: 1001 });
      const server = line.connectToServer();
      line.onMessage((message) => { if (!held) server.send(message); });
      shut = () => void line.close({ code: 1001 });
    });
    await page.goto(house.address + link(made, 'first'));
    const roll = dice(3);
    await expect(async () => {
      const mine = await page.locator('.slot.may').count();
      if (mine < 2) await act(page, roll, {});
      expect(mine).toBeGreaterThan(1);
    }).toPass({ timeout: 30_000, intervals: [500] });
    held = true;
    if (breaks) {
      shut();
      await expect(page.locator('.strip.warn')).toContainText('The connection is lost');
    }
    const before = await hand(page);
    await playFirst(page);
    await expect(page.locator('.strip.warn')).toContainText('Not sent yet: the connection is lost');
    await expect(page.locator('.slot.up')).toHaveCount(1);
    await expect(page.locator('.acts .main')).toHaveText('Not sent yet');
    await expect(page.locator('.acts .main')).toBeDisabled();
    await page.locator('.slot.may:not(.up) [data-card]').first().click({ position: { x: 8, y: 20 } });
    await expect(page.locator('.slot.up')).toHaveCount(1);
    expect(await hand(page)).toEqual(before);
    held = false;
    if (!breaks) shut();
    await expect.poll(() => hand(page).then((cards) => cards.length), { timeout: 20_000 }).toBe(before.length - 1);
    await expect(page.locator('.strip.warn')).toHaveCount(0);
  });
}

test('the invitations of two friends are whole beside each other on a laptop', async ({ house, guest }) => {
  const page = await guest();
  await page.goto(`${house.address}/cards`);
  for (const seat of ['Seat 2', 'Seat 3']) await page.getByRole('group', { name: seat }).getByRole('button', { name: 'Friend' }).click();
  await page.getByRole('button', { name: 'Open and invite' }).click();
  await expect(page.locator('.invite')).toHaveCount(2);
  for (const [width, height] of [[1366, 768], [1280, 720], [1024, 768]] as const) {
    await page.setViewportSize({ width, height });
    const cut = await page.locator('.waiting').evaluate((one) => Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth));
    expect(cut, `${width}x${height}`).toBeLessThanOrEqual(0);
    const [felt, ...codes] = await page.locator('.felt, .qr').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    for (const code of codes) {
      expect(code.bottom, `${width}x${height}`).toBeLessThanOrEqual(felt?.bottom ?? 0);
      expect(code.width).toBeGreaterThan(90);
    }
  }
});

test('a practice player sits in for whoever has left, and gives the seat back', async ({ house, enter }) => {
  test.setTimeout(120_000);
  const made = await open(house, { game: 'snapszer', deals: 1, names: ['Anna', 'Béla', 'Cili'], practice: [null, null, 'simple'], sit_in_seconds: 10 });
  const [first, second] = await Promise.all([enter(link(made, 'first')), enter(link(made, 'second'))]);
  await expect(first.locator('.strip').first()).toBeVisible();
  await second.goto(`${house.address}/laws`);
  await expect(first.locator('.seat', { hasText: 'Béla' })).toContainText('sits in', { timeout: 60_000 });
  const roll = dice(6);
  await expect(async () => {
    await act(first, roll, {});
    expect(await first.locator('[data-card]').count()).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  await second.goBack();
  await expect(first.locator('.seat', { hasText: 'Béla' })).not.toContainText('sits in');
  await expect(second.locator('[data-card]').first()).toBeVisible();
  // Whoever is back is told what was played meanwhile.
  await expect(second.locator('.strip').first()).toContainText(/practice player (played|sat in) for you/);
});

test('whoever does not open the own number is named to everybody', async ({ house, enter, guest }) => {
  const made = await open(house, { game: 'ulti', deals: 1, names: ['Anna', 'Béla', 'Cili'], shuffle_seconds: 5 });
  const [first, second] = await Promise.all([enter(link(made, 'first')), enter(link(made, 'second'))]);
  // Nobody opens a number before all have committed themselves, and nobody speaks for a seat without its link.
  expect(await says(first, 'first', [{ table: { add_nonce: { nonce: '00'.repeat(16) } } }])).toEqual(['refused card-another-step']);
  expect(await says(first, 'third', [])).toBe('shut');
  // The third commits like everybody, and sends no number.
  const cheat = await guest();
  await cheat.routeWebSocket(/\/line/, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => { if (!String(message).includes('add_nonce')) server.send(message); });
  });
  await cheat.goto(house.address + link(made, 'third'));
  for (const page of [first, second]) await expect(page.locator('.strip').first()).toContainText('did not open their numbers: Cili', { timeout: 60_000 });
});

test('whoever is quick is not held up: the next deal is there while the last trick would still be shown; a card that can be taken back is played by one tap', async ({ browser, house }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en', serviceWorkers: 'block', reducedMotion: 'no-preference' });
  await context.addInitScript(() => localStorage.setItem('jadoube', JSON.stringify({ language: 'en', theme: 'light', pace: 'quick' })));
  await freshPages(context);
  await context.addInitScript(() => {
    let since: number | undefined;
    const look = () => {
      const drawn = document.querySelector('.drawn') !== null;
      if (!drawn && since !== undefined) document.documentElement.dataset['drawn'] = String(Math.round(performance.now() - since));
      since = drawn ? (since ?? performance.now()) : undefined;
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  const page = await context.newPage();
  const made = await open(house, { game: 'snapszer', deals: 2, names: ['Anna', 'Béla', 'Cili'], practice: [null, 'simple', 'simple'], take_back: true });
  await page.goto(house.address + link(made, 'first'));
  await page.waitForURL(/\/cards\/.+/);
  // Who deals first is drawn for, and is shown as long as a trick that is over.
  await expect.poll(() => page.evaluate(() => Number(document.documentElement.dataset['drawn'] ?? 0))).toBeGreaterThan(500);
  const roll = dice(4);
  await playUntil([page], roll, async (one) => (await row(one, 1).count()) > 0, { until: '.sheet .sc tbody tr' });
  // What the deal was is said until the next one is wanted.
  await expect(page.getByText(/Deal 1 of 2/)).toBeVisible();
  // A press that began before the button led anywhere leads nowhere.
  await page.reload();
  const main = page.locator('.acts .main');
  await expect(main).toBeDisabled();
  const { x, y, width, height } = (await main.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect(main).toBeEnabled();
  await page.mouse.up();
  await page.waitForTimeout(500);
  await expect(page.getByText(/Deal 1 of 2/)).toBeVisible();
  await main.click();
  const choice = (least: number) =>
    expect(async () => {
      const mine = await page.locator('.slot.may').count();
      if (mine < least) await act(page, roll, {});
      expect(mine).toBeGreaterThanOrEqual(least);
    }).toPass({ timeout: 60_000, intervals: [300] });
  await choice(1);
  await expect(page.getByText(/Deal 2 of 2/)).toBeVisible();
  await expect(page.locator('.trick .empty')).toBeVisible();
  await choice(2);
  const before = await hand(page);
  // A tap right after the last card is none; only where a pair could be shown with a card there is something to choose.
  await expect(async () => {
    await playFirst(page);
    await expect.poll(async () => (await hand(page)).length, { timeout: 2000 }).toBeLessThan(before.length);
  }).toPass({ timeout: 20_000, intervals: [500] });
  await context.close();
});

test('the suit of one deal is not chosen already in the next, and the settlement says what a game counts and why', async ({ house, enter }) => {
  test.setTimeout(180_000);
  const made = await open(house, { game: 'snapszer', deals: 6, names: ['Anna', 'Béla', 'Cili'], practice: [null, 'simple', 'simple'] });
  const page = await enter(link(made, 'first'));
  await tap(page);
  const roll = dice(5);
  const suits = page.locator('[data-suit]');
  // Who calls goes round: of six deals two are the player's own.
  for (const deal of [1, 2]) {
    await playUntil([page], roll, async () => (await suits.count()) > 0, { until: '[data-suit]' });
    await expect(page.locator('.acts .main'), `call ${deal}`).toBeDisabled();
    await expect(page.locator('[data-suit][aria-pressed=true]')).toHaveCount(0);
    await suits.first().click();
    await page.locator('.acts .main:not(:disabled)').click();
    await expect(suits).toHaveCount(0);
  }
  await playUntil([page], roll, async () => (await page.locator('.set').count()) > 0, { until: '.set' });
  const why = await page.locator('.set tbody tr').last().innerText();
  const [, base, factor = '1', units] = /(\d+)(?: ×(\d+))?\s+[+-](\d+)/.exec(why) ?? [];
  expect(Number(base) * Number(factor), why).toBe(Number(units));
  expect(/took no trick|less than 33|snapszer/.test(why), why).toBe(Number(base) > 1);
});
