/** Pure: the view of an event so far and the parts that changed give the next view. */
import type { EventSeen, EventView } from '../../wire';

export type Seen = EventSeen;

/** Puts changed parts in the place of old ones; rounds by their number, or all of them where something was undone. */
export function changed(view: EventView, parts: EventView, undone = false): EventView {
  const { rounds, ...rest } = parts;
  const next: EventView = { ...view, ...rest };
  if (rounds && undone) next.rounds = rounds;
  else if (rounds) {
    const numbers = new Set(rounds.map(({ round }) => round));
    next.rounds = [...(view.rounds ?? []).filter(({ round }) => !numbers.has(round)), ...rounds].toSorted((a, b) => a.round - b.round);
  }
  return next;
}
