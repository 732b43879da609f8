/** A season to its end: two days of nine teams, each a knockout with deciders, the series and its cup; an open Swiss of sixty; pairings moved with a mouse. */
import type { Locator, Page } from '@playwright/test';
import type { EventView, MeetingView } from '../src/wire';
import { cards, create, follow, go, goOn, Hands, linkFor, named, next, pathOf, seen, stage, TEAMS, teamLine } from './club';
import { expect, test } from './house';

const nameOf = (view: EventView, entry: number | undefined) => view.entries?.find((one) => one.entry === entry)?.name ?? '';
const meetings = (view: EventView, round: number): MeetingView[] => (view.rounds?.find((one) => one.round === round)?.meetings ?? []).filter(({ parties }) => parties.length === 3);

/** Everybody is here, numbers are drawn, the first sitting is on the wall. */
async function open(desk: Page, hands: Hands, round: number): Promise<void> {
  await hands.tap(go(desk, 'See who is here'));
  for (const name of TEAMS) await hands.tap(desk.getByRole('button', { name: named('All here', name) }));
  await expect(desk.locator('.ar.full')).toHaveCount(TEAMS.length);
  await goOn(desk, hands, 'Draw the numbers');
  // Before the announced time a draw needs a reason; on a second day that time is long past.
  const reason = desk.getByRole('textbox', { name: 'Reason' });
  await expect(reason.or(go(desk, `Pair round ${round}`))).toBeVisible();
  if (await reason.isVisible()) {
    await hands.type(reason, 'all here');
    await hands.key(desk, 'Enter');
  }
  await goOn(desk, hands, `Pair round ${round}`);
  await goOn(desk, hands, 'Put up the pairings');
}

/** The chess of a sitting by keys, the cards by their sums. */
async function play(desk: Page, hands: Hands, keys: string, units: readonly (readonly string[])[]): Promise<void> {
  await hands.tap(go(desk, /^Enter /));
  await expect(desk.locator('.gm .todo')).toHaveCount(keys.length);
  await hands.key(desk, ...keys);
  await expect(desk.locator('.gm .todo')).toHaveCount(0);
  for (const [at, sums] of units.entries()) for (const game of ['Ulti', 'Snapszer']) await cards(desk, hands, at + 1, game, sums);
}

const level = (desk: Page, table: number) => desk.getByRole('region', { name: `Table ${table}: level` });

