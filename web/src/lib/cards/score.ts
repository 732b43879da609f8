/** What can be counted from what lies open: tricks, points, melds, places. */
import type { Card, CardRuling, CardSeat, CardSide, CardTrickSeen, SnapszerView, UltiFigure, UltiView } from '../../wire';
import { rankOf } from './deck';

export type DealView = UltiView | SnapszerView;
export const isUlti = (deal: DealView): deal is UltiView => 'auction' in deal;

/** Who plays alone, once that is certain. */
export function aloneOf(deal: DealView): CardSeat | null {
  if (!isUlti(deal)) return deal.caller;
  return deal.auction_over ? (deal.standing?.[0] ?? null) : null;
}

/** Whether it is settled that no suit is trumps. */
export const isPlain = (deal: DealView): boolean => isUlti(deal) && deal.auction_over && deal.trump === null && deal.due !== 'name_trump';

/** What doubling is called, from the first time on. */
export const LEVELS = ['kontra', 'rekontra', 'szubkontra', 'hirskontra', 'mordkontra'] as const;
export const levelName = (level: number): string => LEVELS[level] ?? 'more';

/** Whether the player alone is not to take a trick. */
export const isBetli = (deal: DealView): boolean => isUlti(deal) && /betli$/.test(deal.standing?.[1] ?? '');

export interface Claim {
  /** To whom the tricks that are left would go. */
  rest: CardSide;
  /** How whoever proposes it says so. */
  text: string;
}

/** What a player may propose of the tricks that are left: first what the own side plays for, then how it gives up. In betli the player alone wants none of them. */
export function claims(deal: DealView, me: CardSeat | null): [Claim, Claim] {
  const [own, others]: [CardSide, CardSide] = aloneOf(deal) === me ? ['declarer', 'defenders'] : ['defenders', 'declarer'];
  if (isBetli(deal)) return [{ rest: others, text: 'felt-claim-betli-own' }, { rest: own, text: 'felt-claim-betli-give' }];
  return [{ rest: own, text: 'felt-claim-own' }, { rest: others, text: 'felt-claim-give' }];
}

/** How often a part was doubled already, as far as this seat may double it again against another. */
export const levelOf = (deal: UltiView, figure: UltiFigure, against: CardSeat, me: CardSeat | null): number =>
  deal.doubled.find(([one, seat]) => one === figure && (seat === null || seat === against || seat === me))?.[2] ?? 0;

/** Whether a seat has been doubled, and may answer. */
export const mayAnswer = (deal: DealView, me: CardSeat | null): boolean =>
  isUlti(deal) ? deal.may_double.some(([figure, against]) => levelOf(deal, figure, against, me) > 0) : deal.level > 0 && deal.offers.includes('kontra');

/** The seat that played each card of a trick. */
export const players = ({ leader, cards }: CardTrickSeen): { seat: CardSeat; card: Card }[] => cards.map((card, at) => ({ seat: ((leader + at) % 3) as CardSeat, card }));

export const playedBy = (deal: DealView, seat: CardSeat): Card[] => deal.tricks.flatMap((trick) => players(trick).filter((one) => one.seat === seat).map(({ card }) => card));

/** The trick on the table; when the next one is not begun, the one that was just taken. */
export const shownTrick = (deal: DealView): CardTrickSeen | undefined => deal.tricks.at(-1);
export const lastTaken = (deal: DealView): CardTrickSeen | undefined => deal.tricks.findLast(({ winner }) => winner !== null);

export interface Side {
  tricks: number;
  points: number;
  melds: number;
}

