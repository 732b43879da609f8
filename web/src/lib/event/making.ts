/** From the few answers of the form to the regulations of an event; everything else is as usual. */
import type { EventRegulations, EventSystem } from '../../wire';

export const SYSTEMS = ['trios', 'swiss', 'round_robin', 'knockout', 'scheveningen', 'keizer', 'given'] as const;
export type SystemName = (typeof SYSTEMS)[number];

export interface Making {
  system: SystemName;
  name: string;
  day: string;
  rounds: number;
  minutes: number;
  increment: number;
  fee: number;
  currency: string;
  place: string;
  arbiter: string;
  drawAt: string;
  boards: number;
  games: number;
  double: boolean;
  knockout: boolean;
  /** Keizer: so many rounds lie between two meetings of the same two. */
  apart: number;
  /** Keizer: what the first is worth, if not three times the last; hundredths of the own value for whoever is free. */
  top?: number | undefined;
  free: number;
  /** Sittings of a day of three teams at a time, if not as many as make the matches equal. */
  sittings?: number | undefined;
  /** Swiss: the edition of the pairing rules, the colour that was drawn for the first round, virtual points for the upper half. */
  rules: '2017' | '2026';
  initial: 'white' | 'black';
  baku: boolean;
  /** The edition of the Laws; nothing: as is usual for the system. */
  laws: '' | '2001' | '2017' | '2018' | '2023' | 'FI2017';
  supervision: '' | 'full' | 'limited';
  recordedBy: '' | 'arbiter' | 'machine' | 'nobody';
  federation: string;
  /** Languages of the papers besides that of the page. */
  languages: string[];
  /** Tie-breaks in order; nothing: as is usual for the system. */
  tieBreaks: string;
  lots: boolean;
}

/** Answers that are usual, whatever the system. */
export const PLAIN = { boards: 1, games: 1, double: false, knockout: false, apart: 3, free: 50, rules: '2026', initial: 'white', baku: false, laws: '', supervision: '', recordedBy: '', federation: '', languages: [], tieBreaks: '', lots: false } satisfies Partial<Making>;

/** What is usual for a system. */
export function usual(system: SystemName): Pick<Making, 'rounds' | 'minutes' | 'increment' | 'fee' | 'currency' | 'drawAt'> {
  if (system === 'trios') return { rounds: 1, minutes: 30, increment: 0, fee: 500, currency: 'Ft', drawAt: '09:30' };
  return { rounds: system === 'swiss' ? 5 : 7, minutes: 15, increment: 10, fee: 0, currency: '', drawAt: '' };
}

function systemOf(made: Making): EventSystem {
  switch (made.system) {
    case 'trios':
      return { trios: { rounds: made.rounds, knockout: made.knockout, ...(made.sittings ? { sittings: made.sittings } : {}) } };
    case 'swiss':
      return { swiss: { rounds: made.rounds, edition: made.rules, initial: made.initial, baku: made.baku } };
    case 'round_robin':
      return { round_robin: { double: made.double } };
    case 'knockout':
      return { knockout: { games: made.games } };
    case 'scheveningen':
      return { scheveningen: { double: made.double } };
    case 'keizer':
      return { keizer: { rounds: made.rounds, apart: made.apart, free: made.free, ...(made.top ? { top: made.top } : {}) } };
    case 'given':
      return { given: { rounds: made.rounds, all_play_all: false } };
  }
}

/** Systems in which teams can meet on several boards. */
export const BOARDS: readonly SystemName[] = ['round_robin', 'knockout', 'given'];
/** Systems whose number of rounds follows from the number of players. */
export const ROUNDLESS: readonly SystemName[] = ['round_robin', 'knockout', 'scheveningen'];

const TIE_BREAKS: Record<SystemName, string[]> = { trios: [], swiss: ['BH/C1', 'BH', 'SB'], round_robin: ['DE', 'SB', 'WIN'], knockout: [], scheveningen: ['DE', 'SB', 'WIN'], keizer: [], given: ['BH/C1', 'BH', 'SB'] };

/** What is written with commas or spaces between. */
export const listed = (text: string): string[] => text.split(/[\s,;]+/).filter((one) => one !== '');

export function regulationsOf(made: Making, language: string): EventRegulations {
  const trios = made.system === 'trios';
  const minutes = Math.max(1, made.minutes);
  const standard = minutes + made.increment >= 60;
  return {
    name: made.name.trim(),
    place: made.place.trim(),
    federation: made.federation.trim().toUpperCase(),
    arbiters: made.arbiter.trim() === '' ? [] : [made.arbiter.trim()],
    languages: [language, ...made.languages.filter((one) => one !== language)],
    system: systemOf(made),
    boards: BOARDS.includes(made.system) ? made.boards : 1,
    dates: made.day === '' ? [] : [made.day],
    chess: {
      edition: made.laws === '' ? (trios ? '2001' : '2023') : made.laws,
      ...(made.supervision !== '' ? { supervision: made.supervision } : standard ? {} : { supervision: 'limited' }),
      ...(made.recordedBy === '' ? {} : { recorded_by: made.recordedBy }),
      time_control: made.increment > 0 ? `${minutes * 60}+${made.increment}` : String(minutes * 60),
      minutes,
      default_minutes: trios ? 30 : 0,
    },
    points: { win: '1', draw: '0.5', loss: '0' },
    match_points: { win: '2', draw: '1', loss: '0' },
    tie_breaks: made.tieBreaks.trim() === '' ? TIE_BREAKS[made.system] : listed(made.tieBreaks.toUpperCase()),
    tie_break_rules: '2026',
    lots: made.lots,
    prizes: [],
    entry: {
      fee: made.fee,
      currency: made.currency.trim(),
      ...(made.drawAt === '' ? {} : { draw_at: made.drawAt }),
      late: true,
      own_equipment: !trios,
    },
    equal_matches: true,
    teams: false,
    earlier_winners: [],
    report: [],
  };
}
