/** Everybody against everybody: what each has scored against each, round by round, as far as it stands. */
import type { Day } from './day';

export interface Cell {
  round: number;
  sitting: number;
  opponent: number;
  colour: 'white' | 'black';
  /** `1`, `½`, `0`, `+`, `–`; nothing while it is played. */
  sign: string;
}

const SIGNS: Record<string, readonly [string, string]> = {
  '1-0': ['1', '0'], '0-1': ['0', '1'], '1/2-1/2': ['½', '½'], '+/-': ['+', '–'], '-/+': ['–', '+'], '-/-': ['–', '–'], '0-0': ['0', '0'], '1/2-0': ['½', '0'], '0-1/2': ['0', '½'],
};

/** The games of an entry, oldest first. */
export function gamesOf(day: Day, entry: number): Cell[] {
  return day.rounds.flatMap((round) => round.meetings.flatMap((meeting) => {
    const own = meeting.parties.indexOf(entry);
    if (own < 0) return [];
    return meeting.bouts.filter((bout) => bout.play === 'chess' && (bout.white === own || bout.black === own)).map((bout): Cell => {
      const white = bout.white === own;
      const signs = bout.state === 'confirmed' ? SIGNS[bout.score ?? ''] : undefined;
      return { round: round.number, sitting: meeting.sitting, opponent: meeting.parties[white ? bout.black : bout.white] ?? 0, colour: white ? 'white' : 'black', sign: signs?.[white ? 0 : 1] ?? '' };
    });
  }));
}
