/** A club's day in the browser: from the first entry to the standings, on a laptop and on several phones at once; an open Swiss; every page in four languages. */
import type { Locator, Page } from '@playwright/test';
import type { EventCreated, EventSeen, GivenLink, MeetingView, Role } from '../src/wire';
import { expect, test, type House } from './house';
import { LANGUAGES } from './languages';
import { sound } from './sound';

/** What people did: a tap is a press of a finger or a mouse, typed is a key. A pasted list is one tap. */
class Hands {
  taps = 0;
  typed = 0;
  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.click();
  }
  async type(what: Locator, text: string): Promise<void> {
    this.typed += text.length;
    await what.fill(text);
  }
  async key(page: Page, ...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.typed += 1;
      await page.keyboard.press(key);
    }
  }
  async paste(what: Locator, text: string): Promise<void> {
    this.taps += 1;
    await what.fill(text);
  }
}

const next = (desk: Page) => desk.locator('.next .main');
const go = (desk: Page, name: string | RegExp) => desk.locator('.next').getByRole('button', { name });
const stage = (desk: Page, name: string) => desk.getByRole('navigation', { name: 'Stages of the day' }).getByRole('link', { name });
/** A button that says to a screen reader whose it is. */
const named = (what: string, whose: string) => new RegExp(`^${what} ?: ${whose}$`);
const idOf = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';

/** A link of the event, as its code on paper has it. */
const linkFor = (desk: Page, role: Role) =>
  desk.evaluate(async ([event, wanted]) => {
    const answer = await fetch(`/api/events/${event}/links`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ role: wanted }) });
    return ((await answer.json()) as GivenLink).path;
  }, [idOf(desk), role]);
const seen = (desk: Page) => desk.evaluate(async (event) => (await fetch(`/api/events/${event}?as=organiser`)).json() as Promise<EventSeen>, idOf(desk));

async function create(house: House, regulations: object): Promise<EventCreated> {
  const answer = await fetch(`${house.address}/api/events`, { method: 'POST', headers: { 'content-type': 'application/json', origin: house.address }, body: JSON.stringify({ regulations, zone: 'Europe/Budapest' }) });
  expect(answer.status).toBe(201);
  return (await answer.json()) as EventCreated;
}
const pathOf = ({ links }: EventCreated, role: Role) => links.find((one) => one.role === role)?.path ?? '';

