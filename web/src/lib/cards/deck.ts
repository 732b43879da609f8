/** Cards as a player reads them: suits, ranks, letters, names, the order in the hand. */
import type { Card, CardSeat, CardSuit } from '../../wire';
import { settings } from '../settings.svelte';
import { t } from '../texts.svelte';

/** As a hand is held: acorns, leaves, bells, hearts. */
export const SUITS: readonly CardSuit[] = ['M', 'Z', 'T', 'P'];
const WORDS: Record<CardSuit, string> = { P: 'hearts', T: 'bells', Z: 'leaves', M: 'acorns' };
const TRUMPS = 'AXKFL987';
const PLAIN = 'AKFLX987';

export const suitOf = (card: Card): CardSuit => card[0] as CardSuit;
export const rankOf = (card: Card): string => card[1] ?? '';
/** A rank as sentences choose its name by it: a nine is a number there, and a text would name it like the rank that is left over. */
export const rankValue = (card: Card): string | number => (/\d/.test(rankOf(card)) ? Number(rankOf(card)) : rankOf(card));

/** A hand by suits, the highest first; without trumps the ten stands below the under. */
export function sorted(cards: readonly Card[], plain = false): Card[] {
  const ranks = plain ? PLAIN : TRUMPS;
  const place = (card: Card) => SUITS.indexOf(suitOf(card)) * 8 + ranks.indexOf(rankOf(card));
  return cards.toSorted((a, b) => place(a) - place(b));
}

/** The letter in the corner: Hungarians write Á for the ace and A for the under. */
export function letter(card: Card): string {
  const rank = rankOf(card);
  if (settings.faces === 'french') return { X: '10', F: 'Q', L: 'J' }[rank] ?? rank;
  return settings.language === 'hu' ? ({ A: 'Á', L: 'A' }[rank] ?? rank) : rank;
}

export const suitName = (suit: CardSuit | null): string => t('felt-suit', { suit: suit ? WORDS[suit] : 'none', faces: settings.faces });
export const cardName = (card: Card): string => t('felt-card', { suit: suitName(suitOf(card)), rank: rankValue(card), faces: settings.faces });

/** What is said of a hand, suit by suit. */
export const handName = (cards: readonly Card[]): string =>
  SUITS.map((suit) => ({ suit, own: cards.filter((card) => suitOf(card) === suit) }))
    .filter(({ own }) => own.length > 0)
    .map(({ suit, own }) => `${suitName(suit)}: ${own.map((card) => t('felt-rank', { rank: rankValue(card), faces: settings.faces })).join(', ')}`)
    .join('; ');

/** The seats as they sit around the viewer: the right-hand neighbour is the next to act. */
export const right = (seat: CardSeat): CardSeat => ((seat + 1) % 3) as CardSeat;
export const left = (seat: CardSeat): CardSeat => ((seat + 2) % 3) as CardSeat;
