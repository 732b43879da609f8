/** A pasted list of players or teams: columns by their names in four languages, or by what they look like. */
import type { EventOutcome } from '../../wire';
import { scoreOf } from './day';
import { folded } from './figures';

export interface ListedPlayer {
  name: string;
  role?: 'chess' | 'ulti' | 'snapszer';
  rating?: number;
  title?: string;
  federation?: string;
  fide_id?: number;
  born?: string;
  sex?: string;
  /** Where two teams meet player by player. */
  team?: string;
}
export interface Listed {
  name: string;
  players: ListedPlayer[];
}
/** What an entry cannot be without. */
export type Lack = 'entry' | 'players' | (typeof ROLES)[number];
export interface Reading {
  entrants: Listed[];
  /** Lines that could not be read, with their numbers and what is not in them. */
  unread: { line: number; text: string; lacks: Lack[] }[];
}

type Column = 'name' | 'first' | 'team' | 'chess' | 'ulti' | 'snapszer' | 'rating' | 'title' | 'federation' | 'fide_id' | 'born' | 'sex' | 'none';

const WORDS: Record<Exclude<Column, 'none'>, readonly string[]> = {
  name: ['name', 'nev', 'ad', 'adi', 'ad soyad', 'adi soyadi', 'isim', 'oyuncu', 'nimi', 'player', 'jatekos', 'pelaaja', 'surname', 'last name', 'vezeteknev', 'soyadi', 'sukunimi'],
  first: ['first name', 'keresztnev', 'utonev', 'etunimi', 'given name'],
  team: ['team', 'csapat', 'takim', 'joukkue'],
  chess: ['chess', 'sakk', 'sakkozo', 'satranc', 'shakki'],
  ulti: ['ulti', 'ultis'],
  snapszer: ['snapszer', 'snapszli', 'snapszeros', 'schnapsen'],
  rating: ['rating', 'elo', 'ertekszam', 'puan', 'ukd', 'vahvuusluku', 'selo', 'rtg'],
  title: ['title', 'cim', 'unvan', 'titteli', 'tit'],
  federation: ['federation', 'fed', 'szovetseg', 'federasyon', 'liitto', 'country', 'orszag', 'ulke', 'maa'],
  fide_id: ['fide id', 'fideid', 'fide', 'fide-id', 'id'],
  born: ['born', 'birth', 'szuletett', 'szuletesi ev', 'dogum', 'dogum tarihi', 'syntynyt', 'syntymavuosi', 'birthday'],
  sex: ['sex', 'nem', 'cinsiyet', 'sukupuoli'],
};
const TITLES = /^(w?[gifc]m|w?nm)$/i;
const ROLES = ['chess', 'ulti', 'snapszer'] as const;

/** What parts the columns: a tab, a semicolon, a comma, or a colon after the name of a team. */
function separator(lines: readonly string[]): RegExp {
  if (lines.some((line) => line.includes('\t'))) return /\t/;
  return lines.some((line) => line.includes(';')) ? /;/ : /[,:]/;
}
/** A line of its own kind among others: a team, a semicolon, and its three players with commas between them. */
const mixed = (line: string) => line.split(';').length === 2 && line.split(',').length === 3;

const cells = (line: string, by: RegExp): string[] => line.split(by).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

function heading(row: readonly string[]): Column[] | undefined {
  const columns = row.map((cell): Column => {
    const word = folded(cell.trim());
    return (Object.keys(WORDS) as (keyof typeof WORDS)[]).find((column) => WORDS[column].includes(word)) ?? 'none';
  });
  return columns.includes('name') || columns.includes('team') ? columns : undefined;
}

/** What the columns of a line without a heading are: the name first, the rest by its look. */
function guess(row: readonly string[], teams: boolean, sides: boolean): Column[] {
  if (teams) return row.map((_, at) => (['team', ...ROLES] as const)[at] ?? 'none');
  return row.map((cell, at): Column => {
    if (at === 0) return 'name';
    if (at === 1 && sides) return 'team';
    if (/^\d{3,4}$/.test(cell)) return Number(cell) > 1900 && Number(cell) < 2030 && row.length > 2 && row.slice(1, at).some((one) => /^\d{3,4}$/.test(one)) ? 'born' : 'rating';
    if (/^\d{5,10}$/.test(cell)) return 'fide_id';
    if (TITLES.test(cell)) return 'title';
    if (/^[A-Z]{3}$/.test(cell)) return 'federation';
    return 'none';
  });
}

