import { describe, expect, it } from 'vitest';
import type { BySide, FaultPenalised, Happened, Heard, Kind, Picture, PlayedMove, Settings, Told } from '../wire';
import { fold, lastSquares, readBack, sheetRows, touchedSquares, timesToSet } from './fold';

const move = (motion: string): PlayedMove => ({ motion, san: motion, legal: true });
const told = (seq: number, kind: Kind, happened?: Happened): Told => ({ seq, at: 0, kind, message: { id: kind, values: {} }, ...(happened ? { happened } : {}) });
const touched = (square: string): Happened => ({ pieces_touched: { by: 'white', squares: [square], duty: { kind: 'must_move', rule: 'touch_duty' } } });
const picture = (kept: number, moves: PlayedMove[], some: Partial<Picture> = {}) => ({ kept, moves, ...some }) as Picture;
const welcome = (missed: Told[], view: Picture): Heard => ({ type: 'welcome', game: 'g', role: 'white', settings: {} as Settings, now: 0, missed, picture: view });
const event = (seq: number, list: Told[], view: Picture): Heard => ({ type: 'event', seq, now: 0, told: list, picture: view });

describe('the fold of what a browser hears', () => {
  it('keeps the moves that stand and adds the new ones', () => {
    let seen = fold(undefined, welcome([], picture(0, [move('e2e4'), move('e7e5')])), 1);
    seen = fold(seen, event(5, [told(5, 'move_made')], picture(2, [move('g1f3')])), 2);
    expect(seen?.moves.map((one) => one.motion)).toEqual(['e2e4', 'e7e5', 'g1f3']);
    expect(seen?.seq).toBe(5);
    seen = fold(seen, event(6, [], picture(1, [])), 3);
    expect(seen?.moves.map((one) => one.motion)).toEqual(['e2e4']);
  });

  it('goes on after a break where it stopped', () => {
    let seen = fold(undefined, welcome([told(1, 'game_started')], picture(0, [])), 1);
    seen = fold(seen, welcome([told(2, 'move_made')], picture(0, [move('e2e4')])), 2);
    expect(seen?.told.map((one) => one.kind)).toEqual(['game_started', 'move_made']);
    expect(seen?.seq).toBe(2);
  });

  it('reads back what did not fit into a welcome', () => {
    const long: Heard = { ...welcome([told(7, 'move_made')], picture(0, [])), more: true } as Heard;
    const seen = fold(fold(undefined, welcome([told(1, 'game_started')], picture(0, [])), 1), long, 2);
    expect(seen?.told.map((one) => one.seq)).toEqual([7]);
    expect(readBack(seen!, [told(1, 'game_started'), told(6, 'move_made'), told(7, 'move_made')]).told.map((one) => one.seq)).toEqual([1, 6, 7]);
  });

  it('is not changed by what concerns one message only', () => {
    const seen = fold(undefined, welcome([], picture(0, [])), 1);
    expect(fold(seen, { type: 'refused', id: 'x', refused: told(1, 'not_on_move') }, 2)).toBe(seen);
  });
});

describe('what is drawn from it', () => {
  it('marks the squares of the last move', () => {
    expect(lastSquares([move('e2e4'), move('e7e8q')])).toEqual(['e7', 'e8']);
    expect(lastSquares([move('')])).toEqual([]);
  });

  it('marks touched pieces until the move is made', () => {
    const bound = picture(0, [], { duty: { kind: 'must_move' } });
    const seen = fold(undefined, welcome([told(1, 'pieces_touched', touched('a1')), told(2, 'move_made'), told(3, 'pieces_touched', touched('g8'))], bound), 1);
    expect(seen && touchedSquares(seen)).toEqual(['g8']);
  });

  it('lays half-moves out in pairs', () => {
    expect(sheetRows(['a', 'b', 'c'])).toEqual([['a', 'b'], ['c', undefined]]);
    expect(sheetRows(['a', 'b'], true)).toEqual([[undefined, 'a'], ['b', undefined]]);
  });
});

it('sets the times of an illegal act with the time that was given for it', () => {
  const penalised = (some: Partial<FaultPenalised>) => told(1, 'fault_penalised', { fault_penalised: some as FaultPenalised });
  const proposed: BySide<number> = { white: 420_000, black: 510_000 };
  expect(timesToSet(penalised({ by: 'white', proposed, award: 120_000 }))).toEqual({ white: 420_000, black: 630_000 });
  expect(timesToSet(penalised({ by: 'black', proposed }))).toEqual(proposed);
  expect(timesToSet(penalised({ by: 'black' }))).toBeUndefined();
  expect(timesToSet(told(1, 'move_made', { move_made: { by: 'white', motion: 'e2e4' } }))).toBeUndefined();
});
