/** What the tests of a club's day share: hands that are counted, the desk and its large button, links, teams. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { EventCreated, EventSeen, GivenLink, MeetingView, Role } from '../src/wire';
import type { House } from './house';

interface Place {
  x: number;
  y: number;
}
/** Where a button is. */
async function middle(what: Locator): Promise<Place> {
  const box = await what.boundingBox();
  if (!box) throw new Error('nothing to press');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What people did: a tap is a press of a finger or a mouse, typed is a key. A pasted list is one key; whoever types goes into the field first, and clears what stands there. */
export class Hands {
  taps = 0;
  typed = 0;
  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.click();
  }
  /** A press at a place that was looked up before: a finger that finds the button where it was. */
  async press(page: Page, place: Place): Promise<void> {
    this.taps += 1;
    await page.mouse.click(place.x, place.y);
  }
  async type(what: Locator, text: string): Promise<void> {
    await this.#into(what);
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
    await this.#into(what);
    this.typed += 1;
    await what.fill(text);
  }
  async #into(what: Locator): Promise<void> {
    const { focused, full } = await what.evaluate((field) => ({ focused: field === document.activeElement, full: (field as HTMLInputElement).value !== '' }));
    if (!focused) await this.tap(what);
    if (full) this.typed += 1;
  }
  /** All of it together. */
  get all(): number {
    return this.taps + this.typed;
  }
}

export const next = (desk: Page) => desk.locator('.next .main');
export const go = (desk: Page, name: string | RegExp) => desk.locator('.next').getByRole('button', { name });
export const stage = (desk: Page, name: string | RegExp) => desk.getByRole('navigation', { name: 'Stages of the day' }).getByRole('link', { name });
/** A button that says to a screen reader whose it is. */
export const named = (what: string, whose: string) => new RegExp(`^${what} ?: ${whose}$`);
const idOf = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';

/** A link of the event, as its code on paper has it. */
export const linkFor = (desk: Page, role: Role) =>
  desk.evaluate(async ([event, wanted]) => {
    const answer = await fetch(`/api/events/${event}/links`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ role: wanted }) });
    return ((await answer.json()) as GivenLink).path;
  }, [idOf(desk), role]);
export const seen = (desk: Page) => desk.evaluate(async (event) => (await fetch(`/api/events/${event}?as=organiser`)).json() as Promise<EventSeen>, idOf(desk));

