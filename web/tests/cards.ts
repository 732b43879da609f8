/** What tests of card tables share: tables, dice, and players who tap what can be tapped. */
import type { Page } from '@playwright/test';
import type { CardTableRequest, GameCreated } from '../src/wire';
import { expect, type House } from './house';

/** Dice with a seed, so that a session that fails can be played again. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

export async function open(house: House, request: CardTableRequest): Promise<GameCreated> {
  const answer = await fetch(`${house.address}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json', origin: house.address }, body: JSON.stringify(request) });
  expect(answer.status).toBe(201);
  return (await answer.json()) as GameCreated;
}

/** What players agreed to do in a deal; what is not said is left to the dice. */
export interface Plan {
  /** The contract that the first bidder announces, as records write it. */
  bid?: string;
  /** Whether everything is doubled that can be. */
  double?: boolean;
  /** What is said as soon as its button is there, and the answer to the question that follows: the words of a button, or what finds it. */
  says?: readonly [words: RegExp, answer: string][];
  /** Where this is there, nothing more is done. */
  until?: string;
}

interface Offers {
  what: string;
  count: number;
  over: boolean;
  /** The words on the button in the middle. */
  middle: string;
  /** And on the large one. */
  main: string;
}

/** What can be clicked now, by groups: a card that may be played, a bid, a suit, two cards to lay down, the main act; with luck also a kontra, taking back, and the talon instead of a pass. */
export async function offers(page: Page, luck: boolean, plan: Plan = {}): Promise<Offers> {
  return page.evaluate(
    ([luck, bid, double, until]) => {
      const count = (selector: string) => document.querySelectorAll(selector).length;
      const over = document.querySelector('.end ol') !== null;
      const beside = '.acts .middle:not(.undo)';
      const middle = document.querySelector(beside)?.textContent?.trim() ?? '';
      const main = document.querySelector('.acts .main')?.textContent?.trim() ?? '';
      const of = (what: string) => ({ what, count: what === '' ? 0 : count(what), over, middle, main });
      if (until && count(until) > 0) return of('');
      // A tap that came a moment late may have opened a question: whatever it offers is an answer.
      if (document.querySelector('dialog[open]')) return of('dialog[open] button');
      if (document.querySelector('.acts[aria-busy=true]')) return of('');
      if (luck && count('.acts .undo') > 0) return of('.acts .undo');
      if ((luck || double) && count('.kr[aria-checked=false]') > 0) return of('.kr[aria-checked=false]');
      // Beside a pass there is the talon, for the bold.
      if (luck && count('.talon') > 0 && count(beside) > 0) return of(beside);
      if (count('.acts .main:not(:disabled)') > 0) return of('.acts .main:not(:disabled)');
      if (bid && count(`[data-bid="${bid}"]`) > 0) return of(`[data-bid="${bid}"]`);
      for (const what of ['[data-bid]', '[data-suit]', '.slot.may [data-card]']) if (count(what) > 0) return of(what);
      return of(count('[data-card][aria-pressed]') === 12 && count('.slot.up') < 2 ? '.slot:not(.up) [data-card]' : '');
    },
    [luck, plan.bid, plan.double, plan.until] as const,
  );
}

/** What was offered may have been answered meanwhile; the next look tells. Cards overlap: their left edge is their own. */
const click = (page: Page, what: string, at: number) => page.locator(what).nth(at).click({ position: { x: 8, y: 20 }, timeout: 1000 }).catch(() => undefined);

/** One thing that a player may do, with a real click; false where there is nothing to do. */
export async function act(page: Page, roll: (sides: number) => number, plan?: Plan): Promise<boolean | 'over'> {
  const { what, count, over, middle, main } = await offers(page, plan === undefined && roll(12) === 0, plan);
  if (over) {
    // A tap that came a moment late may have opened something beside the end.
    if (what.startsWith('dialog')) await page.keyboard.press('Escape');
    return 'over';
  }
  const said = plan?.says?.find(([words]) => words.test(middle));
  if (said) {
    await click(page, '.acts .middle:not(.undo)', 0);
    const asked = page.locator('dialog[open]');
    await (said[1].startsWith('[') ? asked.locator(said[1]) : asked.getByRole('button', { name: said[1] })).click({ timeout: 2000 }).catch(() => undefined);
    return true;
  }
  if (count === 0) return false;
  // The large button may mean something else by the time it is reached.
  if (what.startsWith('.acts .main')) await page.locator(what).filter({ hasText: main }).click({ position: { x: 8, y: 20 }, timeout: 1000 }).catch(() => undefined);
  else await click(page, what, roll(count));
  return true;
}

/** Play until `done` says so of every page; a table that stands still fails. */
export async function playUntil(pages: Page[], roll: (sides: number) => number, done: (page: Page, over: boolean) => Promise<boolean>, plan?: Plan): Promise<void> {
  let still = Date.now();
  for (let ready = 0; ready < pages.length; ) {
    ready = 0;
    for (const page of pages) {
      const did = await act(page, roll, plan);
      if (await done(page, did === 'over')) ready += 1;
      if (did === true) still = Date.now();
    }
    if (Date.now() - still > 30_000) throw new Error(`the table stands still: ${await pages[0]?.locator('.strip').first().innerText()}`);
  }
}

/** Play until the session is over for everybody. */
export const playOut = (pages: Page[], seed: number, plan?: Plan): Promise<void> => playUntil(pages, dice(seed), async (_, over) => over, plan);

/** From here on a card is played by one tap. */
export async function tap(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('jadoube', JSON.stringify({ ...JSON.parse(localStorage.getItem('jadoube') ?? '{}'), tap: true })));
  await page.reload();
}

/** Says things on a line of one's own, as a program would that is no page of ours; gives what came back, in order. */
export const says = (page: Page, role: string, asks: unknown[]): Promise<string[] | 'shut'> =>
  page.evaluate(
    async ([role, asks]) => {
      const url = new URL(`/api/games/${location.pathname.split('/')[2]}/line?as=${role}`, location.href);
      const socket = new WebSocket(url.href.replace('http', 'ws'));
      const heard: Record<string, { type: string; message?: { id: string } }> = {};
      const opened = await new Promise((done) => { socket.onopen = () => done(true); socket.onerror = () => done(false); });
      if (!opened) return 'shut' as const;
      await new Promise<void>((done) => {
        socket.onmessage = ({ data }) => {
          const one = JSON.parse(String(data));
          if (one.type === 'welcome') (asks as unknown[]).forEach((ask, at) => socket.send(JSON.stringify({ type: 'ask', id: `cheat-${at}`, ask })));
          if (String(one.id).startsWith('cheat-')) heard[one.id] = one;
          if (Object.keys(heard).length === (asks as unknown[]).length) done();
        };
      });
      socket.close();
      return Object.values(heard).map(({ type, message }) => `${type} ${message?.id}`);
    },
    [role, asks] as const,
  );
