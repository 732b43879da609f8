/** Times of the day as an event keeps them: to the minute, by the clock of the hall, whose moments are read as UTC. */

const two = (number: number) => String(number).padStart(2, '0');

/** `09:31`: a moment of the hall's clock. */
export const clock = (moment: number): string => new Date(moment).toISOString().slice(11, 16);

/** `2026-05-20`: the day of a moment of the hall's clock. */
export const date = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** How long it is to a moment, or since: `04:38`, with hours where it is longer. */
export function span(milliseconds: number): string {
  const whole = Math.round(Math.abs(milliseconds) / 1000);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`;
}

/** How long it is to a time of the hall's day, or since. */
export function countdown(time: string, now: number): { text: string; past: boolean } {
  const then = Date.parse(`${date(now)}T${time}:00Z`);
  return { text: span(then - now), past: then < now };
}
