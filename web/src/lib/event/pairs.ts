/** Pairings that are changed by hand before they stand: a name is swapped with another, colours are turned. */
import type { EventPairing } from '../../wire';

/** A place in a list of pairings: which pairing, which of its parties. */
export interface Place {
  pairing: number;
  party: number;
}

export const at = (pairings: readonly EventPairing[], { pairing, party }: Place): number | undefined => pairings[pairing]?.parties[party];

/** Two change places; in events of many sittings only within one. */
export function swapped(pairings: readonly EventPairing[], one: Place, other: Place): EventPairing[] {
  const [first, second] = [at(pairings, one), at(pairings, other)];
  if (first === undefined || second === undefined || pairings[one.pairing]?.sitting !== pairings[other.pairing]?.sitting) return [...pairings];
  const put = (pairing: number, party: number, now: number) => (pairing === one.pairing && party === one.party ? second : pairing === other.pairing && party === other.party ? first : now);
  return pairings.map((pairing, index) => ({ ...pairing, parties: pairing.parties.map((now, party) => put(index, party, now)) }));
}

export const same = (some: readonly EventPairing[], others: readonly EventPairing[]): boolean => JSON.stringify(some) === JSON.stringify(others);

/** Pairings as people type them, by the numbers of the draw: `1-5, 2-4, 3`; nothing where something cannot be read. */
export function typedPairings(text: string, entryOf: (number: number) => number | undefined): EventPairing[] | undefined {
  const read = text.split(/[\s,;]+/).filter((one) => one !== '').map((one) => (/^\d+(-\d+){0,2}$/.test(one) ? one.split('-').map((number) => entryOf(Number(number))) : [undefined]));
  const known = read.map((parties) => parties.filter((one) => one !== undefined));
  if (known.length === 0 || known.some((parties, at) => parties.length !== read[at]?.length)) return undefined;
  return known.map((parties) => ({ sitting: 1, parties }));
}
