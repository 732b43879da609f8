/** A club's day in the browser: from the first entry to the standings, on a laptop and on several phones at once; an open Swiss; every page in four languages. */
import type { Page } from '@playwright/test';
import type { MeetingView } from '../src/wire';
import { confirms, counted, create, entrant, follow, gameLine, go, goOn, Hands, keepsSheet, linkFor, named, next, pathOf, PEOPLE, phoneOf, says, saysGame, seen, sheetSums, stage, TEAMS, teamLine, threeSums } from './club';
import { expect, test } from './house';
import { LANGUAGES } from './languages';
import { sound } from './sound';

test('nine teams play a day: laptop, nine phones, a lost server, a conflict, a penalty with an appeal, a correction', async ({ fresh: house, guest }) => {
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
    await hands.tap(desk.getByRole('button', { name: 'They are on their way' }));
    await expect(desk.getByText('Nobody would be out.')).toBeVisible();
    // Lists scroll; the page does not.
    for (const name of [/^Entries/, /Arrival/, /^Tables/, /^Papers/, /^Log/]) {
      await stage(desk, name).click();
      expect(await desk.evaluate(() => document.documentElement.scrollHeight - innerHeight), String(name)).toBe(0);
    }
    await stage(desk, /Arrival/).click();
  });

  await test.step('draw, pairing, wall', async () => {
    const before = await next(desk).boundingBox();
    await goOn(desk, hands, 'Draw the numbers');
    await hands.tap(desk.getByRole('button', { name: 'All are here' }));
    await hands.tap(go(desk, 'Pair round 1'));
    await hands.tap(go(desk, 'Put up the pairings'));
    await expect(go(desk, /Enter 60 results/)).toBeVisible();
    // What a person aims at has not moved through all of it.
    expect(await next(desk).boundingBox()).toEqual(before);
  });

  // Every team has the link of its card on a phone.
  const phones = await Promise.all(TEAMS.map(async (_, at) => phoneOf(await guest(), house, await linkFor(desk, `player_${at + 1}`))));
  const phone = (entry: number) => phones[entry - 1]!;
  const meetings = ((await seen(desk)).view.rounds?.[0]?.meetings ?? []).filter(({ parties }) => parties.length === 3);
  expect(meetings).toHaveLength(12);
  const slips = new Hands();
  const sheets = new Hands();
  /** Twenty-four deals, other ones at every table. */
  const played = ({ table }: MeetingView, game: number) => Array.from({ length: 24 }, (_, deal) => ({ seat: deal % 5 < 2 ? (table + game) % 3 : deal % 3, ...(deal === 4 ? { value: 2 } : {}), ...(deal === 9 ? { lost: true } : {}) }));
  const result = ({ table }: MeetingView, game: number) => ['1-0', '1/2-1/2', '0-1', '1-0'][(table + game) % 4] ?? '';

  /** A team keeps both sheets, taps its games and hands in; the other two look at it and confirm. */
  async function sitting(meeting: MeetingView, special?: 'conflict' | 'server' | 'finger'): Promise<void> {
    const [first, second, third] = meeting.parties.map(phone) as [Page, Page, Page];
    const [one, two, three] = meeting.bouts as [MeetingView['bouts'][number], MeetingView['bouts'][number], MeetingView['bouts'][number]];
    for (const [at, game] of (['Ulti', 'Snapszer'] as const).entries()) {
      await keepsSheet(first, sheets, game, played(meeting, at));
      await expect(first.getByRole('region', { name: game })).toContainText(`You said ${sheetSums(played(meeting, at)).join(' : ')}`);
    }
    if (special === 'server') await house.kill();
    if (special === 'finger') await saysGame(first, slips, one, 0, result(meeting, 0) === '1-0' ? '0-1' : '1-0');
    await saysGame(first, slips, one, 0, result(meeting, 0));
    await saysGame(first, slips, three, 0, result(meeting, 2));
    if (special === 'server') {
      await expect(first.getByText(/Kept on this phone/)).toBeVisible();
      await house.start();
    }
    await expect(gameLine(first, one, 0)).toContainText(/You said/, { timeout: 20_000 });
    if (special === 'conflict') {
      // The other side says otherwise: two taps, so that a slip of the finger is no dispute.
      await slips.tap(gameLine(second, one, 1).getByRole('button', { name: /^Say otherwise/ }));
      await saysGame(second, slips, one, 1, result(meeting, 0) === '0-1' ? '1-0' : '0-1');
      await expect(second.getByText(/The arbiter comes/)).toBeVisible();
    }
    await saysGame(second, slips, two, 1, result(meeting, 1));
    await confirms(second, slips, special === 'conflict' ? 2 : 3);
    await confirms(third, slips, 4);
    if (special === 'conflict') {
      await slips.tap(go(desk, 'Settle the conflict at table 2'));
      await slips.tap(desk.locator('.con').getByRole('button', { name: '½–½' }));
    }
  }

  await test.step('four sittings of three tables on nine phones: sheets deal by deal, a slip of the finger, a conflict, a lost server', async () => {
    const special: Record<number, 'conflict' | 'server' | 'finger'> = { 1: 'finger', 2: 'conflict', 3: 'server' };
    for (const number of [1, 2, 3, 4]) {
      const tables = meetings.filter((one) => one.sitting === number);
      if (number === 1) for (const meeting of tables) await sitting(meeting, special[meeting.hall_table]);
      else await Promise.all(tables.map((meeting) => sitting(meeting)));
    }
    await expect(go(desk, 'Close round 1')).toBeVisible();
  });

  await test.step('a penalty, an appeal that is upheld, a correction, an undo that says what falls', async () => {
    await hands.tap(desk.getByRole('button', { name: named('Incident', 'Table 1') }));
    await hands.tap(desk.getByRole('button', { name: 'Points taken off' }));
    await hands.tap(desk.getByRole('button', { name: 'Telephone' }));
    await hands.tap(desk.getByRole('button', { name: 'Penalise' }));
    await hands.tap(desk.getByRole('button', { name: named('Incident', 'Table 1') }));
    await hands.tap(desk.getByRole('dialog').getByRole('button', { name: 'Appeal', exact: true }));
    await hands.type(desk.getByRole('textbox', { name: 'In words' }), 'it was off');
    await hands.tap(desk.getByRole('button', { name: 'Lodge the appeal' }));
    await expect(go(desk, 'Rule on the appeal')).toBeVisible();
    await hands.tap(desk.getByRole('button', { name: 'Uphold' }));
    await hands.tap(desk.getByRole('button', { name: 'The ruling was mistaken' }));
    await hands.tap(desk.getByRole('button', { name: named('Correct', 'Table 3') }));
    await hands.tap(desk.getByRole('dialog').getByRole('button', { name: '½–½' }));
    await hands.tap(desk.getByRole('button', { name: 'Wrong slip' }));
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
  const each = slips.all / meetings.length;
  console.log(`a day of nine teams: ${slips.all} taps for the results of ${meetings.length} tables, ${each.toFixed(1)} each, a conflict and a slip of the finger included; ${hands.taps} taps and ${hands.typed} typed characters for everything else; apart from these ${sheets.all} taps for ${2 * meetings.length} sheets of 24 deals`);
  expect(each).toBeLessThan(6);
  expect(hands.all).toBeLessThan(150);
});

