/** How a game shall be played, as a form asks for it, and the request that it becomes. */
import type { Edition, GameRequest, Regime } from '../wire';

export interface Setup {
  preset: string;
  edition: Edition;
  regime: Regime;
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
}

export const usual = (): Setup => ({
  preset: 'rapid-15-10',
  edition: '2023',
  regime: 'full',
  names: { white: '', black: '' },
  blind: { white: false, black: false },
  delay: 0,
  chess960: false,
  array: '',
  realBoard: false,
  autoPress: false,
  hints: false,
  arbiter: false,
});

/** Standard games are always played under the Competition Rules in full. */
export const isStandard = ({ preset }: Setup) => preset.startsWith('standard');

export function asRequest(setup: Setup): GameRequest {
  const { preset, edition, names, blind, hints } = setup;
  return {
    preset, edition, names, blind, hints,
    regime: isStandard(setup) ? 'full' : setup.regime,
    use: setup.realBoard ? 'console' : 'mediated',
    auto_press: setup.autoPress,
    // At a real board somebody must enter what is seen.
    no_arbiter: !setup.arbiter && !setup.realBoard,
    spectator_delay: setup.delay,
    ...(setup.chess960 ? { chess960: setup.array === '' ? 'random' : { number: Number(setup.array) } } : {}),
  };
}