async function follow(page: Page, house: House, path: string): Promise<Page> {
  await page.goto(house.address + path);
  await page.waitForURL(/\/event\//);
  return page;
}

/** The large button does what it says; where another stage is open it leads there first. */
async function goOn(desk: Page, hands: Hands, name: string): Promise<void> {
  await hands.tap(go(desk, name));
  const gone = await go(desk, name).waitFor({ state: 'hidden', timeout: 1500 }).then(() => true, () => false);
  if (!gone && (await desk.getByRole('dialog').count()) === 0) await hands.tap(go(desk, name));
}

const TEAMS = ['Gambit', 'Makk Ász', 'Betli BT', 'Sáncolók', 'Világos', 'Tök Hetes', 'Zugzwang', 'Piros Felső', 'Patt'];
const PEOPLE = 'Anna Béla Csaba Dóra Ede Fanni Gábor Hanna Imre Judit Kata Lili Márk Nóra Olga Pál Réka Sára Tamás Ubul Vera Zoltán Aino Deniz Emre Eero Liisa'.split(' ');
const teamLine = (at: number) => [TEAMS[at], ...[0, 1, 2].map((role) => `${PEOPLE[3 * at + role]} ${TEAMS[at]}`)].join('; ');

/** 2-1-0 among three, equals share the better place. */
const places = (sums: number[]) => sums.map((own) => 2 - sums.filter((other) => other > own).length);
/** What a table brings its teams, counted from the results and nothing else. */
function counted({ bouts }: MeetingView): number[] {
  const chess = [0, 0, 0];
  const boards: number[][] = [];
  for (const { play, score } of bouts) {
    if ('game' in play && score && 'game' in score) {
      const worth = { '1-0': [1, 0], '0-1': [0, 1], '1/2-1/2': [0.5, 0.5] }[score.game as string] ?? [0, 0];
      chess[play.game.white]! += worth[0]!;
      chess[play.game.black]! += worth[1]!;
    } else if (score && 'cards' in score) boards.push(places(score.cards.units.map(Number)));
  }
  return [places(chess), ...boards].reduce((sums, board) => sums.map((sum, party) => sum + board[party]!), [0, 0, 0]);
}

/** The result of a card table from the desk. */
async function cards(desk: Page, hands: Hands, table: number, game: 'Ulti' | 'Snapszer', units: readonly string[]): Promise<void> {
  await hands.tap(desk.getByRole('button', { name: named('Enter', `${game}, Table ${table}`) }));
  const dialog = desk.getByRole('dialog');
  for (const [at, one] of units.entries()) await hands.type(dialog.getByRole('spinbutton').nth(at), one);
  await hands.key(desk, 'Enter');
  await expect(dialog).toHaveCount(0);
}

test('nine teams play a day: laptop, phones, a lost server, a conflict, a penalty with an appeal, a correction', async ({ fresh: house, guest }) => {
  test.setTimeout(240_000);
  const hands = new Hands();
  const desk = await guest();
  await desk.setViewportSize({ width: 1366, height: 768 });
  await desk.goto(`${house.address}/events`);
  await hands.type(desk.getByLabel('Name of the event'), 'Club day');
  await hands.tap(desk.getByText('More choices'));
  await hands.type(desk.getByLabel('Time of the draw'), '23:59');
  await hands.tap(desk.getByRole('button', { name: 'Make the event' }));
  await desk.waitForURL(/\/event\/.*as=organiser/);

  await test.step('entries, pasted and typed, and money', async () => {
    await hands.tap(desk.getByRole('button', { name: 'Paste a list' }));
    await hands.paste(desk.getByLabel('List', { exact: true }), TEAMS.slice(0, 8).map((_, at) => teamLine(at)).join('\n'));
    await hands.tap(desk.getByRole('button', { name: 'Enter 8' }));
    // The list lies over everything until it is entered.
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    const [team = '', ...members] = teamLine(8).split('; ');
    await hands.type(desk.getByLabel('Team', { exact: true }), team);
    for (const [at, role] of ['Chess', 'Ulti', 'Snapszer'].entries()) await hands.type(desk.getByLabel(role, { exact: true }), members[at] ?? '');
    await hands.key(desk, 'Enter');
    await expect(desk.getByRole('row', { name: /Patt/ })).toBeVisible();
    for (const name of TEAMS) await hands.tap(desk.getByRole('button', { name: named('Take 1500 Ft', name) }));
    await expect(desk.getByText('13500')).toBeVisible();
  });

  await test.step('arrival by taps; the late team is admitted with a reason', async () => {
    await hands.tap(go(desk, 'See who is here'));
    for (const name of TEAMS.slice(0, 8)) await hands.tap(desk.getByRole('button', { name: named('All here', name) }));
    for (const name of ['Eero Patt', 'Emre Patt']) await hands.tap(desk.locator('.mem', { hasText: name }));
    await expect(desk.locator('.ar.full')).toHaveCount(8);
    await hands.tap(desk.getByRole('button', { name: named('Admit', 'Patt') }));
    await hands.type(desk.getByRole('textbox', { name: 'Reason' }), 'on the bus');
    await hands.key(desk, 'Enter');
    await expect(desk.getByText('Nobody would be out.')).toBeVisible();
  });

  await test.step('draw, pairing, wall', async () => {
    const before = await next(desk).boundingBox();
    await goOn(desk, hands, 'Draw the numbers');
    await hands.type(desk.getByRole('textbox', { name: 'Reason' }), 'all here');
    await hands.key(desk, 'Enter');
    await hands.tap(go(desk, 'Pair round 1'));
    await hands.tap(go(desk, 'Put up the pairings'));
    await expect(go(desk, /Enter 60 results/)).toBeVisible();
    // What a person aims at has not moved through all of it.
    expect(await next(desk).boundingBox()).toEqual(before);
  });

  const phones = await Promise.all([1, 2, 3].map(async (table) => {
    const phone = await guest();
    await phone.setViewportSize({ width: 390, height: 664 });
    return follow(phone, house, await linkFor(desk, `table_${table}`));
  }));
  const parties = async (phone: Page) => phone.getByRole('group', { name: 'Who are you?' }).getByRole('button').allInnerTexts();
  /** One side of the first chess game says how it ended; who opens the phone second only confirms. */
  async function says(phone: Page, side: number, outcome?: string): Promise<void> {
    await hands.tap(phone.getByRole('group', { name: 'Who are you?' }).getByRole('button').nth(side));
    if (outcome) await hands.tap(phone.getByRole('button', { name: outcome }));
    await hands.tap(phone.getByRole('button', { name: 'Confirm the result' }));
  }
  const [one, two, three] = phones as [Page, Page, Page];
  const start = hands.taps;

  await test.step('chess on three phones at once: two sides agree, two differ, one loses the server', async () => {
    await expect(one.getByRole('group', { name: 'Who are you?' })).toBeVisible();
    expect(await parties(one)).toHaveLength(3);
    await Promise.all([
      says(one, 0, 'I won').then(() => says(one, 1)),
      says(two, 0, 'I won').then(() => says(two, 1, 'Draw')),
    ]);
    await expect(one.getByText(/It stands: 1–0/)).toBeVisible();
    await expect(two.getByText(/The arbiter comes/)).toBeVisible();
    await house.kill();
    await says(three, 0, 'I lost');
    await expect(three.getByText(/Kept on this phone/)).toBeVisible();
    await house.start();
    await expect(three.getByText(/You said 0–1/)).toBeVisible({ timeout: 20_000 });
    await says(three, 1);
    await expect(three.getByText(/It stands: 0–1/)).toBeVisible();
    await hands.tap(go(desk, 'Settle the conflict at table 2'));
    await hands.tap(desk.locator('.con').getByRole('button', { name: '½–½' }));
    await expect(two.getByText(/It stands: ½–½/)).toBeVisible();
  });

  await test.step('a sheet of 24 deals on a phone', async () => {
    await hands.tap(one.getByRole('link', { name: 'Sheet' }));
    for (let deal = 1; deal <= 24; deal += 1) {
      if (deal === 5) await hands.tap(one.getByRole('group', { name: 'Units' }).getByRole('button', { name: '4', exact: true }));
      if (deal === 12) await hands.tap(one.getByRole('group', { name: 'Who plays alone' }).getByRole('button').nth(1));
      await hands.tap(one.getByRole('button', { name: `Write deal ${deal}`, exact: true }));
    }
    await hands.tap(one.getByRole('button', { name: 'Hand in 32 : 52 : 0' }));
    await expect(one.getByText(/You said 32 : 52 : 0/)).toBeVisible();
    const who = one.getByRole('group', { name: 'Who are you?' }).getByRole('button');
    for (const side of [0, 1, 2]) {
      await hands.tap(who.nth(side));
      const ulti = one.getByRole('group', { name: 'Result' }).getByRole('button', { name: 'Ulti' });
      await hands.tap(ulti);
      const confirm = one.getByRole('button', { name: 'Confirm the result' });
      if (await confirm.isEnabled()) await hands.tap(confirm);
    }
    await expect(one.getByText(/It stands: 32 : 52 : 0/)).toBeVisible();
  });
  const sheet = hands.taps - start;

  await test.step('the rest at the desk: keys for chess, three sums for cards', async () => {
    for (const sitting of [1, 2, 3, 4]) {
      await hands.tap(desk.getByRole('button', { name: `Sitting ${sitting}`, exact: true }));
      const open = await desk.locator('.gm .todo').count();
      const keys = ['1', '=', '0', '1', '1', '=', '0', '0', '1'].slice(0, open);
      await hands.key(desk, ...keys);
      await expect(desk.locator('.gm .todo')).toHaveCount(0);
      for (const table of [1, 2, 3]) {
        for (const game of ['Ulti', 'Snapszer'] as const) {
          if ((await desk.getByRole('button', { name: named('Enter', `${game}, Table ${table}`) }).count()) > 0) await cards(desk, hands, table, game, [String(20 + table * sitting), String(30 - sitting), String(10 + table)]);
        }
      }
    }
    await expect(go(desk, 'Close round 1')).toBeVisible();
  });

  await test.step('a penalty, an appeal that is upheld, a correction, an undo that says what falls', async () => {
    await hands.tap(desk.getByRole('button', { name: named('Incident', 'Table 1') }));
    await hands.tap(desk.getByRole('button', { name: 'Points taken off' }));
    await hands.type(desk.getByRole('textbox', { name: 'Reason' }), 'telephone');
    await hands.tap(desk.getByRole('button', { name: 'Penalise' }));
    await hands.tap(desk.getByRole('button', { name: named('Incident', 'Table 1') }));
    await hands.tap(desk.getByRole('dialog').getByRole('button', { name: 'Appeal', exact: true }));
    await hands.type(desk.getByRole('textbox', { name: 'In words' }), 'it was off');
    await hands.tap(desk.getByRole('button', { name: 'Lodge the appeal' }));
    await expect(go(desk, 'Rule on the appeal')).toBeVisible();
    await hands.tap(desk.getByRole('button', { name: 'Uphold' }));
    await hands.type(desk.getByRole('textbox', { name: 'Reason' }), 'it was');
    await hands.key(desk, 'Enter');
    await hands.tap(desk.getByRole('button', { name: named('Correct', 'Table 3') }));
    await hands.tap(desk.getByRole('dialog').getByRole('button', { name: '½–½' }));
    await hands.type(desk.getByRole('textbox', { name: 'Reason' }), 'wrong slip');
    await hands.tap(desk.getByRole('dialog').getByRole('button', { name: 'Correct', exact: true }));
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await hands.tap(stage(desk, 'Log'));
    await desk.getByRole('listitem').filter({ hasText: 'Round 1 is paired' }).getByRole('button', { name: /^Undo/ }).click();
    await expect(desk.getByRole('dialog')).toContainText('fall with it');
    await desk.keyboard.press('Escape');
  });

  await test.step('the round is closed, and the day adds up', async () => {
    await goOn(desk, hands, 'Close round 1');
    await expect(go(desk, 'Close the event')).toBeVisible();
    const { view } = await seen(desk);
    const sums = new Map<number, number>();
    for (const meeting of view.rounds?.[0]?.meetings ?? []) if (meeting.parties.length === 3) counted(meeting).forEach((own, party) => sums.set(meeting.parties[party]!, (sums.get(meeting.parties[party]!) ?? 0) + own));
    const told = view.standings?.kind === 'season' ? view.standings.days[0]?.rows : undefined;
    expect(new Map(told?.map(({ entry, points }) => [entry, Number(points)]))).toEqual(sums);
    await goOn(desk, hands, 'Close the event');
    await expect(go(desk, 'Print the certificates')).toBeVisible();
    await hands.tap(go(desk, 'Print the certificates'));
    for (const paper of await desk.locator('.groups a[target=_blank]').all()) {
      const answer = await desk.request.get(house.address + (await paper.getAttribute('href')));
      expect(answer.status(), (await paper.innerText()).trim()).toBe(200);
    }
  });
  console.log(`a day of nine teams: ${hands.taps} taps and ${hands.typed} typed characters in all; of these ${sheet} taps for five chess reports and a sheet of 24 deals on phones`);
});

test('an open Swiss: a list, results by keys, a pairing changed by hand with a warning, phones and screens that follow', async ({ house, guest }) => {
  const hands = new Hands();
  const players = 20;
  const made = await create(house, { name: 'Open', system: { swiss: { rounds: 3 } }, tie_breaks: ['BH/C1', 'BH', 'SB'] });
  const desk = await follow(await guest(), house, pathOf(made, 'organiser'));
  await desk.getByRole('button', { name: 'Paste a list' }).click();
  await hands.paste(desk.getByLabel('List', { exact: true }), Array.from({ length: players }, (_, at) => `Player ${PEOPLE[at]}; ${2400 - 20 * at}`).join('\n'));
  await hands.tap(desk.getByRole('button', { name: `Enter ${players}` }));
  await goOn(desk, hands, 'Draw the numbers');
  const crowd = await follow(await guest(), house, pathOf(made, 'spectator'));
  const mine = await guest();
  await mine.setViewportSize({ width: 390, height: 664 });
  await follow(mine, house, await linkFor(desk, 'player_1'));
  for (const round of [1, 2, 3]) {
    await expect(go(desk, `Pair round ${round}`)).toBeVisible();
    await expect(desk.locator('.pairs li')).toHaveCount(players / 2);
    if (round === 2) {
      // By keyboard: take one up, choose the other; those who have met are warned of.
      const { view } = await seen(desk);
      const [first, second] = view.rounds?.[0]?.meetings[0]?.parties ?? [];
      const nameOf = (entry: number | undefined) => view.entries?.find((one) => one.entry === entry)?.name ?? '';
      const row = desk.locator('.pairs li').filter({ has: desk.getByRole('button', { name: nameOf(first), exact: true }) });
      const opponent = (await row.locator('.chip').allInnerTexts()).find((name) => name !== nameOf(first)) ?? '';
      await desk.getByRole('button', { name: opponent, exact: true }).focus();
      await desk.keyboard.press('Enter');
      await desk.getByRole('button', { name: nameOf(second), exact: true }).focus();
      await desk.keyboard.press('Enter');
      await expect(desk.getByText('Changed by hand')).toBeVisible();
      await expect(desk.locator('.side .notice').first()).toContainText(/met in round 1/);
      await desk.getByRole('button', { name: 'As the system has it' }).click();
      await expect(desk.getByText('Proposed by the system')).toBeVisible();
    }
    await hands.tap(next(desk));
    await hands.tap(go(desk, 'Put up the pairings'));
    await hands.tap(go(desk, 'Enter 10 results'));
    await expect(mine.getByText(/against Player/)).toBeVisible();
    // Quick fingers do not wait for the server.
    await hands.key(desk, ...['1', '0', '=', '1', '1', '0', '=', '0', '1', '1']);
    await goOn(desk, hands, `Close round ${round}`);
  }
  await goOn(desk, hands, 'Close the event');
  await crowd.getByRole('button', { name: 'Standings' }).click();
  await expect(crowd.getByRole('row')).toHaveCount(players + 1);
  await crowd.getByRole('row').nth(1).getByRole('button').click();
  await expect(crowd.getByRole('dialog')).toContainText('Round 3');
  const { view } = await seen(desk);
  const total = view.standings?.kind === 'ranked' ? view.standings.rows.reduce((sum, { points }) => sum + Number(points), 0) : 0;
  expect(total).toBe((players / 2) * 3);
  console.log(`a Swiss of ${players} over three rounds: ${hands.taps} taps and ${hands.typed} typed characters`);
});

for (const language of LANGUAGES) {
  test(`the pages of an event, ${language}`, async ({ house, guest }) => {
    const made = await create(house, { name: 'Nap', system: { trios: { rounds: 1 } }, chess: { edition: '2001', supervision: 'limited', minutes: 30 }, entry: { fee: 500, currency: 'Ft', late: true, own_equipment: false } });
    const desk = await follow(await guest(language), house, pathOf(made, 'organiser'));
    const say = (said: object) => desk.evaluate(async ([event, body]) => {
      const answer = await fetch(`/api/events/${event}/say?as=organiser`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return answer.text();
    }, [made.event, JSON.stringify(said)] as const);
    const entrants = [0, 1, 2].map((at) => ({ name: TEAMS[at], players: ['chess', 'ulti', 'snapszer'].map((role, of) => ({ name: `${PEOPLE[3 * at + of]} ${at}`, role })) }));
    await say({ type: 'ask', id: 'enter', ask: [{ enter_all: entrants }] });
    const visit = async (names: readonly string[]) => {
      for (const name of names) {
        await desk.goto(`${house.address}/event/${made.event}?as=organiser#${name}`);
        await desk.reload();
        await expect(desk.locator('.next .main')).toBeVisible();
        await sound(desk, language);
        await desk.setViewportSize({ width: 320, height: 640 });
        expect(await desk.evaluate(() => document.documentElement.scrollWidth), `#${name} is wider than 320`).toBeLessThanOrEqual(320);
        await desk.setViewportSize({ width: 1280, height: 900 });
      }
    };
    await visit(['entries', 'arrival']);
    await say({ type: 'ask', id: 'pay', ask: [1, 2, 3].map((entry) => ({ pay: { entry, payment: { round: 1, amount: 1500, on: '2026-01-01' } } })) });
    await say({ type: 'draw', id: 'draw', by: 'entry' });
    await visit(['draw']);
    await say({ type: 'ask', id: 'pair', ask: [{ pair: { round: 1 } }, { publish: { round: 1 } }, { report: { bout: '1.1', score: { game: '1-0' } } }] });
    await visit(['tables', 'results', 'standings', 'papers', 'log']);
    const phone = await guest(language);
    await phone.setViewportSize({ width: 320, height: 568 });
    await follow(phone, house, await linkFor(desk, 'table_1'));
    for (const tab of [0, 1, 2, 3]) {
      await phone.locator('.tabs a').nth(tab).click();
      if (tab === 1) await phone.locator('.who button').first().click();
      await sound(phone, language);
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
    await say({ type: 'screens', id: 'screens', screens: [{ number: 1, name: 'A', shows: [{ panel: 'names' }], seconds: 60 }] });
    for (const role of ['spectator', 'screen_1'] as const) {
      const page = await follow(await guest(language), house, await linkFor(desk, role));
      await expect(page.getByText('Gambit').first()).toBeVisible();
      await sound(page, language);
    }
    const start = await guest(language);
    await start.goto(`${house.address}/events`);
    await expect(start.getByRole('radio').first()).toBeAttached();
    await sound(start, language);
  });
}
