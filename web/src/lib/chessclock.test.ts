import { describe, expect, it } from 'vitest';
import clocks from '../clocks.json';
import type { Side, TimeControl } from '../wire';
import { corrected, face, flagDue, movesDue, pressed, setTo, started, stopped, type ChessClock } from './chessclock';

type Did = 'stop' | { start: Side } | { press: Side } | { add: { to: Side; span: number } };

function done(clock: ChessClock, did: Did, at: number): ChessClock {
  if (did === 'stop') return stopped(clock, at);
  if ('start' in did) return started(clock, did.start, at);
  if ('press' in did) return pressed(clock, did.press, at);
  return corrected(clock, did.add.to, did.add.span, at);
}

type Shown = [left: number, free: number, period: number, completed: number, fallen: number | null];

function shows(clock: ChessClock, at: number) {
  const [white, black] = (['white', 'black'] as const).map((side): Shown => {
    const { left, free, period, completed, fallen } = face(clock, side, at);
    return [left, free, period, completed, fallen];
  });
  return [clock.running, white, black];
}

describe('the clock of the pages and the clock of the program', () => {
  it.each(clocks.map(({ control, acts }, number) => ({ number, control: control as TimeControl, acts })))('clock $number shows the same after every act', ({ control, acts }) => {
    let clock = setTo(control);
    for (const { did, at, shows: then, later, then: afterwards, flag } of acts) {
      clock = done(clock, did as Did, at);
      expect(shows(clock, at)).toEqual(then);
      expect(shows(clock, later)).toEqual(afterwards);
      expect(flagDue(clock)).toBe(flag);
    }
  });

  it('has cases in which flags fall, periods end and delays run', () => {
    const faces = clocks.flatMap(({ acts }) => acts.flatMap(({ then }) => then.slice(1) as Shown[]));
    expect(faces.some(([, , , , fallen]) => fallen !== null)).toBe(true);
    expect(faces.some(([, , period]) => period > 0)).toBe(true);
    expect(faces.some(([, free]) => free > 0)).toBe(true);
  });

  it('counts the moves of all periods up to one', () => {
    const control: TimeControl = { periods: [{ moves: 40, time: 1 }, { moves: 20, time: 1 }, { moves: null, time: 1 }], mode: 'none' };
    expect([0, 1, 2].map((period) => movesDue(control, period))).toEqual([40, 60, undefined]);
  });
});
