/** The same deals at all tables of a sitting: opened at the organiser's desk, reached from the phones of the teams. */
import { create, entrant, follow, Hands, linkFor, pathOf, phoneOf, says, seen, stage, TEAMS } from './club';
import { expect, test } from './house';

test('the organiser opens a sitting with the same deals, and the phones of all tables come to one shuffle', async ({ house, guest }) => {
  const hands = new Hands();
  const made = await create(house, { name: 'Nap', system: { trios: { rounds: 1 } }, chess: { edition: '2001', supervision: 'limited', minutes: 30 }, entry: { fee: 0, currency: 'Ft', late: true, own_equipment: false } });
  const desk = await follow(await guest(), house, pathOf(made, 'organiser'));
  await desk.setViewportSize({ width: 1366, height: 768 });
  await says(desk, made.event, { type: 'ask', ask: [{ enter_all: TEAMS.map((_, at) => entrant(at)) }] });
  await says(desk, made.event, { type: 'draw', by: 'entry' });
  await says(desk, made.event, { type: 'ask', ask: [{ pair: { round: 1 } }, { publish: { round: 1 } }] });
  await stage(desk, /^Tables/).click();
  await hands.tap(desk.getByRole('button', { name: 'Open Ulti at 3 tables' }));
  await hands.tap(desk.getByRole('dialog').getByRole('button', { name: 'Open the tables' }));
  await expect(desk.getByText('Ulti: 3 tables are open or have a result.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Open Snapszer at 3 tables' })).toBeVisible();
  expect(await desk.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  // Each sitting has its own; a table knows its players by the event, and waits for those of both.
  const meetings = ((await seen(desk)).view.rounds?.[0]?.meetings ?? []).filter(({ sitting }) => sitting === 1);
  for (const { parties } of meetings.slice(0, 2)) {
    const phone = await phoneOf(await guest(), house, await linkFor(desk, `player_${parties[0] ?? 0}`));
    await hands.tap(phone.getByRole('region', { name: 'Ulti' }).getByRole('button', { name: 'Play on this phone' }));
    await phone.waitForURL(/\/cards\//);
    await expect(phone.getByText('One shuffle for all tables', { exact: true })).toBeVisible();
    await expect(phone.getByText(/^One shuffle for all tables waits for: Table \d: /)).toBeVisible();
  }
});
