import { describe, expect, it } from 'vitest';
import { fieldsFor, GROUPS, Reader, seatOf, Unfit, type Values } from './acts';

const find = (id: string) => GROUPS.flatMap((group) => group.acts).find((one) => one.id === id);
const built = (id: string, values: Values = {}) => find(id)?.build(new Reader(values));

describe('acts of the desk', () => {
  it('have names of their own', () => {
    const ids = GROUPS.flatMap((group) => group.acts.map((one) => one.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('become requests', () => {
    expect(built('add-time', { to: 'black', span: '2:00' })).toEqual({ add_time: { to: 'black', span: 120_000 } });
    expect(built('touch', { squares: 'e2, d7' })).toEqual({ touch: { squares: ['e2', 'd7'] } });
    expect(built('claim-threefold')).toEqual({ claim_threefold: {} });
    expect(built('claim-threefold', { intended: 'g1-f3' })).toEqual({ claim_threefold: { intended: 'g1f3' } });
    expect(built('declare', { outcome: 'white', reason: 'x' })).toEqual({ declare: { outcome: { win: 'white' }, reason: 'x' } });
    expect(built('penalise', { of: 'white', penalty: 'warning' })).toEqual({ penalise: { of: 'white', penalty: 'warning' } });
  });

  it('refuse what a field does not allow', () => {
    expect(() => built('touch', { squares: 'z9' })).toThrow(Unfit);
    expect(() => built('pause', { reason: ' ' })).toThrow(Unfit);
    expect(() => built('add-time', { to: 'white', span: 'soon' })).toThrow(Unfit);
    expect(() => built('move', { motion: 'Nf3' })).toThrow(Unfit);
  });

  it('are entered under the right seat', () => {
    const [touch, pause] = [find('touch'), find('pause')];
    expect(touch && seatOf(touch, 'black')).toBe('black');
    expect(pause && seatOf(pause, 'black')).toBe('arbiter');
  });
});

it('a penalty asks for what it needs', () => {
  const penalise = find('penalise');
  const names = (values: Values) => (penalise ? fieldsFor(penalise, values).map((field) => field.name) : []);
  expect(names({})).toEqual(['of', 'penalty']);
  expect(names({ penalty: 'warning' })).toEqual(['of', 'penalty']);
  expect(names({ penalty: 'less_time' })).toEqual(['of', 'penalty', 'span']);
  expect(names({ penalty: 'points' })).toEqual(['of', 'penalty', 'own', 'points', 'raises_opponent']);
});
