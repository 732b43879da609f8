/** What a browser has seen of a game. Pure: an earlier state and a message give the next state. */
import type { BySide, Heard, Picture, PlayedMove, Role, Settings, Told } from '../wire';
import { fact, what } from './facts';
import { isSquare, other, type Side, type Square } from './squares';

export interface Seen {
  game: string;
  role: Role;
  settings: Settings;
  picture: Picture;
  /** Every half-move that stands. */
  moves: PlayedMove[];
  /** Everything that this audience was told, oldest first. */
  told: Told[];
  /** The last entry seen; a new line begins after it. */
  seq: number;
  /** Whose page is open, and since when that is so by this browser's own counter; unknown where the server does not tell. */
  here?: { white: boolean; black: boolean; since: number };
  /** When the picture came, by this browser's own counter, so that running clocks can be drawn. */
  since: number;
}

const standing = (before: readonly PlayedMove[], picture: Picture) => [...before.slice(0, picture.kept), ...picture.moves];
const latest = (seq: number, told: readonly Told[]) => told.reduce((most, one) => Math.max(most, one.seq ?? 0), seq);

export function fold(seen: Seen | undefined, heard: Heard, since: number): Seen | undefined {
  switch (heard.type) {
    case 'welcome': {
      const before = seen?.game === heard.game ? seen : undefined;
      const { game, role, settings, picture, missed } = heard;
      // A line that said what it had gets the rest; one that said nothing gets everything. What does not
      // fit into a welcome is read in pages, from the last one back.
      const told = heard.more ? missed : [...(before?.told ?? []), ...missed];
      return { game, role, settings, picture, since, told, moves: standing(before?.moves ?? [], picture), seq: latest(before?.seq ?? 0, missed) };
    }
    case 'event':
      if (!seen) return seen;
      return {
        ...seen,
        since,
        picture: heard.picture,
        moves: standing(seen.moves, heard.picture),
        told: [...seen.told, ...heard.told],
        seq: Math.max(seen.seq, heard.seq),
      };
    case 'here':
      return seen && { ...seen, here: { ...heard.here, since } };
    default:
      return seen;
  }
}

/** Reloading a page takes a moment: only who stays away is away. */
const AWAY = 3_000;

/** Whether the page of a player of a game that is not over has been closed for a while. */
export function isAway({ here, picture }: Seen, side: Side, now: number): boolean {
  return here !== undefined && !here[side] && now - here.since >= AWAY && picture.phase !== 'ended' && (picture.phase !== 'waiting' || picture.present[side]);
}

/** A page of the history before what is known. */
export function readBack(seen: Seen, earlier: readonly Told[]): Seen {
  const first = seen.told[0]?.seq ?? Infinity;
  return { ...seen, told: [...earlier.filter((one) => (one.seq ?? 0) < first), ...seen.told] };
}

/** The squares that the last half-move went from and to. */
export function lastSquares(moves: readonly PlayedMove[]): Square[] {
  const motion = moves.at(-1)?.motion ?? '';
  return [motion.slice(0, 2), motion.slice(2, 4)].filter(isSquare);
}

/** The squares whose pieces bind the player having the move: those touched since the last move. */
export function touchedSquares(seen: Seen): Square[] {
  if (!seen.picture.duty) return [];
  const touched: Square[] = [];
  for (let i = seen.told.length - 1; i >= 0; i -= 1) {
    const one = seen.told[i];
    if (!one || one.kind === 'move_made' || one.kind === 'game_started') break;
    const squares = fact(one, 'pieces_touched')?.squares ?? fact(one, 'fault_penalised')?.touched ?? [];
    touched.push(...squares.filter(isSquare));
  }
  return [...new Set(touched)];
}

/** Where a player has put pieces since the last move that no legal move takes there. */
export function misplaced({ told }: Seen, side: Side): Square[] {
  const since = told.findLastIndex(({ kind }) => kind === 'move_made' || kind === 'fault_penalised');
  return told.slice(since + 1).flatMap((one) => {
    const wrong = fact(one, 'piece_misplaced');
    return wrong?.by === side ? [wrong.motion.slice(2, 4)] : [];
  }).filter(isSquare);
}

