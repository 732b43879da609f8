/** A day of an event as the pages draw it: entries, tables, bouts, the log. Pure; nothing here decides anything. */
import type { AppealView, BoutView, EntryView, EventPlayer, EventRegulations, EventScore, EventView, MeetingView, Message, SheetView } from '../../wire';
import { GAME_SCORES } from './figures';
import { DEALS, places, type Seats } from './sheet';

export type Discipline = 'chess' | 'ulti' | 'snapszer';
/** What one entry is: a player, a team of three, a team of boards. */
export type Kind = 'single' | 'trio' | 'team';
export type System = string;

export interface Member extends EventPlayer {
  /** When the member came, in the round that is next. */
  arrived?: string | undefined;
}

export interface EntryRow {
  id: number;
  /** The number of the draw, once there is one. */
  number?: number | undefined;
  name: string;
  players: Member[];
  paid: number;
  due: number;
  state: 'entered' | 'withdrawn' | 'bye' | 'out';
  here: boolean;
  /** Admitted by the organiser's word. */
  admitted: boolean;
  /** Why the entry would not be admitted now. */
  out: Message[];
  ownEquipment: boolean;
}

export interface BoutRow {
  /** `1.2.3`: round, table, bout. */
  id: string;
  play: Discipline;
  /** One deal that decides among three who are level. */
  decider: boolean;
  board: number;
  /** Who plays: White and Black, or the three in the order of the parties. */
  players: string[];
  /** Which parties have White and Black. */
  white: number;
  black: number;
  /** A draw is a win of Black: the last of deciding games. */
  odds: boolean;
  state: 'open' | 'reported' | 'conflict' | 'confirmed';
  score?: string | undefined;
  reports: { party: number; score: string }[];
  /** Deals written so far on the sheet of the table. */
  deals: number;
  /** The game on the server that is played for it. */
  game?: string | undefined;
}

export interface MeetingRow {
  table: number;
  hall: number;
  sitting: number;
  /** Entries. */
  parties: number[];
  /** Game points of two, place points of three, as far as they are known. */
  points?: number[] | undefined;
  lot?: number | undefined;
  bouts: BoutRow[];
}

export interface RoundRow {
  number: number;
  published: boolean;
  closed: boolean;
  meetings: MeetingRow[];
}

export interface Day {
  name: string;
  system: System;
  kind: Kind;
  /** Whether whoever loses is out. */
  cup: boolean;
  /** Rounds that are planned, where that is known. */
  planned?: number | undefined;
  /** The round that is played, or comes next. */
  round: number;
  drawAt?: string | undefined;
  date?: string | undefined;
  minutes: number;
  currency: string;
  fee: number;
  closed: boolean;
  entries: EntryRow[];
  rounds: RoundRow[];
  /** Whether the numbers of the round are drawn. */
  drawn: boolean;
  appeals: AppealView[];
}

/** A result as people write it. */
export function scoreText(score: EventScore): string {
  if ('game' in score) return score.game;
  const { units, deals, left } = score.cards;
  const tail = deals === DEALS && left === undefined ? '' : `@${deals}${left === undefined ? '' : `-${left + 1}`}`;
  return units.join(':') + tail;
}

/** What people write, as the event takes it; nothing where it is no result. */
export function scoreOf(text: string): EventScore | undefined {
  const game = GAME_SCORES.find((one) => one === text);
  if (game) return { game };
  const [, units, deals, left] = /^([\d.:]+)(?:@(\d+)(?:-([1-3]))?)?$/.exec(text.replaceAll(',', '.').replaceAll(/\s/g, '').replaceAll('½', '.5')) ?? [];
  const parts = (units ?? '').split(':');
  if (parts.length !== 3 || parts.some((part) => !/^\d*\.?\d+$/.test(part))) return undefined;
  const [first = '', second = '', third = ''] = parts.map((part) => String(Number(part)));
  return { cards: { units: [first, second, third], deals: deals ? Number(deals) : DEALS, ...(left ? { left: Number(left) - 1 } : {}) } };
}

function boutRow({ bout, play, state, score, reports = [], players, game }: BoutView, parties: readonly number[], sheets: readonly SheetView[]): BoutRow {
  const common = { id: bout, state, players, score: score && scoreText(score), reports: reports.map((one) => ({ party: parties.indexOf(one.entry), score: scoreText(one.score) })), deals: sheets.find((sheet) => sheet.bout === bout)?.entered ?? 0, game };
  if ('game' in play) return { ...common, play: 'chess', decider: false, board: play.game.board, white: play.game.white, black: play.game.black, odds: play.game.draw_odds ?? false };
  return { ...common, play: 'cards' in play ? play.cards : play.deal, decider: 'deal' in play, board: 0, white: 0, black: 0, odds: false };
}

