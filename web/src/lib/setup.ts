/** How a game shall be played, as a form asks for it, and the request that it becomes. */
import type { Edition, GameRequest, Recorder, Regime, Supervision, TimeControl } from '../wire';
import type { Side } from './squares';

export interface Setup {
  /** The name of a preset; empty where the time control is one's own. */
  preset: string;
  own: { minutes: number; seconds: number; mode: 'increment' | 'delay' };
  /** The colour of the one who starts the game. */
  colour: Side | 'lot';
  name: string;
  edition: Edition;
  /** Empty until it is chosen. */
  regime: Regime | '';
  /** How many games one arbiter supervises; empty where the regulations do not say. */
  gamesPerArbiter: number | '';
  recordedBy: Recorder | '';
  names: { white: string; black: string };
  blind: { white: boolean; black: boolean };
  /** Seconds. */
  delay: number;
  chess960: boolean;
  /** The number of a Chess960 array; empty: drawn by lot. */
  array: string;
  realBoard: boolean;
  autoPress: boolean;
  hints: boolean;
  arbiter: boolean;
  /** The engine that sits opposite; empty for a person. */
  engine: string;
  level: number;
  /** Whether the engine errs under the Laws on purpose. */
  errs: boolean;
}

/** How many levels an engine has. */
export const LEVELS = 10;

export const usual = (): Setup => ({
  preset: 'rapid-15-10',
  own: { minutes: 20, seconds: 5, mode: 'increment' },
  colour: 'lot',
  name: '',
  edition: '2023',
  regime: '',
  gamesPerArbiter: '',
  recordedBy: '',
  names: { white: '', black: '' },
  blind: { white: false, black: false },
  delay: 0,
  chess960: false,
  array: '',
  realBoard: false,
  autoPress: false,
  hints: false,
  arbiter: false,
  engine: '',
  level: 3,
  errs: false,
});

/** Standard games are always played under the Competition Rules in full. */
export const isStandard = ({ preset }: Setup) => preset.startsWith('standard');

/** Whether somebody supervises the game whose regulations must say how. */
export const isSupervised = (setup: Setup) => !isStandard(setup) && !isFriendly(setup);

/** Standard games need no choice, nor do two friends at screens, where nothing happens unseen; where an arbiter supervises, somebody must choose. */
export const regimeOf = (setup: Setup): Regime | '' => (isStandard(setup) || (isFriendly(setup) && setup.regime === '') ? 'full' : setup.regime);

/** The supervision that is chosen. */
export function supervision(setup: Setup): Partial<Supervision> {
  const regime = regimeOf(setup);
  if (regime === '') return {};
  return {
    regime,
    ...(isSupervised(setup) && setup.gamesPerArbiter !== '' ? { games_per_arbiter: setup.gamesPerArbiter } : {}),
    ...(isSupervised(setup) && setup.recordedBy !== '' ? { recorded_by: setup.recordedBy } : {}),
  };
}

/** A setup under the regulations that are laid down for its hall. */
export const underHall = (setup: Setup, { regime, games_per_arbiter, recorded_by }: Supervision): Setup => ({ ...setup, regime, gamesPerArbiter: games_per_arbiter ?? '', recordedBy: recorded_by ?? '' });

export function ownControl({ own: { minutes, seconds, mode } }: Pick<Setup, 'own'>): TimeControl {
  const span = seconds * 1000;
  return { periods: [{ moves: null, time: Math.round(minutes * 60_000) }], mode: span === 0 ? 'none' : mode === 'delay' ? { delay: span } : { increment: span } };
}

/** Whether two people play on screens with nobody above them: such a game starts by itself. */
export const isFriendly = ({ arbiter, realBoard }: Setup) => !arbiter && !realBoard;

export function asRequest(setup: Setup): GameRequest {
  const { preset, edition, names, blind, hints } = setup;
  return {
    edition, names, blind, hints,
    ...(preset === '' ? { time_control: ownControl(setup) } : { preset }),
    ...supervision(setup),
    use: setup.realBoard ? 'console' : 'mediated',
    auto_press: setup.autoPress,
    auto_start: isFriendly(setup),
    // At a real board somebody must enter what is seen.
    no_arbiter: isFriendly(setup),
    spectator_delay: setup.delay,
    ...(setup.chess960 ? { chess960: setup.array === '' ? 'random' : { number: Number(setup.array) } } : {}),
  };
}

/** The engine opposite somebody who plays a side, as the request has it. */
export function engineOpposite(setup: Setup, side: Side): Pick<GameRequest, 'engine'> {
  if (setup.engine === '' || !isFriendly(setup)) return {};
  const { engine: name, level, errs } = setup;
  return { engine: { side: side === 'white' ? 'black' : 'white', name, level, errs } };
}

/** The side of the one who starts the game; by lot if that is wished. */
export const drawn = ({ colour }: Setup, lot = Math.random()): Side => (colour === 'lot' ? (lot < 0.5 ? 'white' : 'black') : colour);
