/** The day of nine teams once in peace and once in a storm: a server that is killed again and again, phones that lose the net, their page or themselves. Both end with the same standings. */
import type { Page } from '@playwright/test';
import type { EventCreated, MeetingView, StandingsView } from '../src/wire';
import { confirms, create, entrant, follow, Hands, keepsSheet, linkFor, named, pathOf, phoneOf, says, saysGame, seen, sheetSums, TEAMS, threeSums } from './club';
import { expect, test, type House } from './house';

const REGULATIONS = { name: 'Nap', system: { trios: { rounds: 1 } }, chess: { edition: '2001', supervision: 'limited', minutes: 30 }, entry: { fee: 0, currency: 'Ft', late: true, own_equipment: false } };
type Bout = MeetingView['bouts'][number];

/** What is played is laid down beforehand, so that both days can be told apart by nothing but the weather. */
const scoreOf = ({ table }: MeetingView, game: number) => ['1-0', '1/2-1/2', '0-1', '1-0', '0-1'][(table * 2 + game) % 5] ?? '';
const dealsOf = ({ table }: MeetingView, game: number) => Array.from({ length: 24 }, (_, deal) => ({ seat: (deal * (table + 1) + game) % 3, ...(deal % 7 === 3 ? { value: 2 } : {}), ...(deal % 11 === 5 ? { lost: true } : {}) }));

/** An event with its round on the wall. */
async function prepared(house: House, desk: Page): Promise<{ made: EventCreated; meetings: MeetingView[] }> {
  const made = await create(house, REGULATIONS);
  await follow(desk, house, pathOf(made, 'organiser'));
  await says(desk, made.event, { type: 'ask', ask: [{ enter_all: TEAMS.map((_, at) => entrant(at)) }] });
  await says(desk, made.event, { type: 'draw', by: 'entry' });
  await says(desk, made.event, { type: 'ask', ask: [{ pair: { round: 1 } }, { publish: { round: 1 } }] });
  return { made, meetings: ((await seen(desk)).view.rounds?.[0]?.meetings ?? []).filter(({ parties }) => parties.length === 3) };
}
async function ended(desk: Page, { event }: EventCreated): Promise<StandingsView | undefined> {
  await says(desk, event, { type: 'ask', ask: [{ close_round: { round: 1 } }] });
  return (await seen(desk)).view.standings;
}