const meetingRow = (one: MeetingView, sheets: readonly SheetView[]): MeetingRow => ({
  table: one.table,
  hall: one.hall_table,
  sitting: one.sitting,
  parties: one.parties,
  points: one.points?.map(Number),
  lot: one.lot,
  bouts: one.bouts.map((bout) => boutRow(bout, one.parties, sheets)),
});

function entryRow(one: EntryView): EntryRow {
  const out = one.out ?? [];
  const state = one.withdrawn !== undefined ? 'withdrawn' : one.bye !== undefined ? 'bye' : one.plays ? 'entered' : 'out';
  const players = one.players.map((player, at) => ({ ...player, arrived: one.arrivals?.[at] ?? undefined }));
  return { id: one.entry, number: one.number, name: one.name, players, paid: one.paid ?? 0, due: one.due ?? 0, state, out, here: one.here, admitted: one.admitted ?? false, ownEquipment: one.own_equipment ?? false };
}

/** The name of a system, and what is laid down for it. */
export function systemOf(system: EventRegulations['system']): System {
  return typeof system === 'string' ? system : (Object.keys(system)[0] ?? '');
}

/** The day as a view shows it; nothing before the view is there. */
export function dayOf({ about, entries = [], rounds = [], conduct, sheets = [] }: EventView): Day | undefined {
  if (!about) return undefined;
  const { regulations } = about;
  const rows = entries.map(entryRow);
  return {
    name: regulations.name,
    system: systemOf(regulations.system),
    cup: 'knockout' in regulations.system || ('trios' in regulations.system && regulations.system.trios.knockout === true),
    kind: about.team_event ? 'trio' : about.teams ? 'team' : 'single',
    planned: about.rounds,
    round: about.round,
    drawAt: regulations.entry?.draw_at,
    date: regulations.dates?.[about.round - 1],
    minutes: regulations.chess?.minutes ?? 0,
    currency: regulations.entry?.currency ?? '',
    fee: regulations.entry?.fee ?? 0,
    closed: about.closed,
    entries: rows,
    rounds: rounds.map((one) => ({ number: one.round, published: one.published, closed: one.closed, meetings: one.meetings.map((meeting) => meetingRow(meeting, sheets)) })),
    drawn: rows.some(({ number }) => number !== undefined),
    appeals: conduct?.appeals ?? [],
  };
}

export const nameOf = (day: Day, entry: number | undefined): string => day.entries.find(({ id }) => id === entry)?.name ?? '?';

export const bouts = (meetings: readonly MeetingRow[]): { meeting: MeetingRow; bout: BoutRow }[] => meetings.flatMap((meeting) => meeting.bouts.map((bout) => ({ meeting, bout })));

export const current = (day: Day): RoundRow | undefined => day.rounds.find(({ number }) => number === day.round);

export const sittings = (round: RoundRow | undefined): number[] => [...new Set((round?.meetings ?? []).filter(({ bouts }) => bouts.length > 0).map(({ sitting }) => sitting))].toSorted((a, b) => a - b);

/** The sitting in which results are due: the first that is not settled, else the last. */
export function sittingNow(round: RoundRow | undefined): number {
  const all = sittings(round);
  const open = all.find((sitting) => (round?.meetings ?? []).some((meeting) => meeting.sitting === sitting && meeting.bouts.some(({ state }) => state !== 'confirmed')));
  return open ?? all.at(-1) ?? 1;
}

export const missing = (meetings: readonly MeetingRow[]) => bouts(meetings).filter(({ bout }) => bout.state === 'open' || bout.state === 'reported');
export const conflicts = (meetings: readonly MeetingRow[]) => bouts(meetings).filter(({ bout }) => bout.state === 'conflict');

/** Whether all of an entry came. */
export const complete = (entry: EntryRow): boolean => entry.players.length > 0 && entry.players.every(({ arrived }) => arrived !== undefined);

