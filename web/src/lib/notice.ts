/** What the strip of a table says: of all that could be said now, the one thing that matters most to this player. */
import type { Objection } from '../parts/Notice.svelte';
import type { Said, Told } from '../wire';
import { what } from './facts';
import type { Seen } from './fold';
import type { Icon } from './icons';
import { localised } from './letters';
import type { Status } from './connection.svelte';
import { score } from './results';
import { settings } from './settings.svelte';
import { other, type Side } from './squares';
import { find, t } from './texts.svelte';
import { duration } from './time';

export interface Notice {
  tone: 'calm' | 'go' | 'warn' | 'bad';
  icon: Icon;
  title: string;
  line?: string | undefined;
  articles?: readonly string[];
  /** What the articles are about: an entry of the record, or what was refused. */
  ruled?: number | Said | undefined;
}

export interface Situation {
  seen: Seen;
  side: Side;
  status: Status;
  refused: Objection | undefined;
  /** How many things had been told when this player last did something: what came after is news. */
  acted: number;
  promoting: boolean;
  /** The own time that is left, in milliseconds. */
  left: number;
  /** The opponent's page has been closed for a while. */
  away: boolean;
}

/** Rulings that a player must hear of, and whether they are about what this player did. */
const RULINGS = new Set([
  'fault_penalised', 'fault_corrected', 'claim_rejected', 'pause_faulted', 'penalised', 'device_warned', 'touch_upheld', 'ruling_overridden', 'clock_set', 'time_given',
  'breach_recorded', 'clock_misused', 'pressed_without_move', 'pressed_while_displaced', 'score_asked_too_often', 'corrected_by_agreement', 'position_restored',
  'quickplay_rejected', 'quickplay_postponed', 'increment_introduced', 'increment_refused', 'draw_refused', 'correction_agreed', 'pieces_displaced',
]);

const articlesOf = (one: { article?: string | undefined }) => (one.article ? [one.article] : []);
const about = (one: Told): unknown => what(one)?.by ?? what(one)?.of ?? what(one)?.asked_by;
const dutyText = ({ picture }: Seen) => {
  const kind = picture.duty?.kind.replace('_', '-');
  return kind && t('duty-text', { duty: kind === 'free' ? 'free-move' : kind });
};

/** What the line itself has to say. */
function ofTheLine({ status }: Situation): Notice | undefined {
  if (status === 'lost' || status === 'connecting') return { tone: 'warn', icon: 'plug', title: t('strip-lost'), line: t('strip-lost-line') };
  if (status === 'silent') return { tone: 'warn', icon: 'plug', title: t('strip-silent'), line: t('strip-lost-line') };
  if (status === 'revoked') return { tone: 'bad', icon: 'plug', title: t('line-revoked') };
  return undefined;
}

function ofTheEnd({ seen, side }: Situation): Notice | undefined {
  const { result } = seen.picture;
  if (!result) return undefined;
  const ending = seen.told.findLast((one) => one.kind === 'game_ended');
  const points = result.score?.[side];
  const how = points === '1' ? 'won' : points === '0' ? 'lost' : points === '½' ? 'drawn' : 'over';
  return {
    tone: how === 'lost' ? 'bad' : 'go',
    icon: 'cup',
    title: t('strip-end', { how, score: score(result.outcome) }),
    line: ending && t(ending.message.id, ending.message.values),
    articles: articlesOf(result),
    ruled: ending?.seq,
  };
}

function penalty(one: Told, { seen, side }: Situation): Notice {
  const mine = about(one) === side;
  const given = what(one)?.award;
  const award = typeof given === 'number' ? given : undefined;
  const title = award === undefined ? t(one.message.id, one.message.values) : t(mine ? 'strip-fault' : 'strip-fault-other', { time: duration(award) });
  return { tone: mine ? 'bad' : 'go', icon: 'warning', title, line: mine ? (dutyText(seen) ?? t('strip-again')) : statusOf(seen, side), articles: articlesOf(one), ruled: one.seq };
}

/** A ruling that was made since this player last did something. */
function ofRulings(situation: Situation): Notice | undefined {
  const { seen, side, acted } = situation;
  const news = seen.told.slice(acted);
  const at = news.findLastIndex(({ kind }) => RULINGS.has(kind));
  const one = news[at];
  // What is ruled on this player stays until the player acts; what is ruled on the other, until the game has gone on or an offer waits for an answer.
  if (!one || (about(one) !== side && (seen.picture.offer === other(side) || news.slice(at).some(({ kind }) => kind === 'move_made')))) return undefined;
  if (one.kind === 'fault_penalised') return penalty(one, situation);
  const line = seen.picture.phase === 'paused' ? statusOf(seen, side) : undefined;
  return { tone: about(one) === side ? 'bad' : 'warn', icon: 'scales', title: t(one.message.id, one.message.values), line, articles: articlesOf(one), ruled: one.seq };
}