let said = 0;
/** Something said from the desk without a page; it must be done. */
export async function says(desk: Page, event: string, words: object): Promise<void> {
  said += 1;
  const heard = await desk.evaluate(async ([id, body]) => {
    const answer = await fetch(`/api/events/${id}/say?as=organiser`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return answer.text();
  }, [event, JSON.stringify({ id: `said-${said}`, ...words })] as const);
  expect(heard, JSON.stringify(words).slice(0, 200)).toContain('"type":"event"');
}
/** A team of three as a list has it. */
export const entrant = (at: number) => ({ name: TEAMS[at], players: ['chess', 'ulti', 'snapszer'].map((role, of) => ({ name: `${PEOPLE[3 * at + of]} ${TEAMS[at]}`, role })) });

export async function create(house: House, regulations: object): Promise<EventCreated> {
  const answer = await fetch(`${house.address}/api/events`, { method: 'POST', headers: { 'content-type': 'application/json', origin: house.address }, body: JSON.stringify({ regulations, zone: 'Europe/Budapest' }) });
  expect(answer.status).toBe(201);
  return (await answer.json()) as EventCreated;
}
export const pathOf = ({ links }: EventCreated, role: Role) => links.find((one) => one.role === role)?.path ?? '';

export async function follow(page: Page, house: House, path: string): Promise<Page> {
  await page.goto(house.address + path);
  await page.waitForURL(/\/event\//);
  return page;
}

/** The large button does what it says; where another stage is open it leads there first. */
export async function goOn(desk: Page, hands: Hands, name: string): Promise<void> {
  await hands.tap(go(desk, name));
  const gone = await go(desk, name).waitFor({ state: 'hidden', timeout: 1500 }).then(() => true, () => false);
  if (!gone && (await desk.getByRole('dialog').count()) === 0) await hands.tap(go(desk, name));
}

export const TEAMS = ['Gambit', 'Makk Ász', 'Betli BT', 'Sáncolók', 'Világos', 'Tök Hetes', 'Zugzwang', 'Piros Felső', 'Patt'];
export const PEOPLE = 'Anna Béla Csaba Dóra Ede Fanni Gábor Hanna Imre Judit Kata Lili Márk Nóra Olga Pál Réka Sára Tamás Ubul Vera Zoltán Aino Deniz Emre Eero Liisa'.split(' ');
export const teamLine = (at: number) => [TEAMS[at], ...[0, 1, 2].map((role) => `${PEOPLE[3 * at + role]} ${TEAMS[at]}`)].join('; ');

/** 2-1-0 among three, equals share the better place. */
const places = (sums: number[]) => sums.map((own) => 2 - sums.filter((other) => other > own).length);
/** What a table brings its teams, counted from the results and nothing else. */
export function counted({ bouts }: MeetingView): number[] {
  const chess = [0, 0, 0];
  const boards: number[][] = [];
  for (const { play, score } of bouts) {
    if ('game' in play && score && 'game' in score) {
      const worth = { '1-0': [1, 0], '0-1': [0, 1], '1/2-1/2': [0.5, 0.5] }[score.game as string] ?? [0, 0];
      chess[play.game.white]! += worth[0]!;
      chess[play.game.black]! += worth[1]!;
    } else if ('cards' in play && score && 'cards' in score) boards.push(places(score.cards.units.map(Number)));
  }
  return [places(chess), ...boards].reduce((sums, board) => sums.map((sum, party) => sum + board[party]!), [0, 0, 0]);
}

/** Three sums into the open dialog: Enter goes on to the next, and the last one sends. */
export async function threeSums(page: Page, hands: Hands, units: readonly string[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [at, one] of units.entries()) {
    await expect(dialog.getByRole('spinbutton').nth(at)).toBeFocused();
    await hands.type(dialog.getByRole('spinbutton').nth(at), one);
    await hands.key(page, 'Enter');
  }
  await expect(dialog).toHaveCount(0);
}

/** The result of a card table, or of a deciding deal, from the desk. */
export async function cards(desk: Page, hands: Hands, table: number, what: string, units: readonly string[]): Promise<void> {
  await hands.tap(desk.getByRole('button', { name: named('Enter', `${what}, Table ${table}`) }));
  await threeSums(desk, hands, units);
}

/** A phone in the hand of a team, opened by the link on its card. */
export async function phoneOf(page: Page, house: House, path: string): Promise<Page> {
  await page.setViewportSize({ width: 390, height: 664 });
  return follow(page, house, path);
}

type Bout = MeetingView['bouts'][number];
const SAYS: Record<string, [string, string]> = { '1-0': ['I won', 'I lost'], '0-1': ['I lost', 'I won'], '1/2-1/2': ['Draw', 'Draw'] };
/** The line of a phone's slip that is about a game against somebody. */
export function gameLine(phone: Page, { play, players }: Bout, party: number): Locator {
  if (!('game' in play)) throw new Error('no game of chess');
  return phone.getByRole('region', { name: new RegExp(`(White|Black) – ${players[play.game.white === party ? 1 : 0]}$`) });
}
/** One side says how a game ended: one tap. */
export async function saysGame(phone: Page, hands: Hands, bout: Bout, party: number, score: string): Promise<void> {
  if (!('game' in bout.play)) throw new Error('no game of chess');
  const word = SAYS[score]?.[bout.play.game.white === party ? 0 : 1] ?? '';
  await hands.tap(gameLine(phone, bout, party).getByRole('button', { name: word }));
}
/** A side confirms everything that the others have said, once all of it is there. */
export async function confirms(phone: Page, hands: Hands, count: number): Promise<void> {
  const button = phone.getByRole('button', { name: count === 1 ? 'Confirm the result' : `Confirm ${count} results`, exact: true });
  await expect(button).toBeEnabled();
  await hands.tap(button);
}
/** A sheet kept on a phone, deal by deal: who played alone and made it, and for how much. */
export async function keepsSheet(phone: Page, hands: Hands, game: 'Ulti' | 'Snapszer', deals: readonly { seat: number; value?: number; lost?: boolean }[]): Promise<void> {
  await hands.tap(phone.getByRole('button', { name: named('Sheet of the table', game) }));
  // Nothing moves from deal to deal: the finger goes where the button was.
  const value = phone.getByRole('group', { name: 'Units' });
  const worth = await Promise.all([...new Set(deals.map((one) => one.value ?? 1))].map(async (one) => [one, await middle(value.getByRole('button', { name: String(one), exact: true }))] as const));
  const seats = await Promise.all(['.made', '.lost'].map((kind) => Promise.all([0, 1, 2].map((seat) => middle(phone.locator(kind).nth(seat))))));
  for (const one of deals) {
    if ((one.value ?? 1) !== 1) await hands.press(phone, new Map(worth).get(one.value ?? 1)!);
    await hands.press(phone, seats[one.lost ? 1 : 0]![one.seat]!);
  }
}
/** The sums of a sheet. */
export function sheetSums(deals: readonly { seat: number; value?: number; lost?: boolean }[]): number[] {
  const sums = [0, 0, 0];
  for (const { seat, value = 1, lost = false } of deals) for (const at of [0, 1, 2]) if ((at === seat) !== lost) sums[at]! += value;
  return sums;
}
