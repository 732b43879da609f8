import { describe, expect, it } from 'vitest';
import type { EventView, MeetingView } from '../../wire';
import { gamesOf } from './cross';
import { boardLines, dayOf, levelAt, levelTables, matchPoints, scoreOf, scoreText, sittingNow, type Day } from './day';
import { countdown, span } from './hours';
import { next } from './next';
import { swapped, typedPairings } from './pairs';
import { listed, PLAIN, regulationsOf, usual } from './making';
import { meetingNow, meetingsOf, scoreFor, seat, sheetOf, slip, unsentScore } from './phone';
import { changed } from './view';

const trio = (sitting: number, hall: number, parties: [number, number, number], played: boolean): MeetingView => ({
  table: (sitting - 1) * 3 + hall,
  sitting,
  hall_table: hall,
  parties,
  bouts: ([[0, 1], [1, 2], [2, 0]] as const).map(([white, black], at) => ({ bout: `1.${hall}.${at + 1}`, play: { game: { board: 1, white, black } }, players: ['A', 'B'], state: played ? 'confirmed' : 'open', ...(played ? { score: { game: at === 1 ? '1/2-1/2' : '1-0' } } : {}) }) as MeetingView['bouts'][number])
    .concat((['ulti', 'snapszer'] as const).map((cards, at) => ({ bout: `1.${hall}.${at + 4}`, play: { cards }, players: ['A', 'B', 'C'], state: played ? 'confirmed' : 'open', ...(played ? { score: { cards: { units: ['41', '36.5', '12'], deals: 24 } } } : {}) }) as MeetingView['bouts'][number])),
});
const view = (): EventView => ({
  about: { regulations: { name: 'Nap', system: { trios: { rounds: 1 } } } as never, zone: 'UTC', round: 1, rounds: 1, team_event: true, teams: true, members: [3, 3], closed: false, sitting_minutes: 60 },
  entries: [1, 2, 3].map((entry) => ({ entry, name: `T${entry}`, players: [{ name: 'x' }], plays: true, here: false, arrivals: [null], number: entry })),
  rounds: [{ round: 1, published: true, closed: false, meetings: [trio(1, 1, [1, 2, 3], true), trio(2, 1, [3, 1, 2], false)] }],
  conduct: { penalties: [], incidents: [], appeals: [] },
});
const day = (): Day => dayOf(view()) as Day;

describe('the day', () => {
  it('has the boards of a table with their places and the sum', () => {
    const lines = boardLines(day().rounds[0]!.meetings[0]!);
    expect(lines.map(({ raw, points }) => [raw, points])).toEqual([[[1, 0.5, 1.5], [1, 0, 2]], [[41, 36.5, 12], [2, 1, 0]], [[41, 36.5, 12], [2, 1, 0]]]);
    expect(matchPoints(lines)).toEqual([5, 2, 2]);
    expect(matchPoints(boardLines(day().rounds[0]!.meetings[1]!))).toBeUndefined();
  });
  it('knows the sitting in which results are due, and the meeting of a table and of a team', () => {
    expect(sittingNow(day().rounds[0])).toBe(2);
    expect(meetingNow(day(), seat('table_1'))?.sitting).toBe(2);
    expect(meetingNow(day(), seat('player_2'))?.parties).toEqual([3, 1, 2]);
    expect(meetingNow(day(), seat('table_9'))).toBeUndefined();
  });
  it('reads and writes results', () => {
    for (const text of ['1-0', '1/2-1/2', '+/-', '41:36.5:12', '20:5:7@14-2']) expect(scoreText(scoreOf(text)!)).toBe(text);
    expect(scoreText(scoreOf('41: 36,5 :12')!)).toBe('41:36.5:12');
    for (const text of ['', '2-0', '1:2', '1:2:x']) expect(scoreOf(text)).toBeUndefined();
  });
  it('has the games of a side with its colours', () => {
    expect(gamesOf(day(), 1).slice(0, 2)).toEqual([{ round: 1, sitting: 1, opponent: 2, colour: 'white', sign: '1' }, { round: 1, sitting: 1, opponent: 3, colour: 'black', sign: '0' }]);
  });
});

