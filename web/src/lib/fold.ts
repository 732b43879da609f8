/** What a browser has seen of a game. Pure: an earlier state and a message give the next state. */
import type { BySide, Heard, Picture, PlayedMove, Role, Settings, Told } from '../wire';
import { fact } from './facts';
import { isSquare, other, type Square } from './squares';

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
    default:
      return seen;
  }
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
  return touched;
}

/** The times that 7.1 lets the arbiter set after an illegal act: the readings of then, and the time that the opponent was given for it. */
export function timesToSet(told: Told): BySide<number> | undefined {
  const { by, proposed, award } = fact(told, 'fault_penalised') ?? {};
  if (!by || !proposed) return undefined;
  return { ...proposed, [other(by)]: proposed[other(by)] + (award ?? 0) };
}

/** Half-moves as the rows of a scoresheet. */
export function sheetRows<T>(entries: readonly T[], blackBegins = false): (readonly [T | undefined, T | undefined])[] {
  const all: (T | undefined)[] = blackBegins ? [undefined, ...entries] : [...entries];
  const rows: (readonly [T | undefined, T | undefined])[] = [];
  for (let i = 0; i < all.length; i += 2) rows.push([all[i], all[i + 1]]);
  return rows;
}
