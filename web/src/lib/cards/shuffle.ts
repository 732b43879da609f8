/** The shuffle that nobody steers, as this browser computes it: commitments, the key, the order of the pack, who gets which cards. */
import type { Card, CardDuplicate, CardGame, CardSeat, CardShuffle } from '../../wire';
import { words } from './chacha';
import { sha256 } from './sha256';

/** New packs, suit by suit. */
const SUITS = ['P', 'T', 'Z', 'M'];
const RANKS = { ulti: ['7', '8', '9', 'L', 'F', 'K', 'X', 'A'], snapszer: ['9', 'L', 'F', 'K', 'X', 'A'] };

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

function joined(...parts: (string | number[] | Uint8Array)[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? new TextEncoder().encode(part) : part)]));
}
const four = (number: number): number[] => [number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255];

/** A number of one's own. */
export const drawNumber = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** What the table shows of its seed. */
export const seedCommitment = async (seed: string): Promise<string> => hex(await sha256(unhex(seed)));

/** What a seat shows before any number is opened. */
export const numberCommitment = async (deal: number, seat: CardSeat, nonce: string): Promise<string> =>
  hex(await sha256(joined('jadoube number', four(deal), [seat], unhex(nonce))));

/** The number of a seat that is left out of a shuffle in common: noughts stand in its place. */
const bytesOf = (nonce: string | null): Uint8Array => (nonce === null ? new Uint8Array(16) : unhex(nonce));

/** What seats committed themselves to, by their numbers. */
const sealedOf = (deal: number, nonces: readonly (string | null)[]): Promise<(string | null)[]> =>
  Promise.all(nonces.map((nonce, at) => (nonce === null ? null : numberCommitment(deal, at as CardSeat, nonce))));

/** The key that a shuffle follows from. */
export const shuffleKey = async (seed: string, nonces: readonly (string | null)[], deal: number): Promise<Uint8Array> =>
  sha256(joined('jadoube shuffle', four(deal), unhex(seed), ...nonces.map(bytesOf)));

/** The key of a deal that several tables play: from the seed of the deal and the numbers of all their seats. */
export const duplicateKey = async (seed: string, numbers: readonly (readonly (string | null)[])[], deal: number): Promise<Uint8Array> =>
  sha256(joined('jadoube duplicate', four(deal), unhex(seed), four(numbers.length), ...numbers.flat().map(bytesOf)));

/** The pack in new order. */
export const newPack = (game: CardGame): Card[] => SUITS.flatMap((suit) => RANKS[game].map((rank) => suit + rank));

/** The order of the pack under a key: from the last place down, each place drawn evenly among those left. */
export function shuffled(game: CardGame, key: Uint8Array): Card[] {
  const pack = newPack(game);
  const chance = words(key);
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const fair = 0xffffffff - (0xffffffff % (last + 1));
    let word = chance.next().value;
    while (word >= fair) word = chance.next().value;
    const place = word % (last + 1);
    [pack[last], pack[place]] = [pack[place] ?? '', pack[last] ?? ''];
  }
  return pack;
}

/** The pack after so many cards were taken off the top and put below. */
export const afterCut = (pack: readonly Card[], at: number): Card[] => [...pack.slice(at), ...pack.slice(0, at)];

/** The cards that a seat is dealt, in the packets of the game. */
export function dealtTo(game: CardGame, deck: readonly Card[], dealer: CardSeat, knocked: boolean, seat: CardSeat): Card[] {
  const place = (seat - dealer - 1 + 6) % 3;
  const packet = (from: number, size: number) => deck.slice(from + place * size, from + (place + 1) * size);
  if (game === 'snapszer') return [...packet(0, 4), ...packet(12, 4)];
  return knocked ? packet(0, 10) : [...packet(0, 5), ...packet(17, 5)];
}

/** What this browser kept of a shuffle: its own number, what lay on the table before it opened that, and the cards that it was dealt. */
export interface Kept {
  deal: number;
  nonce: string;
  shown?: { commitment: string | null; sealed: (string | null)[]; cut: number | null };
  hand?: Card[];
  /** Where several tables shuffle together: what all had committed to before this browser opened its number, and the cards of each deal. */
  common?: string;
  hands?: Record<number, Card[]>;
}

/** What all tables committed to, to be compared later. */
export const commonOf = ({ codes, seats }: CardDuplicate): string => JSON.stringify([codes, seats]);

/** What is wrong with a shuffle; nothing if it followed from what was committed to. */
export type Fault = 'seed' | 'numbers' | 'own' | 'changed' | 'order' | 'cards';

/** Check a shuffle that is open with what this browser kept. Without anything kept only what lies open is checked. */
export async function faultOf(game: CardGame, seat: CardSeat | null, open: CardShuffle, kept: Kept | undefined): Promise<Fault | undefined> {
  if (open.seed === null || (await seedCommitment(open.seed)) !== open.commitment) return 'seed';
  const sealed = await sealedOf(open.deal, open.nonces);
  if (sealed.some((one, at) => one !== open.sealed[at])) return 'numbers';
  if (kept && seat !== null && kept.nonce !== open.nonces[seat]) return 'own';
  const shown = kept?.shown;
  if (shown && (shown.commitment !== open.commitment || shown.cut !== open.cut || shown.sealed.some((one, at) => one !== open.sealed[at]))) return 'changed';
  const deck = afterCut(shuffled(game, await shuffleKey(open.seed, open.nonces, open.deal)), open.cut ?? 0);
  const lay = open.deal === 0 ? open.drawn : (open.deck ?? []);
  if (lay.length === 0 || lay.some((card, at) => card !== deck[at])) return 'order';
  if (!kept?.hand || seat === null || open.dealer === null) return undefined;
  const dealt = dealtTo(game, deck, open.dealer, open.cut === null, seat).slice(0, kept.hand.length);
  return kept.hand.every((card) => dealt.includes(card)) ? undefined : 'cards';
}

/** Check a deal that several tables play, with what this browser kept. */
export async function faultOfCommon(game: CardGame, seat: CardSeat | null, open: CardShuffle, common: CardDuplicate, kept: Kept | undefined): Promise<Fault | undefined> {
  if (open.seed === null || (await seedCommitment(open.seed)) !== common.codes[open.deal - 1]) return 'seed';
  const sealed = await Promise.all(common.numbers.map((numbers) => sealedOf(0, numbers)));
  if (sealed.length === 0 || JSON.stringify(sealed) !== JSON.stringify(common.seats)) return 'numbers';
  if (kept && seat !== null && kept.nonce !== common.numbers[common.table]?.[seat]) return 'own';
  if (kept?.common !== undefined && kept.common !== commonOf(common)) return 'changed';
  const deck = shuffled(game, await duplicateKey(open.seed, common.numbers, open.deal));
  if (!open.deck || open.deck.some((card, at) => card !== deck[at])) return 'order';
  const hand = kept?.hands?.[open.deal];
  if (!hand || seat === null || open.dealer === null) return undefined;
  const dealt = dealtTo(game, deck, open.dealer, false, seat).slice(0, hand.length);
  return hand.every((card) => dealt.includes(card)) ? undefined : 'cards';
}
