/** What a phone at a table or in a player's hand is about: the meeting, the bouts of a side, the sheet with what is not sent yet. */
import type { EventSaid, EventView, SheetView } from '../../wire';
import { current, scoreText, sittingNow, type BoutRow, type Day, type MeetingRow } from './day';
import type { Deal, Seats } from './sheet';

/** What a link is for: `table_2` or `player_7`. */
export function seat(role: string): { table?: number; entry?: number } {
  const [word, number] = role.split('_');
  return word === 'table' ? { table: Number(number) } : word === 'player' ? { entry: Number(number) } : {};
}

/** The meetings of the round at a table of the hall, or of an entry, in the order in which they are played. */
export function meetingsOf(day: Day, { table, entry }: { table?: number; entry?: number }): MeetingRow[] {
  const round = current(day) ?? day.rounds.at(-1);
  const played = (round?.meetings ?? []).filter(({ bouts }) => bouts.length > 0);
  return played.filter(({ hall, parties }) => (table !== undefined ? hall === table : entry !== undefined && parties.includes(entry)));
}

/** The meeting that is on now: at a table of the hall in the sitting that is played, or of an entry the first that is not settled. */
export function meetingNow(day: Day, seat: { table?: number; entry?: number }): MeetingRow | undefined {
  const own = meetingsOf(day, seat);
  const now = sittingNow(current(day) ?? day.rounds.at(-1));
  const due = seat.table !== undefined ? own.find(({ sitting }) => sitting === now) : own.find(({ bouts }) => bouts.some(({ state }) => state !== 'confirmed'));
  return due ?? own.at(-1);
}

/** The bouts that a side plays. */
export const boutsOf = (meeting: MeetingRow | undefined, party: number): BoutRow[] => (meeting?.bouts ?? []).filter((bout) => bout.play !== 'chess' || bout.white === party || bout.black === party);

/** The result as a side says it: it won, it drew, it lost. */
export const OUTCOMES = ['won', 'drew', 'lost'] as const;
export function scoreFor(outcome: (typeof OUTCOMES)[number], white: boolean): '1-0' | '0-1' | '1/2-1/2' {
  if (outcome === 'drew') return '1/2-1/2';
  return (outcome === 'won') === white ? '1-0' : '0-1';
}

/** What was said here about a bout and not answered yet: the last word. */
export function unsentScore(waiting: readonly EventSaid[], bout: string): string | undefined {
  const said = waiting.flatMap((one) => (one.type === 'ask' ? one.ask : [])).map((asked) => (typeof asked === 'object' && 'report' in asked && asked.report.bout === bout ? asked.report.score : undefined));
  const last = said.findLast((score) => score !== undefined);
  return last && scoreText(last);
}

/** One line of the slip of a table, as one side sees it. */
export interface SlipLine {
  bout: BoutRow;
  /** `asked`: others have said it and this side has not; `said`: this side has, and others are asked. */
  state: 'open' | 'said' | 'asked' | 'stands' | 'conflict';
  /** The result that stands, the own word, or what the others say. */
  score: string | undefined;
  /** Kept on this phone and not answered yet. */
  unsent: boolean;
  /** Nobody else has spoken: the own word can still be another. */
  mends: boolean;
}

/** What a side of a table has to say, and what the others have said: bout by bout. */
export function slip(meeting: MeetingRow, party: number, waiting: readonly EventSaid[]): SlipLine[] {
  return boutsOf(meeting, party).map((bout) => {
    const unsent = unsentScore(waiting, bout.id);
    const own = unsent ?? bout.reports.find((one) => one.party === party)?.score;
    const others = bout.reports.find((one) => one.party !== party)?.score;
    const common = { bout, unsent: unsent !== undefined, mends: others === undefined };
    if (bout.state === 'confirmed') return { ...common, state: 'stands', score: bout.score };
    if (bout.state === 'conflict') return { ...common, state: 'conflict', score: own };
    if (own !== undefined) return { ...common, state: 'said', score: own };
    return { ...common, state: others === undefined ? 'open' : 'asked', score: others };
  });
}

function drawn(units: Seats<number>): Deal {
  const wrote = [0, 1, 2].filter((seat) => units[seat] !== 0);
  const alone = wrote.length === 1 ? wrote[0] : wrote.length === 2 ? [0, 1, 2].find((seat) => units[seat] === 0) : undefined;
  return { units, alone };
}

/** The sheet of a table as the event has it, with the deals that this phone has not sent yet. */
export function sheetOf(view: EventView, waiting: readonly EventSaid[], bout: string): { deals: Deal[]; unsent: number } {
  const sheet: SheetView | undefined = view.sheets?.find((one) => one.bout === bout);
  const all: (Deal | undefined)[] = (sheet?.deals ?? []).map((units) => (units ? drawn(units.map(Number) as Seats<number>) : undefined));
  const own = waiting.filter((said) => said.type === 'deal').filter((said) => said.bout === bout);
  for (const { deal, units } of own) all[deal - 1] = units ? drawn(units.map(Number) as Seats<number>) : undefined;
  const end = all.findIndex((deal) => deal === undefined);
  const deals = (end < 0 ? all : all.slice(0, end)).filter((deal) => deal !== undefined);
  return { deals, unsent: own.length };
}