test("a season's end: two knockouts of nine teams with deciders, the series, the prizes", async ({ house, guest }) => {
  test.setTimeout(240_000);
  const hands = new Hands();
  const desk = await guest();
  await desk.setViewportSize({ width: 1366, height: 768 });
  await desk.goto(`${house.address}/events`);
  await hands.type(desk.getByLabel('Name of the event'), 'Season');
  await hands.type(desk.getByLabel('Days of the series'), '2');
  await hands.tap(desk.getByText('More choices'));
  await hands.type(desk.getByLabel('Time of the draw'), '23:59');
  await hands.type(desk.getByLabel('Fee for each person and round'), '0');
  await hands.tap(desk.getByLabel('As a knockout: the winner of each table goes on'));
  await hands.tap(desk.getByRole('button', { name: 'Make the event' }));
  await desk.waitForURL(/\/event\/.*as=organiser/);
  await hands.tap(desk.getByRole('button', { name: 'Regulations' }));
  await hands.tap(desk.getByRole('button', { name: 'Add a prize' }));
  await hands.type(desk.getByLabel('Prize', { exact: true }), 'The cup');
  await hands.tap(desk.getByRole('dialog').getByRole('button', { name: 'Save' }));
  await hands.tap(desk.getByRole('button', { name: 'Paste a list' }));
  await hands.paste(desk.getByLabel('List', { exact: true }), TEAMS.map((_, at) => teamLine(at)).join('\n'));
  await hands.tap(desk.getByRole('button', { name: 'Enter 9' }));
  await expect(desk.getByRole('dialog')).toHaveCount(0);

  await test.step('day 1: a table of three who are level is decided by a deal, another by the lot', async () => {
    await open(desk, hands, 1);
    // Table 1: everything equal. Table 2: two level at the top. Table 3: one wins everything.
    await play(desk, hands, '===' + '===' + '1=1', [['8', '8', '8'], ['20', '20', '2'], ['30', '1', '2']]);
    await expect(go(desk, 'Decide table 1')).toBeVisible();
    await hands.tap(level(desk, 1).getByRole('button', { name: 'Deciding deal: Snapszer' }));
    await cards(desk, hands, 1, 'Deciding deal 1', ['0', '3', '0']);
    await expect(level(desk, 1)).toHaveCount(0);
    // Two who are level play a game of chess: drawn, they are level still.
    await hands.tap(level(desk, 2).getByRole('button', { name: 'Deciding game' }));
    await expect(desk.locator('.gm .todo')).toHaveCount(1);
    await hands.key(desk, '=');
    await expect(level(desk, 2)).toBeVisible();
    await expect(level(desk, 2).getByRole('button', { name: /^Lot: / })).toHaveCount(2);
    await hands.tap(level(desk, 2).getByRole('button', { name: /^Lot: / }).first());
    await goOn(desk, hands, 'Pair the next sitting');
    const { view } = await seen(desk);
    const [one, two] = meetings(view, 1);
    expect(two?.lot).toBeDefined();
    const final = meetings(view, 1).filter(({ sitting }) => sitting === 2);
    expect(final).toHaveLength(1);
    expect(final[0]?.parties).toContain(one?.parties[1]);
    expect(final[0]?.parties).toContain(two?.lot);
  });

  const champions: number[] = [];
  async function final(round: number): Promise<void> {
    if ((await go(desk, 'Put up the pairings').count()) > 0) await goOn(desk, hands, 'Put up the pairings');
    // White of the first game wins both games, and everything at cards.
    await play(desk, hands, '1=1', [['30', '2', '1']]);
    const { view } = await seen(desk);
    const last = meetings(view, round).find(({ sitting }) => sitting === 2);
    champions.push(last?.parties[0] ?? 0);
    await goOn(desk, hands, `Close round ${round}`);
  }
  await final(1);

  await test.step('day 2: other winners, and the series adds up', async () => {
    await open(desk, hands, 2);
    await play(desk, hands, '1=1'.repeat(3), [['30', '1', '2'], ['31', '2', '1'], ['32', '1', '0']]);
    await goOn(desk, hands, 'Pair the next sitting');
    await final(2);
    await goOn(desk, hands, 'Close the event');
    const { view } = await seen(desk);
    const rows = view.standings?.kind === 'season' ? view.standings.rows : [];
    expect(rows).toHaveLength(9);
    // A knockout counts as many points as teams were left behind: eight for whoever wins the final.
    for (const [day, champion] of champions.entries()) expect(Number(rows.find(({ entry }) => entry === champion)?.rounds[day])).toBe(8);
    const total = (entry: number) => rows.find((row) => row.entry === entry)!.rounds.reduce((sum, own) => sum + Number(own ?? 0), 0);
    for (const row of rows) expect(Number(row.points)).toBe(total(row.entry));
    const best = Math.max(...rows.map(({ points }) => Number(points)));
    const first = rows.filter(({ place }) => place === 1);
    expect(first.every(({ points }) => Number(points) === best)).toBe(true);
    // The page says the same, and the cup goes to the first.
    await hands.tap(stage(desk, 'Standings'));
    await expect(desk.getByRole('row').nth(1)).toContainText(nameOf(view, rows[0]?.entry));
    await hands.tap(stage(desk, 'Papers'));
    const prizes = await desk.request.get(house.address + (await desk.getByRole('link', { name: /Prizes/ }).getAttribute('href')));
    expect(await prizes.text()).toContain('The cup');
    for (const { entry } of first) expect(await prizes.text()).toContain(nameOf(view, entry));
    const crowd = await follow(await guest(), house, await linkFor(desk, 'spectator'));
    await crowd.getByRole('button', { name: 'Standings' }).click();
    await expect(crowd.getByRole('row').nth(1)).toContainText(nameOf(view, rows[0]?.entry));
    // The season counts for the challenge cup.
    await desk.goto(`${house.address}/events`);
    await hands.tap(desk.getByLabel('Season', { exact: true }));
    for (const { entry } of first) await expect(desk.getByText(`${nameOf(view, entry)}: won once`)).toBeVisible();
  });
  console.log(`a season of two knockouts: ${hands.taps} taps and ${hands.typed} typed characters`);
});

