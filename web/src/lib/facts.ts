/** What happened, by its kind, with everything that belongs to it. */
import type { Fact, Happened, Told } from '../wire';

type Word = Fact extends infer U ? (U extends string ? U : keyof U) : never;
/** What a happening of a kind holds. */
export type Held<K extends Word> = Fact extends infer U ? (U extends Record<K, infer V> ? V : never) : never;

/** The fact itself: some chapters lie one level deeper in the journal. */
function unwrap(happened: Happened): Fact {
  if (typeof happened === 'string') return happened;
  if ('sheet' in happened) return happened.sheet;
  if ('conduct' in happened) return happened.conduct;
  if ('blind' in happened) return happened.blind;
  if ('adjournment' in happened) return happened.adjournment;
  return happened;
}

const holds = <K extends Word>(fact: Fact, kind: K): fact is Fact & Record<K, Held<K>> => typeof fact === 'object' && kind in fact;

/** What something that was told holds, if it is of a kind. */
export function fact<K extends Word>(told: Told | undefined, kind: K): Held<K> | undefined {
  if (!told?.happened) return undefined;
  const found = unwrap(told.happened);
  return holds(found, kind) ? found[kind] : undefined;
}

/** Whatever a happening holds, by its words: for those few (`by`, `of`, `award`) that many kinds share. Where the kind is known, `fact` knows the types too. */
export function what(told: Told | undefined): Readonly<Record<string, unknown>> | undefined {
  if (!told?.happened) return undefined;
  const found = unwrap(told.happened);
  return typeof found === 'object' ? (Object.values(found)[0] as Readonly<Record<string, unknown>>) : undefined;
}
