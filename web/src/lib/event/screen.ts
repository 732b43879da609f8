/** What a hall screen shows: every panel in as many pages as it needs. */
import type { EventView, ScreenPanel as Panel } from '../../wire';
import { t } from '../texts.svelte';
import { nameOf, sittingNow, type Day } from './day';
import { points, result } from './figures';

export interface Line {
  before: string;
  name: string;
  after: string;
  more: string;
  first?: boolean;
}

export interface Page {
  kind: 'list' | 'words';
  title: string;
  range: string;
  lines: Line[];
  rows: number;
  text: string;
  clock: boolean;
  until?: number | undefined;
}

/** Lines on one page: two columns of so many. */
const ROWS = 9;

const words = (title: string, text: string, clock: boolean, until?: number): Page => ({ kind: 'words', title, range: '', lines: [], rows: 1, text, clock, until });

function split(title: string, lines: Line[], range: (from: Line, to: Line) => string): Page[] {
  const columns = lines.length > ROWS ? 2 : 1;
  const many = Math.max(1, Math.ceil(lines.length / (ROWS * columns)));
  return Array.from({ length: many }, (_, index) => {
    const own = lines.slice(index * ROWS * columns, (index + 1) * ROWS * columns);
    const [from, to] = [own[0], own.at(-1)];
    return { kind: 'list', title, range: many > 1 && from && to ? range(from, to) : '', lines: own, rows: ROWS, text: '', clock: false };
  });
}

function meetings(day: Day) {
  const round = day.rounds.filter(({ published }) => published).at(-1);
  const now = sittingNow(round);
  return (round?.meetings ?? []).filter(({ sitting }) => day.kind !== 'trio' || sitting === now);
}

/** Where everybody sits, by name. */
function names(day: Day): Line[] {
  const lines = meetings(day).flatMap(({ hall, parties, bouts }): Line[] =>
    parties.map((entry, party) => {
      const game = bouts.find(({ play }) => play === 'chess');
      const colour = parties.length !== 2 || !game ? '' : t('side-name', { side: game.white === party ? 'white' : 'black' });
      return { before: '', name: nameOf(day, entry), after: hall > 0 ? String(hall) : '–', more: hall > 0 ? colour : t('print-is-free') };
    }),
  );
  return lines.toSorted((a, b) => a.name.localeCompare(b.name));
}

function tables(day: Day): Line[] {
  return meetings(day).filter(({ hall }) => hall > 0).map(({ hall, parties, bouts }) => {
    const stands = bouts.filter(({ state }) => state === 'confirmed');
    const after = bouts.length === 1 ? (stands[0]?.score ? result(stands[0].score) : '') : `${stands.length}/${bouts.length}`;
    return { before: String(hall), name: parties.map((entry) => nameOf(day, entry)).join(' – '), after, more: '' };
  });
}

function standings(day: Day, { standings: all }: EventView): Line[] {
  if (!all) return [];
  const rows = all.kind === 'ranked' ? all.rows.map((row) => ({ ...row, more: row.figures[0] ?? '' })) : all.rows.map((row) => ({ ...row, more: String(row.matches) }));
  return rows.map((row) => ({ before: String(row.place), name: nameOf(day, row.entry), after: points(row.points), more: points(row.more), first: row.place <= 3 }));
}

export function pagesOf(day: Day, view: EventView, shows: readonly Panel[]): Page[] {
  return shows.flatMap((panel) => {
    switch (panel.panel) {
      case 'names':
        return split(t('club-screen-where'), names(day), (from, to) => `${from.name.slice(0, 1)}–${to.name.slice(0, 1)}`);
      case 'tables':
      case 'boards':
        return split(t('club-screen-tables'), tables(day), (from, to) => `${from.before}–${to.before}`);
      case 'standings':
        return split(t('club-stage-standings'), standings(day, view), (from, to) => t('club-places', { from: from.before, to: to.before }));
      case 'clock':
        return [words(panel.text, '', true, panel.until)];
      case 'notice':
        return [words(t('club-screen-notice'), panel.text, false)];
    }
  });
}
