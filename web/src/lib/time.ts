/** Times as people read them. */
import type { Clocks, Side } from '../wire';

/** What a side has left: the clocks as they were `since` a moment of this browser's counter, and the moment now. */
export function timeLeft({ faces, running }: Clocks, side: Side, since: number, now: number): number {
  const { left, free } = faces[side];
  return Math.max(0, running === side ? left - Math.max(0, now - since - free) : left);
}

/** Below this a clock says that time is short. */
export const TROUBLE = 60_000;

/** The own time is told when it falls below one of these. */
const TOLD_AT = [300_000, TROUBLE, 20_000];

/** The lowest mark that a falling time has passed. */
export const passed = (before: number, after: number): number | undefined => TOLD_AT.findLast((mark) => before >= mark && after < mark);

/** `1:05:09` above an hour, `12:07` below; nothing below zero. */
export function duration(ms: number): string {
  const { hours, minutes, seconds } = parts(ms);
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** As a chess clock shows it: with tenths in the last twenty seconds, `0:09.4`. */
export function clockFace(ms: number): string {
  const left = Math.max(0, ms);
  return left < 20_000 ? `${duration(left)}.${Math.floor(left / 100) % 10}` : duration(left);
}

/** Hours, minutes and seconds apart, for a spoken reading. */
export function parts(ms: number): { hours: number; minutes: number; seconds: number } {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}

/** `1:30`, `90`, `0:00:30` as milliseconds: seconds last, then minutes, then hours. */
export function readTime(text: string): number | undefined {
  if (!/^\s*\d+(:[0-5]?\d){0,2}\s*$/.test(text)) return undefined;
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}