test('an open Swiss of sixty over five rounds: a list, the large button, results by keys', async ({ house, guest }) => {
  test.setTimeout(180_000);
  const hands = new Hands();
  const players = 60;
  const rounds = 5;
  const made = await create(house, { name: 'Open of sixty', system: { swiss: { rounds } }, tie_breaks: ['BH/C1', 'BH', 'SB'] });
  const desk = await follow(await guest(), house, pathOf(made, 'organiser'));
  await desk.setViewportSize({ width: 1366, height: 768 });
  await hands.tap(desk.getByRole('button', { name: 'Paste a list' }));
  await hands.paste(desk.getByLabel('List', { exact: true }), Array.from({ length: players }, (_, at) => `Player ${String(at + 1).padStart(2, '0')}; ${2400 - 15 * at}`).join('\n'));
  await hands.tap(desk.getByRole('button', { name: `Enter ${players}` }));
  await goOn(desk, hands, 'Draw the numbers');
  const scores = new Map<number, number>();
  const add = (entry: number, own: number) => scores.set(entry, (scores.get(entry) ?? 0) + own);
  for (let round = 1; round <= rounds; round += 1) {
    await expect(go(desk, `Pair round ${round}`)).toBeVisible();
    await expect(desk.locator('.pairs li')).toHaveCount(players / 2);
    await goOn(desk, hands, `Pair round ${round}`);
    await goOn(desk, hands, 'Put up the pairings');
    await hands.tap(go(desk, `Enter ${players / 2} results`));
    await expect(desk.locator('.bout')).toHaveCount(players / 2);
    const { view } = await seen(desk);
    const paired = view.rounds?.find((one) => one.round === round)?.meetings ?? [];
    // The lower number wins, but every fourth board is drawn; so the first player ends first.
    const keys = paired.map(({ parties: [white = 0, black = 0], table }) => {
      const key = table % 4 === 0 ? '=' : white < black ? '1' : '0';
      add(white, key === '=' ? 0.5 : Number(key));
      add(black, key === '=' ? 0.5 : 1 - Number(key));
      return key;
    });
    await hands.key(desk, ...keys);
    await goOn(desk, hands, `Close round ${round}`);
  }
  await goOn(desk, hands, 'Close the event');
  const { view } = await seen(desk);
  const rows = view.standings?.kind === 'ranked' ? view.standings.rows : [];
  expect(new Map(rows.map(({ entry, points }) => [entry, Number(points)]))).toEqual(scores);
  const winner = rows.filter(({ place }) => place === 1);
  expect(winner).toHaveLength(1);
  expect(scores.get(winner[0]!.entry)).toBe(Math.max(...scores.values()));
  await hands.tap(stage(desk, 'Standings'));
  await expect(desk.getByRole('row')).toHaveCount(players + 1);
  await expect(desk.getByRole('row').nth(1)).toContainText(nameOf(view, winner[0]!.entry));
  // Nobody has met anybody twice.
  const met = (view.rounds ?? []).flatMap((round) => round.meetings.map(({ parties }) => parties.toSorted((a, b) => a - b).join('-')));
  expect(new Set(met).size).toBe(met.length);
  console.log(`an open Swiss of ${players} over ${rounds} rounds: ${hands.taps} taps and ${hands.typed} keys, ${rounds * (players / 2)} of them results`);
});

/** A name is pressed, moved and let go of over another, as a hand does it. */
async function drag(desk: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await desk.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await desk.mouse.down();
  await desk.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await desk.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 });
  await desk.mouse.up();
}

/** What needs a reason is asked for one. */
async function because(desk: Page, why: string): Promise<void> {
  await desk.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill(why);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
}

