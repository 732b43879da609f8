import { expect, it } from 'vitest';
import { clockFace, duration, parts, readTime } from './time';

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
