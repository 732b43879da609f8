/** Time controls as players write them. */
import type { TimeControl } from '../wire';
import { t } from './texts.svelte';

const perMove = ({ mode }: TimeControl) => (mode === 'none' ? 0 : 'increment' in mode ? mode.increment : mode.delay);

/** `15 min + 10 s`, or `40 moves in 90 min, then 30 min + 30 s`. */
export function controlText(control: TimeControl): string {
  const periods = control.periods.map(({ moves, time }) =>
    moves === null ? t('control-all', { minutes: time / 60_000 }) : t('control-moves', { moves, minutes: time / 60_000 }),
  );
  const seconds = perMove(control) / 1000;
  return periods.join(', ') + (seconds > 0 ? ` + ${t('control-seconds', { seconds })}` : '');
}

/** The first period and the addition: `15+10`, `40/90+30`. */
export function controlShort(control: TimeControl): string {
  const [first] = control.periods;
  const moves = first?.moves ? `${first.moves}/` : '';
  return `${moves}${(first?.time ?? 0) / 60_000}+${perMove(control) / 1000}`;
}
