/** Several events of a club together: points added up by name, and who keeps which challenge cup (T10). */
import type { EventView } from '../../wire';

/** One event as the others see it. */
export interface Season {
  name: string;
  /** Whether its places are final. */
  closed: boolean;
  rows: { name: string; points: number; place: number }[];
}

export interface SeriesRow {
  place: number;
  name: string;
  /** The points of each event; nothing where somebody did not take part. */
  points: (number | undefined)[];
  total: number;
  won: number;
}

export interface Cups {
  /** Cups that were won for good. */
  kept: { cup: number; name: string }[];
  /** The number of the cup that is played for now. */
  inPlay: number;
  /** How often each has won it. */
  wins: { name: string; wins: number }[];
}

/** So many seasons won, not necessarily in a row, keep a cup. */
const WINS_TO_KEEP = 3;

export function seasonOf({ about, entries = [], standings }: EventView): Season {
  const nameOf = (entry: number) => entries.find((one) => one.entry === entry)?.name ?? '?';
  const rows = (standings?.rows ?? []).map(({ entry, points, place }) => ({ name: nameOf(entry), points: Number(points), place }));
  return { name: about?.regulations.name ?? '', closed: about?.closed ?? false, rows };
}

/** A name is the same with other spaces and letters of another case. */
const key = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Points of all events, then events won; equals share their place. */
export function series(seasons: readonly Season[]): SeriesRow[] {
  const all = new Map<string, { name: string; points: (number | undefined)[]; won: number }>();
  for (const [index, { closed, rows }] of seasons.entries()) {
    for (const { name, points, place } of rows) {
      const own = all.get(key(name)) ?? { name, points: seasons.map(() => undefined), won: 0 };
      own.points[index] = points;
      own.won += Number(closed && place === 1);
      all.set(key(name), own);
    }
  }
  const rows = [...all.values()].map((own) => ({ ...own, total: own.points.reduce<number>((sum, one) => sum + (one ?? 0), 0) }));
  const ahead = (one: (typeof rows)[number], other: (typeof rows)[number]) => one.total > other.total || (one.total === other.total && one.won > other.won);
  return rows
    .map((own) => ({ ...own, place: rows.filter((other) => ahead(other, own)).length + 1 }))
    .toSorted((a, b) => a.place - b.place || a.name.localeCompare(b.name));
}

/** Who keeps which cup: the third season won keeps it, and all start anew for the next (A-T08). A season that is not over has no winner. */
export function cups(seasons: readonly Season[]): Cups {
  const kept: Cups['kept'] = [];
  let wins = new Map<string, { name: string; wins: number }>();
  for (const { rows } of seasons.filter(({ closed }) => closed)) {
    for (const { name } of rows.filter(({ place }) => place === 1)) {
      const own = { name: wins.get(key(name))?.name ?? name, wins: (wins.get(key(name))?.wins ?? 0) + 1 };
      wins.set(key(name), own);
      if (own.wins < WINS_TO_KEEP) continue;
      kept.push({ cup: kept.length + 1, name: own.name });
      wins = new Map();
    }
  }
  return { kept, inPlay: kept.length + 1, wins: [...wins.values()] };
}

/** Seasons that are known by their winners alone; those who shared one are parted by a stroke. */
export const named = (winners: readonly string[]): Season[] =>
  winners.map((one) => ({ name: '', closed: true, rows: one.split('/').map((name) => ({ name: name.trim(), points: 0, place: 1 })).filter(({ name }) => name !== '') }));
