/** What the event says, in the language of the reader. */
import type { EventRefusal, EventTold, Message } from '../../wire';
import { t } from '../texts.svelte';

export const sentence = ({ id, values }: Message): string => t(id, values);

/** What happened, in one line. */
export const happened = (told: EventTold): string => sentence(told.message);

/** An act of the log in one line: what came of it first, and how much more. */
export function whole(log: readonly EventTold[], act: number | undefined): string {
  const [first, ...rest] = log.filter((one) => one.act === act);
  return [first && happened(first), rest.length > 0 && t('club-and-more', { count: rest.length })].filter(Boolean).join(' ');
}

/** Why not, with everything that is said about it. The names of options belong to the command line. */
export const refusal = ({ message, details = [] }: EventRefusal): string => [message, ...details].map(sentence).join(' ').replaceAll(/ \(--[a-z ,-]+\)/g, '');