test('the code of a table: who speaks, sums from paper, a word that is mended, the side that cannot be changed', async ({ house, guest }) => {
  const hands = new Hands();
  const made = await create(house, { name: 'Nap', system: { trios: { rounds: 1 } }, chess: { edition: '2001', supervision: 'limited', minutes: 30 }, entry: { fee: 0, currency: 'Ft', late: true, own_equipment: false } });
  const desk = await follow(await guest(), house, pathOf(made, 'organiser'));
  await says(desk, made.event, { type: 'ask', ask: [{ enter_all: [0, 1, 2].map(entrant) }] });
  await says(desk, made.event, { type: 'draw', by: 'entry' });
  await says(desk, made.event, { type: 'ask', ask: [{ pair: { round: 1 } }, { publish: { round: 1 } }] });
  const meeting = (await seen(desk)).view.rounds?.[0]?.meetings[0];
  if (!meeting) throw new Error('nothing is paired');
  const [one, two, three] = meeting.bouts as [MeetingView['bouts'][number], MeetingView['bouts'][number], MeetingView['bouts'][number]];
  const phones = (await Promise.all([0, 1, 2].map(async () => phoneOf(await guest(), house, await linkFor(desk, 'table_1'))))) as [Page, Page, Page];
  const sides = (phone: Page) => phone.getByRole('group', { name: 'Who are you?' }).getByRole('button');
  for (const [at, phone] of phones.entries()) await hands.tap(sides(phone).nth(at));
  const [first, second, third] = phones;
  // Sums from paper: one tap, the digits, and Enter after each.
  for (const [game, units] of [['Ulti', ['32', '52', '0']], ['Snapszer', ['20', '18', '16.5']]] as const) {
    await hands.tap(first.getByRole('button', { name: named('Sums from paper', game) }));
    await threeSums(first, hands, units);
  }
  await saysGame(first, hands, one, 0, '1-0');
  await expect(gameLine(first, one, 0)).toContainText('You said 1–0');
  // Until somebody has answered, the own word can be another.
  await saysGame(first, hands, one, 0, '1/2-1/2');
  await expect(gameLine(first, one, 0)).toContainText('You said ½–½');
  await saysGame(first, hands, three, 0, '1-0');
  // The phone that has spoken for one side cannot speak for another.
  await expect(sides(first).nth(1)).toBeDisabled();
  await saysGame(second, hands, two, 1, '0-1');
  await confirms(second, hands, 3);
  await confirms(third, hands, 4);
  await expect(first.getByText('All results of this table stand.')).toBeVisible();
  const { view } = await seen(desk);
  expect(view.rounds?.[0]?.meetings[0]?.bouts.map(({ score }) => (score && 'game' in score ? score.game : score?.cards.units))).toEqual(['1/2-1/2', '0-1', '1-0', ['32', '52', '0'], ['20', '18', '16.5']]);
  console.log(`a table with sheets on paper and its code read by three phones: ${hands.taps} taps and ${hands.typed} typed characters, one word mended`);
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
    await expect(mine.getByText(/^(White|Black) – Player/)).toBeVisible();
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
    const say = (said: object) => says(desk, made.event, said);
    await say({ type: 'ask', ask: [{ enter_all: [0, 1, 2].map(entrant) }] });
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
    await say({ type: 'ask', ask: [1, 2, 3].map((entry) => ({ pay: { entry, payment: { round: 1, amount: 1500, on: '2026-01-01' } } })) });
    await say({ type: 'draw', by: 'entry' });
    await visit(['draw']);
    await say({ type: 'ask', ask: [{ pair: { round: 1 } }, { publish: { round: 1 } }, { report: { bout: '1.1', score: { game: '1-0' } } }] });
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
    await say({ type: 'screens', screens: [{ number: 1, name: 'A', shows: [{ panel: 'names' }], seconds: 60 }] });
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
