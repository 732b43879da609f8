/** A club's day in the browser: from the first entry to the standings, on a laptop and on several phones at once; an open Swiss; every page in four languages. */
import type { Page } from '@playwright/test';
import { cards, counted, create, follow, go, goOn, Hands, linkFor, named, next, pathOf, PEOPLE, seen, stage, TEAMS, teamLine } from './club';
import { expect, test } from './house';
import { LANGUAGES } from './languages';
import { sound } from './sound';

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
    await hands.tap(desk.getByRole('button', { name: named('Take 1500 Ft', 'Patt') }));
    await hands.tap(desk.getByRole('button', { name: 'Take all: 12000 Ft' }));
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

  // The code of a table is read by a phone of each side; at the first by all three.
  const phones = await Promise.all([1, 2, 3, 1, 2, 3, 1].map(async (table) => {
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
  const [one, two, three, oneBlack, twoBlack, threeBlack, oneThird] = phones as [Page, Page, Page, Page, Page, Page, Page];
  const before = hands.all;

  await test.step('chess on three phones at once: two sides agree, two differ, one loses the server', async () => {
    await expect(one.getByRole('group', { name: 'Who are you?' })).toBeVisible();
    expect(await parties(one)).toHaveLength(3);
    await Promise.all([
      says(one, 0, 'I won').then(() => says(oneBlack, 1)),
      says(two, 0, 'I won').then(() => says(twoBlack, 1, 'Draw')),
    ]);
    await expect(one.getByText(/It stands: 1–0/)).toBeVisible();
    await expect(two.getByText(/The arbiter comes/)).toBeVisible();
    await house.kill();
    await says(three, 0, 'I lost');
    await expect(three.getByText(/Kept on this phone/)).toBeVisible();
    await house.start();
    await expect(three.getByText(/You said 0–1/)).toBeVisible({ timeout: 20_000 });
    // The phone that has spoken for one side cannot confirm for the other.
    await expect(three.getByRole('group', { name: 'Who are you?' }).getByRole('button').nth(1)).toBeDisabled();
    await says(threeBlack, 1);
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
    for (const [phone, side] of [[oneBlack, 1], [oneThird, 2]] as const) {
      const own = phone.getByRole('group', { name: 'Who are you?' }).getByRole('button').nth(side);
      if ((await own.getAttribute('aria-pressed')) !== 'true') await hands.tap(own);
      await hands.tap(phone.getByRole('group', { name: 'Result' }).getByRole('button', { name: 'Ulti' }));
      await hands.tap(phone.getByRole('button', { name: 'Confirm the result' }));
    }
    await expect(one.getByText(/It stands: 32 : 52 : 0/)).toBeVisible();
  });

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
  const results = hands.all - before;

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
  const rest = hands.all - results;
  console.log(`a day of nine teams: ${hands.taps} taps and ${hands.typed} typed characters; of these ${results} for the results of twelve tables, one of them deal by deal, and ${rest} for everything else`);
  expect(rest).toBeLessThan(150);
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
    test.setTimeout(240_000);
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