describe('a knockout', () => {
  const bout = (id: number, play: object, score: object) => ({ bout: `1.1.${id}`, play, players: ['A', 'B', 'C'], state: 'confirmed', score }) as MeetingView['bouts'][number];
  const game = (id: number, white: number, black: number, score: string, draw_odds = false) => bout(id, { game: { board: 1, white, black, ...(draw_odds ? { draw_odds } : {}) } }, { game: score });
  const dealt = (id: number, kind: 'cards' | 'deal', ...units: string[]) => bout(id, { [kind]: 'ulti' }, { cards: { units, deals: kind === 'deal' ? 1 : 24 } });
  const snapszer = (id: number, ...units: string[]) => bout(id, { cards: 'snapszer' }, { cards: { units, deals: 24 } });
  const table = (...bouts: MeetingView['bouts']): Day => {
    const shown = view();
    const meeting: MeetingView = { table: 1, sitting: 1, hall_table: 1, parties: bouts[0] && 'game' in bouts[0].play && bouts.length < 4 ? [1, 2] : [1, 2, 3], bouts };
    return dayOf({ ...shown, about: { ...shown.about!, regulations: { name: 'Kupa', system: { trios: { rounds: 1, knockout: true } } } as never }, rounds: [{ round: 1, published: true, closed: false, meetings: [meeting] }] })!;
  };
  const level = (one: Day) => levelAt(one.rounds[0]!.meetings[0]!);
  const equal = [game(1, 0, 1, '1/2-1/2'), game(2, 1, 2, '1/2-1/2'), game(3, 2, 0, '1/2-1/2'), dealt(4, 'cards', '8', '8', '8'), snapszer(5, '8', '8', '8')];
  it('is decided among three by deals, one after the other', () => {
    expect(level(table(...equal))).toEqual([1, 2, 3]);
    expect(level(table(...equal, dealt(6, 'deal', '4', '4', '0')))).toEqual([1, 2]);
    expect(level(table(...equal, dealt(6, 'deal', '4', '4', '0'), game(7, 0, 1, '0-1')))).toEqual([2]);
    expect(level(table(...equal, dealt(6, 'deal', '4', '4', '0'), game(7, 0, 1, '1/2-1/2', true)))).toEqual([2]);
  });
  it('is decided between two by games, the last of which a draw may decide', () => {
    expect(level(table(game(1, 0, 1, '1/2-1/2')))).toEqual([1, 2]);
    expect(level(table(game(1, 0, 1, '1/2-1/2'), game(2, 1, 0, '1-0')))).toEqual([2]);
    expect(level(table(game(1, 0, 1, '1/2-1/2'), game(2, 1, 0, '1/2-1/2', true)))).toEqual([1]);
  });
  it('does not end before somebody goes on', () => {
    expect(levelTables(table(...equal), table(...equal).rounds[0])).toHaveLength(1);
    expect(next(table(...equal), { step: 'close_round', round: 1 }, 'results')).toMatchObject({ say: 'club-next-level', values: { table: 1 }, does: false });
  });
});

describe('what comes next', () => {
  it('names what stands in the way', () => {
    expect(next(day(), { step: 'enter', entries: 0, least: 3 }, undefined)).toMatchObject({ say: 'club-next-enter', stage: 'entries', does: false });
    expect(next(day(), { step: 'results', round: 1, sitting: 2, missing: 5, reported: 0, conflicts: 1 }, undefined)).toMatchObject({ say: 'club-next-conflict', values: { conflicts: 1, missing: 4 } });
    expect(next(day(), { step: 'close_round', round: 1 }, 'results')).toMatchObject({ say: 'club-next-close', does: true });
  });
  it('lets nobody wait for ever who looks at the arrivals', () => {
    const step = { step: 'check_in' as const, round: 1, missing: [3] };
    expect(next(day(), step, undefined)).toMatchObject({ stage: 'arrival', does: false });
    expect(next(day(), step, 'arrival')).toMatchObject({ say: 'club-next-draw', stage: 'draw', does: true });
  });
  it('puts an appeal before the end', () => {
    const appealed = { ...day(), appeals: [{ appeal: 1, entry: 1, text: 'x' }] };
    expect(next(appealed, { step: 'close_round', round: 1 }, undefined).say).toBe('club-next-appeal');
  });
});