/** The points of a side of a game, in halves. */
function halves(score: string, side: 'white' | 'black'): number {
  const own = score.split('-')[side === 'white' ? 0 : 1];
  if (score === '+/-') return side === 'white' ? 2 : 0;
  if (score === '-/+') return side === 'black' ? 2 : 0;
  return own === '1' ? 2 : own === '1/2' ? 1 : 0;
}

export const units = (score: string): Seats<number> => (score.split('@')[0] ?? '').split(':').map(Number) as Seats<number>;

export interface BoardLine {
  play: Discipline;
  /** What each party has on this board so far. */
  raw: Seats<number> | undefined;
  /** 2-1-0, once the board is played out. */
  points: Seats<number> | undefined;
  played: number;
  of: number;
  deals: number;
}

/** The three boards of a table of three teams, with the points of those that are played out. */
export function boardLines(meeting: MeetingRow): BoardLine[] {
  return (['chess', 'ulti', 'snapszer'] as const).map((play) => {
    const own = meeting.bouts.filter((bout) => bout.play === play && !bout.decider).slice(0, play === 'chess' ? 3 : 1);
    const stands = own.filter(({ state, score }) => state === 'confirmed' && score !== undefined);
    const raw: Seats<number> = [0, 0, 0];
    for (const { score = '', white, black } of stands) {
      if (play === 'chess') {
        raw[white as 0 | 1 | 2] += halves(score, 'white') / 2;
        raw[black as 0 | 1 | 2] += halves(score, 'black') / 2;
      } else units(score).forEach((own, seat) => (raw[seat as 0 | 1 | 2] = own));
    }
    const full = own.length > 0 && stands.length === own.length;
    return { play, raw: stands.length > 0 ? raw : undefined, points: full ? places(raw) : undefined, played: stands.length, of: own.length, deals: own[0]?.deals ?? 0 };
  });
}

/** What a party has from a deciding game or deal; whoever does not play it has nothing. */
function decided({ play, score = '', white, black, odds }: BoutRow, party: number): number {
  if (play !== 'chess') return units(score)[party] ?? 0;
  if (party !== white && party !== black) return 0;
  return odds && score === '1/2-1/2' ? (party === black ? 2 : 0) : halves(score, party === white ? 'white' : 'black');
}

/** The parties of a knockout match that are still level at the top when all of it is played; one, once somebody goes on. */
export function levelAt(meeting: MeetingRow): number[] {
  const { parties, bouts: all, lot } = meeting;
  if (parties.length < 2 || all.length === 0 || all.some(({ state }) => state !== 'confirmed')) return [];
  if (lot !== undefined) return [lot];
  const best = (of: number[], worth: (party: number) => number) => of.filter((one) => worth(one) === Math.max(...of.map(worth)));
  const everybody = parties.map((_, party) => party);
  const sums = (games: readonly BoutRow[], party: number) => games.filter(({ play, white, black }) => play === 'chess' && (party === white || party === black)).reduce((sum, { score = '', white }) => sum + halves(score, party === white ? 'white' : 'black'), 0);
  if (parties.length === 2) {
    const last = all.at(-1);
    if (last?.odds && last.score === '1/2-1/2') return [parties[last.black] ?? 0];
    return best(everybody, (party) => sums(all, party)).map((party) => parties[party] ?? 0);
  }
  // Three games of chess and two tables of cards are laid; what comes after them decides.
  const lines = boardLines(meeting);
  const laid = all.slice(0, LAID);
  let level = best(everybody, (party) => lines.reduce((sum, { points }) => sum + (points?.[party] ?? 0), 0));
  level = best(level, (party) => lines.filter(({ points }) => points?.[party] === 2).length);
  level = best(level, (party) => sums(laid, party));
  for (const bout of all.slice(LAID)) level = best(level, (party) => decided(bout, party));
  return level.map((party) => parties[party] ?? 0);
}
/** So many boards a table of three teams has before anything is added to decide. */
const LAID = 5;

/** The tables of a knockout at which somebody must still go on. */
export const levelTables = (day: Day, round: RoundRow | undefined): MeetingRow[] => (day.cup && round && !round.closed ? round.meetings.filter((meeting) => levelAt(meeting).length > 1) : []);

/** What a table brings each team, once all of it is played. */
export function matchPoints(lines: readonly BoardLine[]): Seats<number> | undefined {
  if (lines.some(({ points }) => points === undefined)) return undefined;
  return [0, 1, 2].map((party) => lines.reduce((sum, { points }) => sum + (points?.[party] ?? 0), 0)) as Seats<number>;
}
