/** From what is heard on a line to what is said in the room. */
import type { Heard } from '../wire';
import { say, sayNow, voice } from './announce.svelte';
import type { Seen } from './fold';
import { settings } from './settings.svelte';
import { sound } from './sounds';
import { ANNOUNCEMENT_LANGUAGE, announcement } from './spoken';
import { t } from './texts.svelte';

/** What must not wait until a screen reader has finished. */
const URGENT = new Set(['flag_fell', 'fault_penalised', 'claim_rejected', 'clock_paused', 'game_ended', 'draw_offered', 'arbiter_asked']);

const RULINGS = new Set(['fault_penalised', 'claim_rejected', 'pause_faulted', 'penalised', 'touch_upheld', 'ruling_overridden', 'device_warned', 'breach_recorded', 'clock_paused', 'draw_offered']);

/** One sound for what happened: the end before a ruling, a ruling before a move. */
export function soundHeard(heard: Heard): void {
  if (heard.type === 'refused') return sound('ruling');
  if (heard.type !== 'event') return;
  const kinds = heard.told.map(({ kind }) => kind);
  if (kinds.includes('game_ended')) sound('end');
  else if (kinds.some((kind) => RULINGS.has(kind))) sound('ruling');
  else if (kinds.includes('move_made')) sound(heard.picture.check ? 'check' : 'move');
}

/** Say what happened, or why something did not. A welcome is silent: it tells of the past. */
export function announceHeard(heard: Heard, seen: Seen | undefined): void {
  const objected = heard.type === 'refused' ? heard.refused.message : heard.type === 'fault' ? heard.message : undefined;
  if (objected) {
    const words = t(objected.id, objected.values);
    sayNow(words);
    voice(words, settings.language);
  }
  if (heard.type !== 'event') return;
  const sentences = heard.told.map((one) => t(one.message.id, one.message.values));
  if (sentences.length === 0) return;
  const text = sentences.join(' ');
  if (heard.told.some((one) => URGENT.has(one.kind))) sayNow(text);
  else say(text);
  const move = heard.told.some((one) => one.kind === 'move_made') ? seen?.moves.at(-1) : undefined;
  if (settings.speech === 'announcement' && move) voice(announcement(move), ANNOUNCEMENT_LANGUAGE);
  else voice(text, settings.language);
}
