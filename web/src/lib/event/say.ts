/** What the event says, in the language of the reader. */
import type { EventRefusal, EventTold, Message } from '../../wire';
import { t } from '../texts.svelte';

export const sentence = ({ id, values }: Message): string => t(id, values);

/** What happened, in one line. */
export const happened = (told: EventTold): string => sentence(told.message);

/** Why not, with everything that is said about it. The names of options belong to the command line. */
export const refusal = ({ message, details = [] }: EventRefusal): string => [message, ...details].map(sentence).join(' ').replaceAll(/ \(--[a-z ,-]+\)/g, '');
