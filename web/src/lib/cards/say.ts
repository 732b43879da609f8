/** What is told at a card table, as a sentence with names and cards, or as the words that a player said. */
import type { CardSeat, CardTold, Message, UltiFigure } from '../../wire';
import { settings } from '../settings.svelte';
import { t } from '../texts.svelte';
import { cardName } from './deck';
import { isBetli, type DealView } from './score';

export const figureName = (figure: UltiFigure): string => t('ulti-figure', { figure });

/** The figures of a contract as records write it: `red h40+ulti`, `durch without trumps`. */
export function figuresOf(contract: string): UltiFigure[] {
  const bare = contract.replace(/^red /, '').replace(/ without trumps$/, '');
  return bare.split('+').map((word) => (word === 'simple' ? 'game' : (word as UltiFigure)));
}

/** The parts that were doubled stand with their factor: `ultimó ×2`. */
export function contractName(contract: string, doubled: readonly (readonly [string, number])[] = []): string {
  const parts = figuresOf(contract);
  // The game rides along unnamed, until it is doubled.
  if (doubled.some(([figure]) => figure === 'game') && !parts.includes('game')) parts.push('game');
  const figures = parts
    .map((figure) => {
      const factor = doubled.find(([one]) => one === figure)?.[1] ?? 1;
      return factor > 1 ? `${figureName(figure)} ×${factor}` : figureName(figure);
    })
    .join(', ');
  const coloured = contract.startsWith('red ') ? `${t('cards-red')} ${figures}` : figures;
  return contract.endsWith('without trumps') ? `${coloured}, ${t('cards-without-trumps')}` : coloured;
}

/** What is said in other words to whoever it is about. */
const TO_ONESELF: Record<string, string> = { 'card-trick-taken': 'felt-own-trick', 'card-left-out': 'felt-left-out', 'card-violation-ruled': 'felt-own-violation', 'card-returned': 'felt-own-return', 'card-taken-back': 'felt-own-taken-back' };

/** What was told, in the words of the contract: in betli the rest of the tricks is nothing that anybody wants. */
export function inContract(told: CardTold, deal: DealView | null): CardTold {
  if (told.message.id !== 'ulti-claimed' || !deal || !isBetli(deal)) return told;
  return { ...told, message: { ...told.message, id: 'felt-claim-betli-by' } };
}

function netsOf(net: string, alone: number, names: readonly string[]): string {
  const each = net.split(' / ');
  return each.length === 1 ? net : each.map((units, at) => `${names[(alone + 1 + at) % 3]}: ${units}`).join(', ');
}

/** A sentence with names in place of seats and cards in place of codes. */
export function sentence(message: Message, names: readonly string[], me: CardSeat | null = null): string {
  const own = TO_ONESELF[message.id];
  if (own && me !== null && String(message.values?.['seat'] ?? message.values?.['seats'] ?? '').split(' ').includes(String(me))) return t(own, message.values ?? {});
  const values = Object.fromEntries(
    Object.entries(message.values ?? {}).map(([name, value]) => {
      if (name === 'seat' && typeof value === 'number') return [name, names[value] ?? String(value)];
      if (name === 'seats' && typeof value === 'string') return [name, value.split(' ').map((seat) => names[Number(seat)] ?? seat).join(', ')];
      if (name === 'card' && typeof value === 'string') return [name, cardName(value)];
      if (name === 'better' && typeof value === 'string') return [name, value.split(' ').filter(Boolean).map(cardName).join(', ')];
      // Where each defender has an account of his own, each is named: the right-hand one first.
      if (name === 'net' && typeof value === 'string' && typeof message.values?.['seat'] === 'number') return [name, netsOf(value, message.values['seat'], names)];
      if (name === 'contract' && typeof value === 'string') return [name, contractName(value)];
      return [name, value];
    }),
  );
  // Suits, and what is between king and under, are named as the cards show them.
  return t(message.id, { ...values, faces: settings.faces });
}

/** What a player said aloud, for the bubble at the seat; nothing where nobody spoke. */
export function spoken({ message }: CardTold): { seat: CardSeat; text: string } | undefined {
  const values = message.values ?? {};
  const seat = values['seat'];
  if (seat !== 0 && seat !== 1 && seat !== 2) return undefined;
  const text = words(message.id, values);
  return text === undefined ? undefined : { seat, text };
}

function words(id: string, values: NonNullable<Message['values']>): string | undefined {
  switch (id) {
    case 'ulti-bid-made':
      return contractName(String(values['contract']));
    case 'ulti-passed':
      return t('felt-say-pass');
    case 'ulti-kontra-said':
      return `${t('card-level', values)} ${t('ulti-figure', values)}`;
    case 'ulti-stood':
      return t('felt-say-stand');
    case 'ulti-melded':
      return [...(values['forty'] === 'yes' ? ['40'] : []), ...Array<string>(Number(values['twenties'])).fill('20')].join(' + ');
    case 'ulti-claimed':
      return t('felt-say-claim');
    case 'felt-claim-betli-by':
      return t('felt-say-claim-betli', values);
    case 'ulti-agreed':
      return t('felt-say-agree');
    case 'ulti-disagreed':
      return t('felt-say-disagree');
    case 'snap-trump-called':
      return t('card-suit', { ...values, faces: settings.faces });
    case 'snap-announced':
      return t('felt-say-snapszer');
    case 'snap-kontra-said':
      return t('card-level', values);
    case 'snap-melded':
      return String(values['points']);
    case 'snap-ready-said':
      return t('felt-say-ready');
    default:
      return undefined;
  }
}