describe('a view that changes', () => {
  it('keeps what was not told, and puts rounds by their number', () => {
    const round = { round: 2, published: false, closed: false, meetings: [] };
    const after = changed(view(), { rounds: [round] });
    expect(after.rounds?.map((one) => one.round)).toEqual([1, 2]);
    expect(after.entries).toHaveLength(3);
    expect(changed(after, { rounds: view().rounds! }, true).rounds?.map((one) => one.round)).toEqual([1]);
  });
});

describe('pairings by hand', () => {
  const pairings = [{ sitting: 1, parties: [1, 2] }, { sitting: 1, parties: [3, 4] }, { sitting: 2, parties: [5] }];
  it('swap two names, and only within a sitting', () => {
    expect(swapped(pairings, { pairing: 0, party: 1 }, { pairing: 1, party: 0 }).map(({ parties }) => parties)).toEqual([[1, 3], [2, 4], [5]]);
    expect(swapped(pairings, { pairing: 0, party: 1 }, { pairing: 0, party: 0 })[0]?.parties).toEqual([2, 1]);
    expect(swapped(pairings, { pairing: 0, party: 1 }, { pairing: 2, party: 0 })).toEqual(pairings);
  });
});

describe('pairings that are typed', () => {
  const entryOf = (number: number) => (number <= 5 ? number + 100 : undefined);
  it('are read by number, with whoever is free', () => {
    expect(typedPairings('1-5, 2-4 3', entryOf)?.map(({ parties }) => parties)).toEqual([[101, 105], [102, 104], [103]]);
    expect(listed(' 3, 1;2 ')).toEqual(['3', '1', '2']);
  });
  it('are not taken in part', () => {
    for (const text of ['', '1-6', '1-x', '1--2', '1-2-3-4']) expect(typedPairings(text, entryOf)).toBeUndefined();
  });
});

describe('the slip of a table', () => {
  const meeting = () => day().rounds[0]!.meetings[1]!;
  const report = (bout: string, score: string) => ({ type: 'ask' as const, id: 'a', ask: [{ report: { bout, score: scoreOf(score)! } }] });
  it('has a line for every bout of a side, and knows the meetings of a round', () => {
    expect(slip(meeting(), 0, []).map(({ bout, state }) => [bout.id, state])).toEqual([['1.1.1', 'open'], ['1.1.3', 'open'], ['1.1.4', 'open'], ['1.1.5', 'open']]);
    expect(meetingsOf(day(), seat('player_2')).map(({ sitting }) => sitting)).toEqual([1, 2]);
    expect(slip(day().rounds[0]!.meetings[0]!, 1, []).every(({ state, score }) => state === 'stands' && score !== undefined)).toBe(true);
  });
  it('asks for what another side has said, and no more once it was said here', () => {
    const said = meeting();
    said.bouts[0]!.reports = [{ party: 1, score: '1-0' }];
    said.bouts[0]!.state = 'reported';
    expect(slip(said, 0, [])[0]).toMatchObject({ state: 'asked', score: '1-0', mends: false });
    expect(slip(said, 0, [report('1.1.1', '1-0')])[0]).toMatchObject({ state: 'said', score: '1-0', unsent: true });
    expect(slip(said, 1, [])[0]).toMatchObject({ state: 'said', score: '1-0', unsent: false, mends: true });
  });
  it('takes the last word that waits on the phone', () => {
    expect(unsentScore([report('1.1.1', '1-0'), report('1.1.1', '1/2-1/2'), report('1.1.3', '0-1')], '1.1.1')).toBe('1/2-1/2');
    expect(unsentScore([], '1.1.1')).toBeUndefined();
  });
});