/** A phone whose net can go, before a word is heard or after it. */
class Phone {
  page!: Page;
  #dead = false;
  #deaf = false;
  #cut = () => {};
  static async with(page: Page, house: House, path: string): Promise<Phone> {
    const phone = new Phone();
    await phone.#carry(page);
    await phoneOf(page, house, path);
    await expect(page.locator('.line').first()).toBeVisible();
    return phone;
  }
  async #carry(page: Page): Promise<void> {
    this.page = page;
    await page.routeWebSocket(/\/line/, (socket) => {
      if (this.#dead) return void socket.close({ code: 1001 });
      const server = socket.connectToServer();
      this.#cut = () => void socket.close({ code: 1001 });
      socket.onMessage((message) => {
        server.send(message);
        // The server has heard it; its answer never comes.
        if (this.#deaf && String(message).includes('"ask"')) this.#cut();
      });
    });
  }
  lose(): void {
    this.#dead = true;
    this.#cut();
  }
  find(): void {
    this.#dead = false;
  }
  /** From now on every word is heard, and no answer arrives. */
  deafen(deaf: boolean): void {
    this.#deaf = deaf;
  }
  /** The page is closed with everything that waits on it, and opened again. */
  async reopen(): Promise<void> {
    const address = this.page.url();
    const context = this.page.context();
    await this.page.close();
    const page = await context.newPage();
    await this.#carry(page);
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(address);
  }
}

test('a day with a server that is killed and phones that are lost ends with the same standings as a calm one', async ({ fresh: house, guest }) => {
  test.setTimeout(100_000);
  const hands = new Hands();
  const calm = await guest();
  const peace = await prepared(house, calm);
  for (const meeting of peace.meetings) {
    const outcomes = meeting.bouts.map(({ bout, play }, at) => ({ bout, score: 'game' in play ? { game: scoreOf(meeting, at) } : { cards: { units: sheetSums(dealsOf(meeting, at)).map(String), deals: 24 } } }));
    await says(calm, peace.made.event, { type: 'ask', ask: [{ report_all: outcomes }] });
  }
  const expected = await ended(calm, peace.made);
  expect(expected?.kind).toBe('season');

  const desk = await guest();
  const { made, meetings } = await prepared(house, desk);
  const phones = await Promise.all(TEAMS.map(async (_, at) => Phone.with(await guest(), house, await linkFor(desk, `player_${at + 1}`))));
  const of = (meeting: MeetingView) => meeting.parties.map((entry) => phones[entry - 1]!) as [Phone, Phone, Phone];
  let kills = 0;
  const killed = async (during: () => Promise<void>) => {
    await house.kill();
    kills += 1;
    await during();
    await house.start();
  };
  /** The first team says what it knows: its sums, and its games. */
  async function opens(meeting: MeetingView, sheet: boolean): Promise<void> {
    const [first] = of(meeting);
    for (const [at, game] of (['Ulti', 'Snapszer'] as const).entries()) {
      if (sheet && game === 'Ulti') await keepsSheet(first.page, hands, game, dealsOf(meeting, at + 3));
      else {
        await first.page.getByRole('button', { name: named('Sums from paper', game) }).click();
        await threeSums(first.page, hands, sheetSums(dealsOf(meeting, at + 3)).map(String));
      }
    }
    for (const game of [0, 2]) await saysGame(first.page, hands, meeting.bouts[game]!, 0, scoreOf(meeting, game));
  }
  /** The second says the game that is not the first team's. */
  const answers = (meeting: MeetingView) => saysGame(of(meeting)[1].page, hands, meeting.bouts[1]!, 1, scoreOf(meeting, 1));
  async function agree(meeting: MeetingView): Promise<void> {
    const [, second, third] = of(meeting);
    await confirms(second.page, hands, 3);
    await confirms(third.page, hands, 4);
  }
  const settled = (meeting: MeetingView) =>
    expect.poll(async () => (await seen(desk)).view.rounds?.[0]?.meetings.find(({ table }) => table === meeting.table)?.bouts.filter(({ state }) => state === 'confirmed').length, { timeout: 30_000 }).toBe(5);
  const sitting = (number: number) => meetings.filter((one) => one.sitting === number);

  await test.step('the server is dead while nine phones say everything', async () => {
    await killed(async () => {
      for (const meeting of sitting(1)) {
        await opens(meeting, meeting.hall_table === 1);
        await answers(meeting);
      }
    });
    for (const meeting of sitting(1)) await agree(meeting);
    for (const meeting of sitting(1)) await settled(meeting);
  });

  await test.step('phones without a net write a sheet and results; meanwhile the server is killed', async () => {
    for (const meeting of sitting(2)) for (const phone of of(meeting).slice(0, 2)) phone.lose();
    for (const meeting of sitting(2)) {
      await opens(meeting, meeting.hall_table === 2);
      await answers(meeting);
    }
    await killed(() => Promise.resolve());
    for (const meeting of sitting(2)) for (const phone of of(meeting)) phone.find();
    for (const meeting of sitting(2)) await agree(meeting);
    for (const meeting of sitting(2)) await settled(meeting);
  });

  await test.step('every word is heard and no answer arrives: it is said again, and counts once', async () => {
    for (const meeting of sitting(3)) of(meeting)[0].deafen(true);
    for (const meeting of sitting(3)) await opens(meeting, false);
    for (const meeting of sitting(3)) await answers(meeting);
    await killed(() => Promise.resolve());
    for (const meeting of sitting(3)) of(meeting)[0].deafen(false);
    for (const meeting of sitting(3)) await agree(meeting);
    for (const meeting of sitting(3)) await settled(meeting);
  });

  await test.step('a page is closed with words that wait on it, and a phone is lost for good', async () => {
    await killed(async () => {
      for (const meeting of sitting(4)) await opens(meeting, false);
    });
    for (const meeting of sitting(4)) await of(meeting)[0].reopen();
    // Whoever finds another phone reads the same card again.
    const [meeting] = sitting(4) as [MeetingView];
    const lost = meeting.parties[1]!;
    await phones[lost - 1]!.page.close();
    phones[lost - 1] = await Phone.with(await guest(), house, await linkFor(desk, `player_${lost}`));
    for (const one of sitting(4)) await answers(one);
    await killed(() => Promise.resolve());
    for (const one of sitting(4)) await agree(one);
    for (const one of sitting(4)) await settled(one);
  });

  expect(kills).toBe(5);
  expect(await ended(desk, made)).toEqual(expected);
  // Nobody is in dispute, and the log checks out from its first entry to its last.
  const checked = await desk.request.get(`${house.address}/api/events/${made.event}/check?as=organiser`);
  expect(await checked.json()).toMatchObject({ sound: true });
  const bouts: Bout[] = ((await seen(desk)).view.rounds?.[0]?.meetings ?? []).flatMap((one) => one.bouts);
  expect(bouts.filter(({ state }) => state !== 'confirmed')).toEqual([]);
});
