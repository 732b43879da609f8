/** Requests that are rare: only those that can come to something now are offered. */
import type { Asked } from '../wire';
import type { Seen } from './fold';
import { other, type Side } from './squares';

type Rare = readonly [name: string, asked: Asked, possible: (seen: Seen, side: Side) => boolean];

const playing = ({ picture }: Seen) => picture.phase === 'playing';
/** The opponent made the last move. */
const answered = (seen: Seen, side: Side) => playing(seen) && seen.moves.length > 0 && seen.picture.turn === side;
const displaced = ({ told }: Seen) => {
  const since = told.findLastIndex(({ kind }) => kind === 'pieces_displaced');
  return since >= 0 && !told.slice(since).some(({ kind }) => kind === 'pieces_restored');
};
/** Guidelines III hold where no time is added with each move. */
const quickplay = (seen: Seen, side: Side) => playing(seen) && seen.settings.time_control.mode === 'none' && seen.picture.clocks.faces[side].left < 120_000;

const RARE: readonly Rare[] = [
  ['flag', 'claim_flag', (seen, side) => playing(seen) && seen.picture.clocks.faces[other(side)].left <= 0],
  ['illegal', 'claim_illegal', answered],
  ['touch', 'claim_touch', answered],
  ['castling', 'announce_castling', (seen, side) => seen.settings.chess960 && playing(seen) && seen.picture.turn === side],
  ['restore', 'restore_pieces', displaced],
  ['correct', 'agree_to_correct', (seen) => playing(seen) && seen.moves.some(({ legal }) => !legal)],
  ['score', 'request_score', (seen) => playing(seen) && seen.settings.class !== 'standard' && !seen.settings.no_arbiter],
  ['increment', 'request_increment', quickplay],
  ['cannot', { claim_normal_means: { ground: 'cannot' } }, quickplay],
  ['no-effort', { claim_normal_means: { ground: 'no_effort' } }, quickplay],
  ['assistant', { request_assistant: { purpose: 'moving' } }, (seen) => !seen.settings.no_arbiter && seen.picture.phase !== 'ended'],
  ['two-boards', { blind: 'demand_two_boards' }, ({ settings: { blind } }) => blind.white || blind.black],
];

export const rareFor = (seen: Seen, side: Side) => RARE.filter(([, , possible]) => possible(seen, side));