describe('a phone', () => {
  it('says the result from its own side', () => {
    expect([scoreFor('won', true), scoreFor('won', false), scoreFor('lost', false), scoreFor('drew', false)]).toEqual(['1-0', '0-1', '1-0', '1/2-1/2']);
  });
  it('shows deals that are not sent yet, and takes the last one back', () => {
    const seen: EventView = { sheets: [{ bout: '1.1.4', deals: [['4', '0', '0'], null], totals: ['4', '0', '0'], entered: 1 }] };
    const deal = (id: string, number: number, units?: [string, string, string]) => ({ type: 'deal' as const, id, bout: '1.1.4', deal: number, ...(units ? { units } : {}) });
    expect(sheetOf(seen, [deal('a', 2, ['0', '5', '5'])], '1.1.4')).toEqual({ deals: [{ units: [4, 0, 0], alone: 0 }, { units: [0, 5, 5], alone: 0 }], unsent: 1 });
    expect(sheetOf(seen, [deal('a', 1)], '1.1.4').deals).toEqual([]);
  });
});

describe('hours', () => {
  it('are counted to the second', () => {
    const now = Date.parse('2026-06-17T09:25:22Z');
    expect(countdown('09:30', now)).toEqual({ text: '04:38', past: false });
    expect(countdown('09:20', now)).toEqual({ text: '05:22', past: true });
    expect(span(3_723_000)).toBe('1:02:03');
  });
});

describe('a new event', () => {
  const made = { ...PLAIN, name: ' Nap ', day: '2026-05-20', place: '', arbiter: '' };
  it('is laid down with few answers', () => {
    expect(regulationsOf({ ...made, system: 'trios', ...usual('trios') }, 'hu')).toMatchObject({ name: 'Nap', system: { trios: { rounds: 1 } }, chess: { edition: '2001', minutes: 30, time_control: '1800', supervision: 'limited' }, entry: { fee: 500, draw_at: '09:30', own_equipment: false } });
    expect(regulationsOf({ ...made, system: 'swiss', ...usual('swiss') }, 'en')).toMatchObject({ system: { swiss: { rounds: 5 } }, chess: { edition: '2023', time_control: '900+10' }, tie_breaks: ['BH/C1', 'BH', 'SB'] });
    expect(regulationsOf({ ...made, system: 'scheveningen', ...usual('scheveningen'), boards: 4 }, 'en')).toMatchObject({ system: { scheveningen: { double: false } }, boards: 1 });
    expect(regulationsOf({ ...made, system: 'keizer', ...usual('keizer'), apart: 2 }, 'en')).toMatchObject({ system: { keizer: { rounds: 7, apart: 2, free: 50 } }, tie_breaks: [] });
    expect(regulationsOf({ ...made, system: 'round_robin', ...usual('round_robin'), minutes: 90 }, 'en').chess).not.toHaveProperty('supervision');
  });
  it('is laid down as somebody chooses', () => {
    expect(regulationsOf({ ...made, system: 'swiss', ...usual('swiss'), rules: '2017', initial: 'black', baku: true, tieBreaks: 'bh, sb', lots: true, languages: ['en', 'fi'], laws: '2018' }, 'hu')).toMatchObject({ system: { swiss: { rounds: 5, edition: '2017', initial: 'black', baku: true } }, tie_breaks: ['BH', 'SB'], lots: true, languages: ['hu', 'en', 'fi'], chess: { edition: '2018' } });
    expect(regulationsOf({ ...made, system: 'trios', ...usual('trios'), sittings: 2 }, 'hu').system).toEqual({ trios: { rounds: 1, knockout: false, sittings: 2 } });
  });
});
