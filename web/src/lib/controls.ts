/** Time controls in the short form that players know: `3+2`, `40/90 + 30, 30″`. */
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

/** The main time and the addition as two numbers: `15+10`. */
export function controlShort(control: TimeControl): string {
  const minutes = control.periods.map(({ time }) => time / 60_000).join('/');
  return `${minutes}+${perMove(control) / 1000}`;
}
