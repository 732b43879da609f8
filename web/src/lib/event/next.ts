/** What comes next in an event: the one thing that stands in the way, in the words of the large button. */
import type { NextView } from '../../wire';
import { conflicts, current, levelTables, type Day } from './day';

export const STAGES = ['entries', 'arrival', 'draw', 'tables', 'results', 'standings', 'papers', 'log'] as const;
export type Stage = (typeof STAGES)[number];

export interface Next {
  /** What the button says, and what stands beside it. */
  say: string;
  why: string;
  values: Record<string, string | number>;
  /** Where it is done. */
  stage: Stage;
  /** Whether the button does it, once its stage is open; else it only leads there. */
  does: boolean;
}

const leads = (say: string, stage: Stage, values: Next['values'] = {}, why = `${say}-why`): Next => ({ say, why, stage, values, does: false });
const does = (say: string, stage: Stage, values: Next['values'] = {}, why = `${say}-why`): Next => ({ say, why, stage, values, does: true });

/** Results are due: a conflict goes first, then an appeal that holds up the standings, then what is missing. */
function results(day: Day, missing: number, fights: number): Next {
  const meeting = conflicts(current(day)?.meetings ?? [])[0]?.meeting;
  if (fights > 0) return leads('club-next-conflict', 'results', { table: meeting?.hall ?? 0, conflicts: fights, missing: missing - fights });
  return leads('club-next-results', 'results', { count: missing });
}

/** Somebody may never come: whoever looks at the arrivals can go on to the draw once enough are in. */
function arrival(day: Day, stage: Stage | undefined, admitted: number, out: number): Next {
  if (admitted < (day.kind === 'trio' ? 3 : 2) || (stage !== 'arrival' && stage !== 'draw')) return leads('club-next-arrival', 'arrival');
  return does('club-next-draw', 'draw', { count: out }, 'club-next-out');
}

export function next(day: Day, view: NextView, stage: Stage | undefined): Next {
  const playing = day.entries.filter(({ state }) => state !== 'withdrawn');
  const out = playing.filter((entry) => entry.out.length > 0);
  const appeal = day.appeals.some(({ upheld }) => upheld === undefined);
  switch (view.step) {
    case 'enter':
      return leads('club-next-enter', 'entries');
    case 'check_in':
      return arrival(day, stage, playing.length - out.length, out.length);
    case 'draw':
      return out.length > 0 ? does('club-next-draw', 'draw', { count: out.length }, 'club-next-out') : does('club-next-draw', 'draw', { count: playing.length });
    case 'pair':
      return current(day) ? does('club-next-pair-sitting', 'draw', {}, 'club-next-pair-why') : does('club-next-pair', 'draw', { round: view.round });
    case 'publish':
      return does('club-next-publish', 'draw');
    case 'results':
      return results(day, view.missing, view.conflicts);
    case 'close_round':
      if (levelTables(day, current(day))[0]) return leads('club-next-level', 'results', { table: levelTables(day, current(day))[0]?.hall ?? 0 });
      return appeal ? leads('club-next-appeal', 'results') : does('club-next-close', 'results', { round: view.round });
    case 'close':
      return appeal ? leads('club-next-appeal', 'results') : does('club-next-end', 'standings');
    case 'awards':
      return leads('club-next-papers', 'papers');
  }
}
