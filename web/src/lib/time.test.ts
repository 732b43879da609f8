import { expect, it } from 'vitest';
import { clockFace, duration, parts, passed, readTime, timeLeft } from './time';

it('shows times as a clock does', () => {
  expect(clockFace(5_400_000)).toBe('1:30:00');
  expect(clockFace(65_000)).toBe('1:05');
  expect(clockFace(725_999)).toBe('12:05');
  expect(clockFace(9_449)).toBe('0:09.4');
  expect(clockFace(-5)).toBe('0:00.0');
});

it('shows durations in whole seconds', () => {
  expect(duration(0)).toBe('0:00');
  expect(duration(61_999)).toBe('1:01');
  expect(duration(7_384_000)).toBe('2:03:04');
});

it('reads what an arbiter types', () => {
  expect(readTime('90')).toBe(90_000);
  expect(readTime('1:30')).toBe(90_000);
  expect(readTime('1:00:00')).toBe(3_600_000);
  expect(readTime('soon')).toBeUndefined();
  expect(readTime('')).toBeUndefined();
});

it('takes a time apart for speech', () => {
  expect(parts(3_725_000)).toEqual({ hours: 1, minutes: 2, seconds: 5 });
});

it('lets only the running side lose time, after its delay', () => {
  const face = { left: 10_000, free: 2_000, completed: 0, period: 0, fallen: false };
  const clocks = { faces: { white: face, black: face }, running: 'white' as const };
  expect(timeLeft(clocks, 'white', 100, 1_100)).toBe(10_000);
  expect(timeLeft(clocks, 'white', 100, 5_100)).toBe(7_000);
  expect(timeLeft(clocks, 'white', 100, 99_100)).toBe(0);
  expect(timeLeft(clocks, 'black', 100, 99_100)).toBe(10_000);
});

it('tells of short time once, by the lowest mark passed', () => {
  expect(passed(300_500, 299_900)).toBe(300_000);
  expect(passed(61_000, 19_000)).toBe(20_000);
  expect(passed(59_000, 58_000)).toBeUndefined();
  expect(passed(58_000, 62_000)).toBeUndefined();
});
