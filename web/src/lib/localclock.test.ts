import { describe, expect, it } from 'vitest';
import { face, pressed, setTo } from './chessclock';
import { again, begun, fallen, goneOn, keep, laid, paused, remembered, sideOf, watched } from './localclock';

const FIVE = setTo({ periods: [{ moves: null, time: 300_000 }], mode: 'none' });

function storage() {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) };
}

describe('a clock on the device', () => {
  it('makes Black of the one who presses first', () => {
    const local = begun(laid(FIVE, '2023'), 'far', 1_000);
    expect([sideOf(local, 'far'), sideOf(local, 'near')]).toEqual(['black', 'white']);
    expect(local.clock.running).toBe('white');
    expect(sideOf(laid(FIVE, '2023'), 'near')).toBeNull();
  });

  it('goes on after a pause with the side whose time ran', () => {
    let local = begun(laid(FIVE, '2023'), 'near', 0);
    local = { ...local, clock: pressed(local.clock, 'white', 10_000) };
    local = paused(local, 15_000);
    expect([local.clock.running, local.paused]).toEqual([null, 'black']);
    local = goneOn(local, 90_000);
    expect(local.clock.running).toBe('black');
    expect(face(local.clock, 'black', 91_000).left).toBe(294_000);
    expect(goneOn(local, 95_000)).toBe(local);
  });

  it('stands still when a flag falls, and can be set to the same times', () => {
    const local = begun(laid(FIVE, '2023'), 'near', 0);
    expect(watched(local, 299_999)).toBe(local);
    const over = watched(local, 300_050);
    expect(fallen(over)).toBe('white');
    expect(over.clock.running).toBeNull();
    expect(over.clock.white.fallen).toBe(300_000);
    expect(again(over)).toEqual(laid(FIVE, '2023'));
  });

  it('is there again when the page is, and forgets what cannot be read', () => {
    const place = storage();
    const local = begun(laid(FIVE, '2017'), 'near', 5_000);
    keep(local, place);
    expect(remembered(place)).toEqual(local);
    keep(undefined, place);
    expect(remembered(place)).toBeUndefined();
    for (const broken of ['{', '{}', '{"clock":{"control":{"periods":[]},"white":{"left":1}}}', '7']) {
      place.setItem('jadoube-clock', broken);
      expect(remembered(place), broken).toBeUndefined();
    }
  });
});
