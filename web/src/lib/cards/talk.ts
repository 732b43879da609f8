/** What players said aloud, beside their seats: until the pack goes around, the trick is over, or it is taken back. */
import type { CardLevel, CardSeat, CardTold, Message, UltiFigure } from '../../wire';
import { spoken } from './say';

export interface Talk {
  readonly bubbles: readonly (string | undefined)[];
  /** Who spoke last. */
  readonly spoke?: CardSeat;
  /** Who was the last to double each figure of this deal. */
  readonly doublers: Readonly<Partial<Record<UltiFigure, CardSeat>>>;
}

export const SILENCE: Talk = { bubbles: [], doublers: {} };

export interface Room {
  /** Whether somebody has been doubled and has not answered: what was said stands beside the seat, although the trick is over. */
  pending: boolean;
  /** The seats of practice players. */
  practice: readonly (CardLevel | null)[];
}

const WIPES = ['card-replay-ordered', 'card-deck-cut', 'card-knocked', 'card-dealt', 'ulti-auction-won'];

/** Goes on by what was told, one act after the other. */
export function listen(talk: Talk, told: readonly CardTold[], room: Room): Talk {
  const last = told.at(-1)?.seq;
  const acts = [...new Set(told.map(({ seq }) => seq))];
  return acts.reduce((before, seq) => hear(before, told.filter((one) => one.seq === seq), room, room.pending && seq === last), talk);
}

function hear(talk: Talk, told: readonly CardTold[], { practice }: Room, waits: boolean): Talk {
  const wiped = told.some(({ message: { id } }) => WIPES.includes(id) || (id === 'card-trick-taken' && !waits));
  let { bubbles, spoke, doublers } = wiped ? { ...SILENCE, doublers: talk.doublers } : talk;
  for (const one of told) {
    const { id, values } = one.message;
    if (id === 'card-dealt' || id === 'card-replay-ordered') doublers = {};
    if (id === 'ulti-kontra-said') doublers = { ...doublers, [String(values?.['figure'])]: values?.['seat'] as CardSeat };
    // The pass that ends the auction is of yesterday when the play begins.
    if (id === 'ulti-auction-won' || id === 'card-taken-back') {
      bubbles = id === 'ulti-auction-won' ? [] : withdrawn(bubbles, one.message, practice);
      spoke = undefined;
    }
    const said = spoken(one);
    if (!said) continue;
    // Kontra and a pair are said at one turn: the second does not wipe out the first.
    const before = said.seat === spoke ? bubbles[said.seat] : undefined;
    bubbles = [0, 1, 2].map((seat) => (seat !== said.seat ? bubbles[seat] : before === undefined ? said.text : `${before} · ${said.text}`));
    spoke = said.seat;
  }
  return spoke === undefined ? { bubbles, doublers } : { bubbles, spoke, doublers };
}

/** What was taken back was not said; nor was what practice players had answered to it. */
function withdrawn(bubbles: Talk['bubbles'], { values }: Message, practice: Room['practice']): Talk['bubbles'] {
  const answers = Number(values?.['count']) > 1;
  return bubbles.map((text, seat) => (seat === values?.['seat'] || (answers && practice[seat]) ? undefined : text));
}