/** What both sides have, the player alone first. In ulti the talon is nobody's until the deal is over. */
export function sides(deal: DealView): [Side, Side] {
  if (!isUlti(deal)) {
    return [deal.own, deal.others].map(({ tricks, card_points, melds }) => ({ tricks, points: card_points + (tricks > 0 ? melds : 0), melds })) as [Side, Side];
  }
  const alone = deal.standing?.[0];
  // What was agreed on without being played counts too, when the deal is over.
  if (deal.settlement) {
    const { declarer, defenders } = deal.settlement.outcome;
    return [declarer, defenders].map(({ tricks, card_points, forty, twenties }) => ({ tricks, points: card_points, melds: (forty ? 40 : 0) + twenties * 20 })) as [Side, Side];
  }
  const both: [Side, Side] = [{ tricks: 0, points: 0, melds: 0 }, { tricks: 0, points: 0, melds: 0 }];
  deal.tricks.forEach(({ winner, cards }, at) => {
    const side = winner === null ? undefined : both[winner === alone ? 0 : 1];
    if (!side) return;
    side.tricks += 1;
    side.points += cards.filter((card) => 'AX'.includes(rankOf(card))).length * 10 + (at === 9 ? 10 : 0);
  });
  deal.melds.forEach(({ forty, twenties }, seat) => {
    both[seat === alone ? 0 : 1].melds += (forty ? 40 : 0) + twenties * 20;
  });
  return both;
}

/** Places by totals; equal totals share the better one. */
export const places = (totals: readonly number[]): number[] => totals.map((own) => 1 + totals.filter((other) => other > own).length);

/** The hands with which the play began, when the deal is over. */
export function startOf(deal: DealView): Card[][] {
  if (isUlti(deal) && deal.start) return deal.start.map((hand) => [...hand]);
  return ([0, 1, 2] as const).map((seat) => [...playedBy(deal, seat), ...(deal.hands[seat] ?? [])]);
}

/** What was announced, doubled, and the game if it was doubled: between who plays alone and one of the defenders. */
function announced(deal: UltiView, defender: CardSeat): number {
  return deal.parts
    .map(([figure, value]) => {
      const said = deal.doubled.filter(([one]) => one === figure);
      const level = said.find(([, seat]) => seat === null || seat === defender)?.[2] ?? 0;
      return figure === 'game' && deal.game !== 'announced' && said.length === 0 ? 0 : value * 2 ** level;
    })
    .reduce((sum, value) => sum + value, 0);
}

/** What a game of snapszer is worth to a side as it stands; the rules may price an announced one otherwise than at six. */
function worth(deal: SnapszerView, winner: CardSide, rules: string): number {
  const loser = winner === 'declarer' ? deal.others : deal.own;
  const points = loser.card_points + (loser.tricks > 0 ? loser.melds : 0);
  const base = deal.snapszer ? Number(/\bsnapszer=(\d+)/.exec(rules)?.[1] ?? 6) : loser.tricks === 0 ? 3 : points < 33 ? 2 : 1;
  return base * 2 ** deal.level;
}

/** What each seat would write if the arbiter ruled so on a deal; nothing where nothing is announced that could be written. The server decides it anew. */
export function ruledSheet(deal: DealView, ruling: CardRuling, rules: string): readonly [number, number, number] | undefined {
  if ('replay' in ruling) return [0, 0, 0];
  const seats = [0, 1, 2] as const;
  const of = (write: (seat: CardSeat) => number) => seats.map(write) as [number, number, number];
  if (!isUlti(deal)) {
    if (deal.trump === null) return undefined;
    const to: CardSide = 'award' in ruling ? ruling.award.to : ruling.violation.offender === deal.caller ? 'defenders' : 'declarer';
    const units = worth(deal, to, rules);
    return of((seat) => ((seat === deal.caller) === (to === 'declarer') ? units : 0));
  }
  const alone = deal.standing?.[0];
  if (alone === undefined) return undefined;
  if ('violation' in ruling) {
    const { offender } = ruling.violation;
    // Against the offender, where each defender has a chain of his own.
    return of((seat) => (seat === offender ? 0 : announced(deal, seat === alone ? offender : seat)));
  }
  const defenders = seats.filter((seat) => seat !== alone);
  const mean = defenders.reduce<number>((sum, seat) => sum + announced(deal, seat), 0) / 2;
  return of((seat) => (ruling.award.to === 'declarer' ? (seat === alone ? mean : 0) : seat === alone ? 0 : announced(deal, seat)));
}
