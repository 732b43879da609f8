/** What the tests of a club's day share: hands that are counted, the desk and its large button, links, teams. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { EventCreated, EventSeen, GivenLink, MeetingView, Role } from '../src/wire';
import type { House } from './house';

/** What people did: a tap is a press of a finger or a mouse, typed is a key. A pasted list is one tap. */
export class Hands {
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
  /** All of it together. */
  get all(): number {
    return this.taps + this.typed;
  }
}

export const next = (desk: Page) => desk.locator('.next .main');
export const go = (desk: Page, name: string | RegExp) => desk.locator('.next').getByRole('button', { name });
export const stage = (desk: Page, name: string) => desk.getByRole('navigation', { name: 'Stages of the day' }).getByRole('link', { name });
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

/** The result of a card table, or of a deciding deal, from the desk. */
export async function cards(desk: Page, hands: Hands, table: number, what: string, units: readonly string[]): Promise<void> {
  await hands.tap(desk.getByRole('button', { name: named('Enter', `${what}, Table ${table}`) }));
  const dialog = desk.getByRole('dialog');
  for (const [at, one] of units.entries()) await hands.type(dialog.getByRole('spinbutton').nth(at), one);
  await hands.key(desk, 'Enter');
  await expect(dialog).toHaveCount(0);
}
