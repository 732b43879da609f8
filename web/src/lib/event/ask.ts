/** How the parts of the organiser's page ask for something. */
import type { EventAsked } from '../../wire';

/** Asks the event, with a reason where one is needed; whether it was done. What was refused is told at the foot of the page. */
export type Ask = (asked: EventAsked, why?: string) => Promise<boolean>;