/** Where a piece was put by an illegal move that was taken back just now. */
export function wrongSquares({ told }: Seen): Square[] {
  const penalised = told.findLastIndex(({ kind }) => kind === 'fault_penalised');
  if (penalised < 0 || told.slice(penalised).some(({ kind }) => kind === 'move_made' || kind === 'game_ended')) return [];
  const wrong = told.slice(0, penalised).findLast(({ kind }) => kind === 'piece_misplaced' || kind === 'move_made');
  const to = String((wrong && what(wrong)?.motion) ?? '').slice(2, 4);
  return isSquare(to) ? [to] : [];
}

/** The time that a side was given since the last move, for the opponent's fault or by the arbiter. */
export function givenTime({ told }: Seen, side: Side): number | undefined {
  const since = told.findLastIndex(({ kind }) => kind === 'move_made');
  const given = told.slice(since + 1).flatMap((one) => {
    if (one.kind === 'time_given' && what(one)?.to === side) return [what(one)?.span];
    return (one.kind === 'fault_penalised' || one.kind === 'claim_rejected') && what(one)?.by === other(side) ? [what(one)?.award] : [];
  });
  const sum = given.reduce<number>((all, span) => all + (typeof span === 'number' ? span : 0), 0);
  return sum > 0 ? sum : undefined;
}

/** Rulings and other turns of a game that belong into its list of moves. */
const TURNS = new Set(['fault_penalised', 'claim_rejected', 'pause_faulted', 'penalised', 'touch_upheld', 'ruling_overridden', 'time_given', 'clock_set', 'corrected_by_agreement', 'position_restored', 'flag_fell', 'device_warned', 'breach_recorded', 'adjourned', 'resumed']);

/** What stands in the list of moves besides moves, by the number of half-moves before it. */
export function turnsByPly(told: readonly Told[], plies: number): Map<number, Told[]> {
  const turns = new Map<number, Told[]>();
  let before = 0;
  for (const one of told) {
    if (one.kind === 'move_made' || one.kind === 'sealed_move_played') before += 1;
    const back = what(one)?.back_to;
    // What is taken back is no longer before it.
    if (typeof back === 'number') before = Math.min(before, back + (what(one)?.queened ? 1 : 0));
    if (TURNS.has(one.kind)) {
      const at = Math.min(before, plies);
      turns.set(at, [...(turns.get(at) ?? []), one]);
    }
  }
  return turns;
}

/** The times that 7.1 lets the arbiter set after an illegal act: the readings of then, and the time that the opponent was given for it. */
export function timesToSet(told: Told): BySide<number> | undefined {
  const { by, proposed, award } = fact(told, 'fault_penalised') ?? {};
  if (!by || !proposed) return undefined;
  return { ...proposed, [other(by)]: proposed[other(by)] + (award ?? 0) };
}

/** The time that a ruling gave, and to whom. */
export function timeGivenBy(told: Told): { to: Side; span: number } | undefined {
  const { by, award } = fact(told, 'fault_penalised') ?? fact(told, 'claim_rejected') ?? {};
  return by && award ? { to: other(by), span: award } : undefined;
}

/** The rulings that were set aside: nothing is offered about them any more. */
export const setAside = (told: readonly Told[]): Set<number | undefined> => new Set(told.filter(({ kind }) => kind === 'ruling_overridden').map((one) => fact(one, 'ruling_overridden')?.ruling));

/** Half-moves as the rows of a scoresheet. */
export function sheetRows<T>(entries: readonly T[], blackBegins = false): (readonly [T | undefined, T | undefined])[] {
  const all: (T | undefined)[] = blackBegins ? [undefined, ...entries] : [...entries];
  const rows: (readonly [T | undefined, T | undefined])[] = [];
  for (let i = 0; i < all.length; i += 2) rows.push([all[i], all[i + 1]]);
  return rows;
}
