/**
 * A chess clock without a server, as `crates/clock` has it: a value that is told the time and never asks for it.
 * `clocks.json` is what the Rust clock shows after the same acts, so that the two cannot part.
 */
import type { Side, TimeControl } from '../wire';

export interface Face {
  left: number;
  /** What is left of this move's delay, which runs first and is not counted. */
  free: number;
  /** Counted from nought. */
  period: number;
  completed: number;
  /** When the allotted time was used up. */
  fallen: number | null;
}

export interface ChessClock {
  readonly control: TimeControl;
  readonly white: Face;
  readonly black: Face;
  readonly running: Side | null;
  /** The moment up to which the running face has been charged. */
  readonly since: number;
}

export const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');
const increment = ({ mode }: TimeControl) => (mode !== 'none' && 'increment' in mode ? mode.increment : 0);
const delay = ({ mode }: TimeControl) => (mode !== 'none' && 'delay' in mode ? mode.delay : 0);

/** A clock set to a time control, both faces stopped; with an increment, the first one included. */
export function setTo(control: TimeControl): ChessClock {
  const face: Face = { left: (control.periods[0]?.time ?? 0) + increment(control), free: delay(control), period: 0, completed: 0, fallen: null };
  return { control, white: face, black: face, running: null, since: 0 };
}

/** How many moves must be completed by the end of a period; nothing where it is for all moves. */
export function movesDue({ periods }: TimeControl, period: number): number | undefined {
  const counts = periods.slice(0, period + 1).map(({ moves }) => moves);
  return counts.some((moves) => moves === null) ? undefined : counts.reduce<number>((sum, moves) => sum + (moves ?? 0), 0);
}

/** The time of the next period, where there is one and the moves of this one are completed. */
function nextPeriod(face: Face, control: TimeControl): number | undefined {
  const due = movesDue(control, face.period);
  return due === undefined || face.completed < due ? undefined : control.periods[face.period + 1]?.time;
}

/** First the delay is used, then the period, then those after it if the moves are there; else the flag falls where time ran out. */
function charged(face: Face, control: TimeControl, since: number, now: number): Face {
  const spent = Math.max(0, now - since);
  const free = Math.min(spent, face.free);
  const out = { ...face, free: face.free - free };
  if (out.fallen !== null || spent === free) return out;
  out.left -= spent - free;
  while (out.left <= 0) {
    const time = nextPeriod(out, control);
    if (time === undefined) return { ...out, left: 0, fallen: now + out.left };
    out.left += time;
    out.period += 1;
  }
  return out;
}

/** A face as it reads at a moment. */
export function face(clock: ChessClock, side: Side, now: number): Face {
  return clock.running === side ? charged(clock[side], clock.control, clock.since, now) : clock[side];
}

function settled(clock: ChessClock, now: number): ChessClock {
  if (!clock.running) return clock;
  return { ...clock, [clock.running]: face(clock, clock.running, now), since: Math.max(clock.since, now) };
}

export const started = (clock: ChessClock, side: Side, now: number): ChessClock => ({ ...settled(clock, now), running: side, since: now });

export const stopped = (clock: ChessClock, now: number): ChessClock => ({ ...settled(clock, now), running: null });

/** A player stops the own time and starts the opponent's; the counter goes on by one. A fallen flag earns nothing. */
export function pressed(clock: ChessClock, side: Side, now: number): ChessClock {
  const at = settled(clock, now);
  const own = at[side];
  const earned = own.fallen === null ? increment(clock.control) : 0;
  return { ...at, [side]: { ...own, left: own.left + earned, free: delay(clock.control), completed: own.completed + 1 }, running: other(side), since: now };
}

/** Time is added or taken away, but never below nothing; a face with time on it has its flag up. */
export function corrected(clock: ChessClock, side: Side, span: number, now: number): ChessClock {
  const at = settled(clock, now);
  const left = Math.max(0, at[side].left + span);
  return { ...at, [side]: { ...at[side], left, fallen: left > 0 ? null : (at[side].fallen ?? now) } };
}

/** When the running side's flag will fall if nothing is done before. */
export function flagDue(clock: ChessClock): number | null {
  if (!clock.running) return null;
  let ahead = clock[clock.running];
  if (ahead.fallen !== null) return ahead.fallen;
  let due = clock.since + ahead.free + ahead.left;
  for (let time = nextPeriod(ahead, clock.control); time !== undefined; time = nextPeriod(ahead, clock.control)) {
    due += time;
    ahead = { ...ahead, period: ahead.period + 1 };
  }
  return due;
}