function statusOf({ picture, settings: rules }: Seen, side: Side): string {
  if (picture.phase === 'waiting') return t(rules.auto_start ? 'status-by-itself' : picture.present[side] ? 'status-waiting' : 'status-arrive');
  if (picture.awaits_arbiter) return t('status-arbiter');
  if (picture.phase === 'paused') return t(rules.no_arbiter ? 'status-paused-alone' : 'status-paused');
  return t(picture.turn === side ? 'status-your-move' : 'status-their-move');
}

/** Whether touching binds to nothing because adjusting was announced (4.2). */
export function isAdjusting({ told, picture }: Seen, side: Side): boolean {
  if (picture.turn !== side || picture.phase !== 'playing') return false;
  const since = told.findLastIndex(({ kind }) => kind === 'move_made' || kind === 'game_started' || kind === 'fault_penalised');
  return told.slice(since + 1).some((one) => one.kind === 'adjusting_announced' && what(one)?.by === side);
}

/** Whether this player was asked to seal a move and has not done it yet. */
export function mustSeal({ told }: Seen, side: Side): boolean {
  const asked = told.findLastIndex((one) => one.kind === 'seal_requested' && what(one)?.of === side);
  return asked >= 0 && !told.slice(asked + 1).some(({ kind }) => kind === 'adjourned' || kind === 'game_ended');
}

function ofTheMove({ seen, side, promoting, away }: Situation): Notice {
  const { picture } = seen;
  const mine = picture.turn === side && picture.phase === 'playing';
  const last = seen.moves.at(-1);
  if (mustSeal(seen, side)) return { tone: 'warn', icon: 'note', title: t('strip-seal'), line: t('strip-seal-line') };
  if (picture.offer === other(side)) return { tone: 'warn', icon: 'half', title: t('offer-received'), line: t('strip-offer-line') };
  if (promoting) return { tone: 'warn', icon: 'adjust', title: t('strip-promote'), line: t('strip-promote-line') };
  if (picture.uncompleted[side] && picture.phase === 'playing' && !seen.settings.auto_press && last) {
    return { tone: 'go', icon: 'tick', title: t('strip-made', { move: localised(last.san, settings.language) }), line: t('strip-made-line') };
  }
  if (mine && picture.duty) return { tone: 'warn', icon: 'adjust', title: dutyText(seen) ?? '', line: statusOf(seen, side), articles: articlesOf(picture.duty) };
  if (isAdjusting(seen, side)) return { tone: 'warn', icon: 'adjust', title: t('strip-adjusting'), line: t('strip-adjusting-line') };
  const icon = picture.phase === 'paused' ? 'pause' : picture.phase === 'waiting' ? 'person' : 'clock';
  return { tone: mine ? 'go' : 'calm', icon, title: statusOf(seen, side), line: away && picture.phase === 'playing' ? t('strip-away') : waitingFor(seen, side) };
}

/** The second line under a calm status. */
function waitingFor({ picture, moves, told }: Seen, side: Side): string | undefined {
  if (picture.phase === 'paused') {
    const paused = told.findLast(({ kind }) => kind === 'clock_paused');
    return paused && t(paused.message.id, paused.message.values);
  }
  const last = moves.at(-1);
  if (picture.phase !== 'playing' || !last) return undefined;
  if (picture.check) return t(picture.turn === side ? 'strip-check' : 'strip-check-other');
  return t('strip-last', { move: localised(last.san, settings.language) });
}

/** The sentence for a refusal. A piece moved after the move was made is told why, and not that it is the other's turn. */
function ofRefusal({ refused, seen, side }: Situation): Notice | undefined {
  if (!refused) return undefined;
  const made = refused.message.id === 'refused-not-on-move' && seen.picture.uncompleted[side];
  return { tone: 'bad', icon: 'warning', title: made ? t('strip-already-made') : (find(refused.message.id, refused.message.values) ?? refused.message.id), articles: articlesOf(refused), ruled: refused.said };
}

export function noticeFor(situation: Situation): Notice {
  const { left, seen, side } = situation;
  const first = ofTheLine(situation) ?? ofTheEnd(situation) ?? ofRefusal(situation) ?? ofRulings(situation);
  if (first) return first;
  const notice = ofTheMove(situation);
  if (left >= 20_000 || seen.picture.clocks.running !== side) return notice;
  return { ...notice, tone: 'warn', icon: 'clock', line: notice.title, title: t('strip-low') };
}
