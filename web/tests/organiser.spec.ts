/** What the command line can do, done on the page: choices of a new Swiss event, its pairings beside the rules, forfeits and lists, checks, reports in and out, the cup over the seasons. */
import { readFileSync } from 'node:fs';
import { create, entrant, follow, go, goOn, Hands, linkFor, named, pathOf, phoneOf, says, seen, stage, TEAMS, teamLine } from './club';
import { expect, test } from './house';

test('a Swiss event with its choices, beside the rules of another edition, with a forfeit, a pasted list, a checked log and a report that comes back', async ({ house, guest }) => {
  const hands = new Hands();
  const desk = await guest();
  await desk.setViewportSize({ width: 1366, height: 768 });
  await desk.goto(`${house.address}/events`);
  await desk.getByRole('radio', { name: /Swiss system/ }).check();
  await desk.getByLabel('Name of the event').fill('Open');
  await desk.getByLabel('Rounds', { exact: true }).fill('3');
  await desk.getByText('More choices').click();
  await desk.getByLabel('Swiss pairing rules of').selectOption('2017');
  await desk.getByLabel('Colour drawn for round 1').selectOption('black');
  await desk.getByLabel(/Baku/).check();
  await desk.getByLabel('Tie-breaks in order').fill('bh, sb');
  await desk.getByLabel('Hungarian').check();
  await desk.getByRole('button', { name: 'Make the event' }).click();
  await desk.waitForURL(/\/event\/.*as=organiser/);
  const { view } = await seen(desk);
  expect(view.about?.regulations).toMatchObject({ system: { swiss: { rounds: 3, edition: '2017', initial: 'black', baku: true } }, tie_breaks: ['BH', 'SB'], languages: ['en', 'hu'] });

  await desk.getByRole('button', { name: 'Paste a list' }).click();
  await desk.getByLabel('List', { exact: true }).fill(['Anna', 'Béla', 'Cili', 'Dani', 'Ede', 'Fanni'].map((name, at) => `${name}; ${2000 - 50 * at}`).join('\n'));
  await desk.getByRole('button', { name: 'Enter 6' }).click();
  await goOn(desk, hands, 'Draw the numbers');
  await expect(desk.locator('.pairs li')).toHaveCount(3);
  const side = desk.locator('.side');
  await side.getByRole('button', { name: 'Rules of 2026' }).click();
  await expect(side.getByText(/(pair this round in the same way|different by the rules of 2026)/)).toBeVisible();
  // From elsewhere: it is looked at like any pairing by hand, and needs its reason.
  await side.getByText('Pairings from elsewhere').click();
  await side.getByLabel(/^By number/).fill('1-2, 3-4, 5-6');
  await side.getByRole('button', { name: 'Take these' }).click();
  await expect(desk.getByText('Changed by hand')).toBeVisible();
  await expect(desk.locator('.pairs li').first()).toContainText('Anna');
  await expect(desk.locator('.pairs li').first()).toContainText('Béla');
  await goOn(desk, hands, 'Pair round 1');
  await desk.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('of one club');
  await desk.keyboard.press('Enter');
  await goOn(desk, hands, 'Put up the pairings');
  await stage(desk, 'Draw, pairing').click();
  await side.getByRole('button', { name: 'Rules of 2017' }).click();
  await expect(side.getByText('3 pairings are different by the rules of 2017:')).toBeVisible();
  await expect(side.getByRole('listitem').filter({ hasText: 'Anna (1) – Béla (2)' })).toContainText('2017');
  await side.getByLabel('Whose opponent').selectOption({ label: '1. Anna' });
  await expect(side.getByText(/^2017, /).first()).toBeVisible();
  await side.getByLabel('Why not this one').selectOption({ label: '2. Béla' });
  await expect(side.getByText(/^2017, /).first()).toBeVisible();

  await goOn(desk, hands, 'Enter 3 results');
  await desk.locator('.bout').first().getByRole('button', { name: 'Other results' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '+/−' }).click();
  await desk.getByRole('button', { name: 'Paste results' }).click();
  await desk.getByLabel('List', { exact: true }).fill('1.2 1-0\n1.3 won');
  await expect(desk.getByText('Not understood, line 2: 1.3 won')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Enter one' })).toBeDisabled();
  await desk.getByLabel('List', { exact: true }).fill('1.2 1-0\n1.3 1/2');
  await desk.getByRole('button', { name: 'Enter 2', exact: true }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await goOn(desk, hands, 'Close round 1');
  const bouts = (await seen(desk)).view.rounds?.[0]?.meetings.flatMap((one) => one.bouts.map(({ score }) => (score && 'game' in score ? score.game : '')));
  expect(bouts).toEqual(['+/-', '1-0', '1/2-1/2']);
  await goOn(desk, hands, 'Pair round 2');
  await goOn(desk, hands, 'Put up the pairings');
  await stage(desk, 'Standings').click();
  await desk.getByLabel('Standings after a round').selectOption('1');
  await desk.getByRole('row').nth(1).getByRole('button').click();
  await expect(desk.getByRole('dialog')).toContainText('Points');
  await desk.keyboard.press('Escape');
  const [table] = await Promise.all([desk.waitForEvent('download'), desk.getByRole('button', { name: 'As a table (CSV)' }).click()]);
  expect(table.suggestedFilename()).toBe('Open Standings.csv');
  await stage(desk, 'Log').click();
  await desk.getByRole('button', { name: 'Check the log' }).click();
  await expect(desk.locator('.head').getByRole('status')).toContainText('Every entry was asked again');

  await stage(desk, 'Papers').click();
  for (const paper of await desk.locator('.groups a[target=_blank]').all()) {
    const answer = await desk.request.get(house.address + (await paper.getAttribute('href')));
    expect(answer.status(), (await paper.innerText()).trim()).toBe(200);
  }
  const file = async (name: string) => {
    const answer = await desk.request.get(house.address + (await desk.getByRole('link', { name, exact: true }).getAttribute('href')));
    expect(answer.status(), name).toBe(200);
    return answer.body();
  };
  expect((await file('Public page as files (ZIP)')).subarray(0, 2).toString()).toBe('PK');
  const report = await file('Report for FIDE (TRF)');
  expect(report.toString()).toContain('of one club');

  // Another organiser checks the report, and makes an event of it.
  const other = await guest();
  await other.goto(`${house.address}/events`);
  await other.getByLabel('Report file').setInputFiles({ name: 'open.trf', mimeType: 'text/plain', buffer: report });
  await expect(other.getByRole('status').getByText(/ranks/).first()).toBeVisible();
  // An older program would have written one byte a letter: what was made of it is told before the event opens.
  await other.getByLabel('File', { exact: true }).setInputFiles({ name: 'open.trf', mimeType: 'text/plain', buffer: Buffer.from(report.toString(), 'latin1') });
  await expect(other.getByText(/not in UTF-8/)).toBeVisible();
  await other.getByRole('button', { name: 'Open the event' }).click();
  await other.waitForURL(/\/event\/.*as=organiser/);
  expect((await seen(other)).view.entries?.map(({ name }) => name)).toEqual(['Anna', 'Béla', 'Cili', 'Dani', 'Ede', 'Fanni']);
  await other.goto(`${house.address}/events`);
  await other.getByLabel('File', { exact: true }).setInputFiles({ name: 'broken.trf', mimeType: 'text/plain', buffer: Buffer.from('001 nobody') });
  await expect(other.locator('p[role=alert]')).toContainText('Line 1');
});

test('pairings from elsewhere alone, arrivals noted on paper, the hall on paper, a cup with its history', async ({ house, guest }) => {
  const hands = new Hands();
  const given = await create(house, { name: 'Given', system: { given: { rounds: 1, all_play_all: false } } });
  const desk = await follow(await guest(), house, pathOf(given, 'organiser'));
  await says(desk, given.event, { type: 'ask', ask: [{ enter_all: ['Anna', 'Béla', 'Cili'].map((name) => ({ name, players: [{ name }] })) }] });
  await says(desk, given.event, { type: 'draw', by: 'entry' });
  await stage(desk, 'Draw, pairing').click();
  await desk.getByLabel(/^By number/).fill('3-1, 2');
  await desk.getByRole('button', { name: 'Take these' }).click();
  await goOn(desk, hands, 'Pair round 1');
  await expect(go(desk, 'Put up the pairings')).toBeVisible();
  expect((await seen(desk)).view.rounds?.[0]?.meetings.map(({ parties }) => parties)).toEqual([[3, 1], [2]]);

  const day = await create(house, { name: 'Nap', system: { trios: { rounds: 1 } }, chess: { edition: '2001', supervision: 'limited', minutes: 30 }, entry: { fee: 0, currency: 'Ft', late: true, own_equipment: false } });
  await follow(desk, house, pathOf(day, 'organiser'));
  await says(desk, day.event, { type: 'ask', ask: [{ enter_all: [0, 1, 2].map(entrant) }] });
  await stage(desk, /^Entries/).click();
  await desk.getByRole('button', { name: named('More', 'Gambit') }).click();
  for (const name of ['Anna Gambit', 'Béla Gambit', 'Csaba Gambit']) await desk.getByRole('dialog').getByLabel(name).first().fill('09:05');
  await desk.getByRole('button', { name: 'Note the arrival' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  expect((await seen(desk)).view.entries?.[0]?.arrivals).toEqual(['09:05', '09:05', '09:05']);
  await desk.getByRole('button', { name: 'Regulations' }).click();
  await desk.getByLabel('Winners of earlier seasons, oldest first').fill('Gambit, Patt/Talon, Gambit');
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await says(desk, day.event, { type: 'draw', by: 'entry' });
  await says(desk, day.event, { type: 'ask', ask: [{ pair: { round: 1 } }, { publish: { round: 1 } }] });
  const paper = async (sheet: string) => (await desk.request.get(`${house.address}/api/events/${day.event}/papers/${sheet}?as=organiser&lang=en&round=1`)).text();
  for (const name of ['Anna Gambit', 'Ede Makk Ász', 'Imre Betli BT']) expect(await paper('hall')).toContain(name);
  expect(await paper('packs')).toContain('Snapszer');
  // The first team wins everything, and with it the cup for good.
  const meeting = (await seen(desk)).view.rounds?.[0]?.meetings[0];
  const outcomes = (meeting?.bouts ?? []).map(({ bout, play }) => ({ bout, score: 'game' in play ? { game: play.game.white === 0 ? '1-0' : play.game.black === 0 ? '0-1' : '1/2-1/2' } : { cards: { units: ['30', '2', '1'], deals: 24 } } }));
  await says(desk, day.event, { type: 'ask', ask: [{ report_all: outcomes }, { close_round: { round: 1 } }, 'close'] });
  const crowd = await phoneOf(await guest(), house, await linkFor(desk, 'spectator'));
  await crowd.getByRole('button', { name: 'Challenge cup' }).click();
  await expect(crowd.getByText('Cup 1 stays with Gambit for good.')).toBeVisible();
  await expect(crowd.getByText('Cup 2 is played for.')).toBeVisible();
  await crowd.getByRole('button', { name: 'Standings' }).click();
  await crowd.getByRole('row').nth(1).getByRole('button').click();
  await expect(crowd.getByRole('dialog')).toContainText('2 + 2 + 2 = 6');
});

test('a session that was played at a computer is the result of its table', async ({ house, guest }) => {
  const made = await create(house, { name: 'Nap', system: { trios: { rounds: 1 } }, chess: { edition: '2001', supervision: 'limited', minutes: 30 }, entry: { fee: 0, currency: 'Ft', late: true, own_equipment: false } });
  const desk = await follow(await guest(), house, pathOf(made, 'organiser'));
  await says(desk, made.event, { type: 'ask', ask: [{ enter_all: [0, 1, 2].map(entrant) }] });
  await says(desk, made.event, { type: 'draw', by: 'entry' });
  await says(desk, made.event, { type: 'ask', ask: [{ pair: { round: 1 } }, { publish: { round: 1 } }] });
  await stage(desk, 'Results').click();
  const record = readFileSync('../crates/testkit/tests/records/ulti-1.txt', 'utf8');
  await desk.getByRole('button', { name: named('Enter', 'Ulti, Table 1') }).click();
  await desk.getByText('From a session at a computer').click();
  const file = desk.getByRole('dialog').getByLabel('File');
  await file.setInputFiles({ name: 'forged.txt', mimeType: 'text/plain', buffer: Buffer.from(record.replace('= total 46 90 743', '= total 46 90 744')) });
  await expect(desk.getByRole('dialog').getByRole('alert')).toContainText('forged.txt, line ');
  // Twelve deals are a whole table only if somebody left.
  await file.setInputFiles({ name: 'ulti.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await expect(desk.getByRole('dialog').getByRole('status')).toContainText('Verified to the last line: 12 of 12 deals.');
  await expect(desk.getByRole('dialog').getByRole('spinbutton').nth(2)).toHaveValue('743');
  await desk.getByRole('dialog').getByRole('combobox').selectOption({ index: 1 });
  await desk.getByRole('dialog').getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await stage(desk, 'Log').click();
  await expect(desk.getByText(/from the verified session ulti\.txt, sha256/)).toBeVisible();
});

test('how long the day is, is seen before the draw and chosen with a tap; what was not understood of a list stays', async ({ house, guest }) => {
  const made = await create(house, { name: 'Nap', system: { trios: { rounds: 1 } }, chess: { edition: '2001', supervision: 'limited', minutes: 30 }, entry: { fee: 0, currency: 'Ft', late: true, own_equipment: false } });
  const desk = await follow(await guest(), house, pathOf(made, 'organiser'));
  await desk.getByRole('button', { name: 'Paste a list' }).click();
  const list = desk.getByLabel('List', { exact: true });
  await list.fill([...TEAMS.slice(0, 8).map((_, at) => teamLine(at)), 'Patt; Emre; Eero'].join('\n'));
  await expect(desk.getByText('Not understood, line 9: Patt; Emre; Eero Missing: Snapszer.')).toBeVisible();
  await desk.getByRole('button', { name: 'Enter 8' }).click();
  await expect(list).toHaveValue('Patt; Emre; Eero');
  await list.fill('Patt; Emre, Eero, Liisa');
  await desk.getByRole('button', { name: 'Enter one' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect(desk.getByRole('row', { name: /Patt/ })).toContainText('Liisa');
  // Undo names the whole of what was entered together.
  await stage(desk, 'Log').click();
  await desk.getByRole('button', { name: /^Undo ?: .*Gambit/ }).or(desk.getByRole('button', { name: /^Undo ?: .*Piros Felső/ })).first().click();
  for (const name of TEAMS.slice(0, 8)) await expect(desk.getByRole('dialog')).toContainText(`${name} has entered`);
  await desk.keyboard.press('Escape');

  await stage(desk, 'Draw, pairing').click();
  const plan = (name: RegExp) => desk.getByRole('button', { name });
  await expect(plan(/^4 sittings at 3 tables/)).toHaveAttribute('aria-pressed', 'true');
  await plan(/^2 sittings at 3 tables/).click();
  await expect(plan(/^2 sittings at 3 tables/)).toHaveAttribute('aria-pressed', 'true');
  await says(desk, made.event, { type: 'draw', by: 'entry' });
  await says(desk, made.event, { type: 'ask', ask: [{ pair: { round: 1 } }] });
  expect((await seen(desk)).view.rounds?.[0]?.meetings).toHaveLength(6);
});