test('the rarer acts of the desk: pairings dragged with a mouse, published ones changed, numbers given anew, moves kept, lots drawn', async ({ house, guest }) => {
  const hands = new Hands();
  const made = await create(house, { name: 'Open', system: { swiss: { rounds: 2 } }, tie_breaks: ['BH'], lots: true });
  const desk = await follow(await guest(), house, pathOf(made, 'organiser'));
  await desk.setViewportSize({ width: 1366, height: 768 });
  await desk.getByRole('button', { name: 'Paste a list' }).click();
  const names = ['Bartholomäus Hohenzollern-Sigmaringen', 'Bea', 'Cili', 'Dani'];
  await desk.getByLabel('List', { exact: true }).fill(names.map((name, at) => `${name}; ${2000 - 100 * at}`).join('\n'));
  await desk.getByRole('button', { name: 'Enter 4' }).click();
  await goOn(desk, hands, 'Draw the numbers');
  await expect(desk.locator('.pairs li')).toHaveCount(2);
  const chip = (at: number, side: number) => desk.locator('.pairs li').nth(at).locator('.chip').nth(side);
  const before = await chip(0, 1).innerText();
  const other = await chip(1, 1).innerText();
  await drag(desk, chip(0, 1), chip(1, 1));
  await expect(desk.getByText('Changed by hand')).toBeVisible();
  await expect(chip(0, 1)).toHaveText(other);
  await expect(chip(1, 1)).toHaveText(before);
  await desk.getByRole('button', { name: 'As the system has it' }).click();
  await expect(chip(0, 1)).toHaveText(before);
  await desk.getByRole('button', { name: 'Number by rating' }).click();
  await because(desk, 'a rating was wrong');
  await expect(desk.locator('.numbers li').first()).toContainText(names[0] ?? '');
  await goOn(desk, hands, 'Pair round 1');
  await goOn(desk, hands, 'Put up the pairings');
  // On the wall: the rules of the event allow a change.
  await stage(desk, 'Draw, pairing').click();
  await desk.getByRole('button', { name: 'Change published pairings' }).click();
  await drag(desk, chip(0, 1), chip(1, 1));
  await desk.getByLabel('Ground').selectOption('rules');
  await desk.getByRole('button', { name: 'Change them' }).click();
  await because(desk, 'a wrong slip was on the wall');
  await expect.poll(async () => nameOf((await seen(desk)).view, (await seen(desk)).view.rounds?.[0]?.meetings[0]?.parties[1])).toBe(other);
  await goOn(desk, hands, 'Enter 2 results');
  // The longest name is whole, and nothing is cut.
  const whole = await desk.locator('.two span').evaluateAll((all) => all.every((one) => one.scrollWidth <= one.clientWidth && getComputedStyle(one).textOverflow !== 'ellipsis'));
  expect(whole).toBe(true);
  await desk.keyboard.press('1');
  await desk.keyboard.press('1');
  await desk.getByRole('button', { name: named('Correct', '1') }).click();
  await desk.getByText('Moves of the game').click();
  await desk.getByLabel('Moves, as in a PGN file').fill('1. e4 e5 2. Nf3 Nc6');
  await desk.getByRole('button', { name: 'Keep the moves' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  const pgn = await desk.request.get(`${house.address}/api/events/${made.event}/export/pgn?as=organiser`);
  expect(await pgn.text()).toContain('1. e4 e5 2. Nf3 Nc6');
  await goOn(desk, hands, 'Close round 1');
  await goOn(desk, hands, 'Pair round 2');
  await goOn(desk, hands, 'Put up the pairings');
  await hands.tap(go(desk, /^Enter /));
  await expect(desk.locator('.bout')).toHaveCount(2);
  await desk.keyboard.press('=');
  await desk.keyboard.press('=');
  await goOn(desk, hands, 'Close round 2');
  await stage(desk, 'Standings').click();
  const lots = desk.getByRole('region', { name: /^Lot among equals/ });
  await expect(lots.first()).toBeVisible();
  const count = await lots.count();
  const drawn = await lots.first().getByRole('button').first().innerText();
  await lots.first().getByRole('button').first().click();
  await expect(lots).toHaveCount(count - 1);
  await expect(desk.getByRole('row', { name: new RegExp(drawn) })).toBeVisible();
});

for (const [system, label] of [['scheveningen', 'Team against team'], ['keizer', 'Club evenings']] as const) {
  test(`an event by the system ${system} is made on the page and plays its first round`, async ({ house, guest }) => {
    const hands = new Hands();
    const desk = await guest();
    await desk.goto(`${house.address}/events`);
    await desk.getByRole('radio', { name: new RegExp(label) }).check();
    await desk.getByLabel('Name of the event').fill(label);
    await desk.getByRole('button', { name: 'Make the event' }).click();
    await desk.waitForURL(/\/event\/.*as=organiser/);
    await desk.getByRole('button', { name: 'Paste a list' }).click();
    const list = ['Anna', 'Béla', 'Cili', 'Dani'].map((name, at) => (system === 'keizer' ? `${name}; ${2000 - at}` : `${name}; ${at % 2 === 0 ? 'Gambit' : 'Patt'}; ${2000 - at}`));
    await desk.getByLabel('List', { exact: true }).fill(list.join('\n'));
    await desk.getByRole('button', { name: 'Enter 4' }).click();
    await goOn(desk, hands, 'Draw the numbers');
    await goOn(desk, hands, 'Pair round 1');
    await goOn(desk, hands, 'Put up the pairings');
    await hands.tap(go(desk, 'Enter 2 results'));
    await expect(desk.locator('.bout')).toHaveCount(2);
    await hands.key(desk, '1', '=');
    await goOn(desk, hands, 'Close round 1');
    const { view } = await seen(desk);
    expect(Object.keys(view.about?.regulations.system ?? {})).toEqual([system]);
    expect(view.standings?.kind === 'ranked' ? view.standings.rows.length : 0).toBe(4);
    await expect(next(desk)).toBeVisible();
  });
}
