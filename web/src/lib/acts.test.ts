import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Asked } from '../wire';
import { fieldsFor, GROUPS, Reader, seatOf, Unfit, type Field, type Values } from './acts';

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

/** A value that a field takes. */
const sample = (field: Field): string | boolean =>
  ({ side: 'white', squares: 'e4', motion: 'e2e4', text: 'x', time: '1:00', number: '1', yes: true, choice: field.options?.[0] ?? '' })[field.kind];

/** The name of a request, with its chapter: `touch`, `sheet/sign`. */
function kindOf(asked: Asked): string {
  if (typeof asked === 'string') return asked;
  const [name = '', inner] = Object.entries(asked)[0] ?? [];
  if (!CHAPTERS.has(name)) return name;
  return `${name}/${typeof inner === 'string' ? inner : Object.keys(inner as object)[0]}`;
}

const CHAPTERS = new Map([['find', 'Finding'], ['sheet', 'SheetRequest'], ['conduct', 'ConductRequest'], ['blind', 'BlindRequest'], ['adjournment', 'AdjournmentRequest']]);

/** The members of a union as they are written, outside of all brackets. */
function variants(union: string): string[] {
  let depth = 0;
  const marked = [...union].map((sign) => {
    depth += Number('{[(<'.includes(sign)) - Number('}])>'.includes(sign));
    return sign === '|' && depth === 0 ? '\n|\n' : sign;
  });
  return marked.join('').split('\n|\n').map((one) => one.trim());
}

it('every kind of request can be entered at the desk', () => {
  const wire = readFileSync(new URL('../wire.ts', import.meta.url), 'utf8');
  // Most chapters lie flat in the union, by their names; their kinds are kinds of the whole.
  const kinds = (type: string): string[] => {
    const body = wire.split(`export type ${type} =`)[1]?.split(/;\n\n?(?:export|\/\*\*)/)[0] ?? '';
    return variants(body.replace(/\/\*[\s\S]*?\*\//g, '')).flatMap((one) => (/^\w+$/.test(one) ? kinds(one) : (/^(?:\{\s*)?"(\w+)"/.exec(one)?.[1] ?? [])));
  };
  const all = kinds('Asked').flatMap((kind) => {
    const chapter = CHAPTERS.get(kind);
    return chapter ? kinds(chapter).map((inner) => `${kind}/${inner}`) : [kind];
  });
  expect(all.length).toBeGreaterThan(85);
  const entered = new Set(GROUPS.flatMap((group) => group.acts.map((one) => kindOf(one.build(new Reader(Object.fromEntries(one.fields.map((field) => [field.name, sample(field)]))))))));
  // The program itself sees that time passes; a ruling is set aside in the log; an assistant is a mark on any act of a player.
  const elsewhere = ['blind/through_assistant', 'time_passed', 'override'];
  expect(all.filter((kind) => !entered.has(kind))).toEqual(elsewhere.filter((kind) => all.includes(kind)));
  expect([...entered].filter((kind) => !all.includes(kind))).toEqual([]);
});
