import { expect, it } from 'vitest';
import { asRequest, engineOpposite, underHall, usual } from './setup';

it('asks for the usual game', () => {
  expect(asRequest(usual())).toMatchObject({ preset: 'rapid-15-10', edition: '2023', regime: 'full', use: 'mediated', no_arbiter: true });
  expect(asRequest(usual())).not.toHaveProperty('chess960');
});

it('has an arbiter wherever there is a real board', () => {
  expect(asRequest({ ...usual(), realBoard: true })).toMatchObject({ use: 'console', no_arbiter: false });
});

it('keeps standard games under full supervision', () => {
  expect(asRequest({ ...usual(), preset: 'standard-90-30', regime: 'limited' }).regime).toBe('full');
  expect(asRequest({ ...usual(), preset: 'blitz-3-2', regime: 'limited' }).regime).toBe('limited');
});

it('draws a Chess960 array by lot unless its number is said', () => {
  expect(asRequest({ ...usual(), chess960: true }).chess960).toBe('random');
  expect(asRequest({ ...usual(), chess960: true, array: '518' }).chess960).toEqual({ number: 518 });
});

it('keeps who supervises and records, where somebody does', () => {
  const hall = { ...usual(), realBoard: true, regime: 'full', gamesPerArbiter: 3, recordedBy: 'arbiter' } as const;
  expect(asRequest(hall)).toMatchObject({ regime: 'full', games_per_arbiter: 3, recorded_by: 'arbiter' });
  expect(asRequest({ ...hall, realBoard: false })).not.toHaveProperty('games_per_arbiter');
  expect(asRequest({ ...hall, preset: 'standard-90-30' })).not.toHaveProperty('recorded_by');
});

it('supposes no supervision where an arbiter is there and nothing is chosen', () => {
  expect(asRequest({ ...usual(), arbiter: true })).not.toHaveProperty('regime');
  expect(asRequest({ ...usual(), realBoard: true })).not.toHaveProperty('regime');
  expect(asRequest({ ...usual(), arbiter: true, preset: 'standard-90-30' }).regime).toBe('full');
});

it('seats an engine opposite, where nobody supervises', () => {
  const setup = { ...usual(), engine: 'Stockfish', level: 7 };
  expect(engineOpposite(setup, 'white')).toEqual({ engine: { side: 'black', name: 'Stockfish', level: 7, errs: false } });
  expect(engineOpposite(usual(), 'white')).toEqual({});
  expect(engineOpposite({ ...setup, realBoard: true }, 'white')).toEqual({});
});

it('takes over what the hall has laid down', () => {
  expect(asRequest(underHall({ ...usual(), realBoard: true, regime: '' }, { regime: 'limited', games_per_arbiter: 20 }))).toMatchObject({ regime: 'limited', games_per_arbiter: 20 });
});