function person(columns: readonly Column[], row: readonly string[]): ListedPlayer | Lack[] {
  const at = (column: Column) => row[columns.indexOf(column)]?.trim() ?? '';
  const name = [at('name'), at('first')].filter((part) => part !== '').join(' ');
  if (name === '' || !/\p{L}/u.test(name)) return ['entry'];
  const [rating, id] = [Number(at('rating')), Number(at('fide_id'))];
  return {
    name,
    ...(rating > 0 ? { rating } : {}),
    ...(at('title') === '' ? {} : { title: at('title').toUpperCase() }),
    ...(at('federation') === '' ? {} : { federation: at('federation').toUpperCase() }),
    ...(id > 0 ? { fide_id: id } : {}),
    ...(at('born') === '' ? {} : { born: at('born') }),
    ...(at('team') === '' ? {} : { team: at('team') }),
    ...(/^[mwf]$/i.test(at('sex')) ? { sex: at('sex').toLowerCase().replace('f', 'w') } : {}),
  };
}

function trio(columns: readonly Column[], row: readonly string[]): Listed | Lack[] {
  const at = (column: Column) => row[columns.indexOf(column)]?.trim() ?? '';
  const players = ROLES.map((role) => ({ name: at(role), role }));
  const name = at('team') || at('name');
  const lacks: Lack[] = [...(name === '' ? (['entry'] as const) : []), ...players.filter((one) => one.name === '').map(({ role }) => role)];
  return lacks.length > 0 ? lacks : { name, players };
}

/** Teams of boards: the name of the team, then everybody in the order of the boards. */
function team(row: readonly string[]): Listed | Lack[] {
  const [name = '', ...rest] = row;
  const players = rest.filter((one) => one !== '').map((one) => ({ name: one }));
  if (name === '') return ['entry'];
  return players.length === 0 ? ['players'] : { name, players };
}

/** Reads what was typed or pasted; `kind` says what one entry is, `sides` whether every player belongs to one of two teams. */
export function readList(text: string, kind: 'single' | 'trio' | 'team', sides = false): Reading {
  const lines = text.split(/\r?\n/);
  const by = separator(lines);
  const reading: Reading = { entrants: [], unread: [] };
  let columns: Column[] | undefined;
  lines.forEach((line, index) => {
    if (line.trim() === '') return;
    const numbered = /^\s*\d{1,3}[.)]\s+/;
    const row = cells(line.replace(numbered, ''), kind === 'trio' && mixed(line) ? /[;,]/ : by);
    if (columns === undefined && reading.entrants.length === 0) {
      columns = heading(row);
      if (columns) return;
    }
    const known = columns ?? guess(row, kind === 'trio', sides);
    const one = kind === 'trio' ? trio(known, row) : kind === 'team' ? team(row) : person(known, row);
    if (Array.isArray(one)) reading.unread.push({ line: index + 1, text: line.trim(), lacks: one });
    else reading.entrants.push('players' in one ? one : { name: one.name, players: [one] });
  });
  return reading;
}

/** A list of results: a board as slips name it, and what was played there. */
export function readResults(text: string): { outcomes: EventOutcome[]; unread: { line: number; text: string }[] } {
  const lines = text.split(/\r?\n/).map((one, at) => ({ line: at + 1, text: one.trim() })).filter((one) => one.text !== '' && !one.text.startsWith('#'));
  const read = lines.map((one) => {
    const [, bout = '', said = ''] = /^(\d+\.\d+(?:\.\d+)?)[\s;,]+(.+)$/.exec(one.text) ?? [];
    const score = scoreOf(said.trim() === '1/2' ? '1/2-1/2' : said.trim());
    return { ...one, outcome: score ? { bout, score } : undefined };
  });
  return { outcomes: read.flatMap(({ outcome }) => outcome ?? []), unread: read.filter(({ outcome }) => outcome === undefined).map(({ line, text: unread }) => ({ line, text: unread })) };
}
