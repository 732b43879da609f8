/** This browser's part of the shuffle: it draws a number, commits itself, opens the number with the others, and checks each deal when it is over. */
import type { Card, CardGame, CardSeat, CardShuffle } from '../../wire';
import type { CardLine, View } from './line.svelte';
import { commonOf, drawNumber, faultOf, faultOfCommon, numberCommitment, type Fault, type Kept } from './shuffle';

/** How a deal's check came out. `kept`: with the own number; without it only what lies open could be checked. */
export interface Checked {
  deal: number;
  seed: string;
  fault: Fault | undefined;
  kept: boolean;
}

/** So many numbers are kept: those of the deal and of the next one, after a void also older ones. */
const MOST = 6;

/** Whether the player has done the own part before the next deal: a number fixed, or said to be ready where none is needed. */
export function isReady({ next, viewer, shuffling }: View): boolean {
  if (!next || viewer === null) return true;
  return shuffling === 'duplicate' && next.deal > 0 ? next.wanted[viewer] : next.left_out[viewer] || next.sealed[viewer] !== null;
}

export class Fair {
  /** The checks so far, the last one last. */
  checked = $state.raw<readonly Checked[]>([]);
  /** The own number for this shuffle is not in this browser any more. */
  lost = $state(false);

  readonly #line: CardLine;
  readonly #key: string;
  #kept: (Kept & { commitment: string })[];
  #busy = false;
  #again = false;
  /** The deal that this player has said to be ready for. */
  #ready = 1;
  /** Runs while eyes still read what stands on the table. */
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(line: CardLine, table: string, role: string) {
    this.#line = line;
    this.#key = `jadoube-numbers-${table}-${role}`;
    this.#kept = this.#remembered();
  }

  /** The player wants the next deal. */
  ready(): void {
    this.#ready = (this.#line.view?.next?.deal ?? 0) || 1;
    void this.attend();
  }

  /** Whether the player is waited for before the next deal. */
  waits(view: View): boolean {
    const { next, viewer } = view;
    return next !== null && viewer !== null && next.step === 'shuffle' && next.deal > this.#ready && !isReady(view);
  }

  /** A deal is void: its number comes again, and its player says once more when it may. */
  again(deal: number): void {
    this.#ready = Math.min(this.#ready, deal - 1);
  }

  /** No number is fixed for so long: what has just come may be read first. */
  rest(time: number): void {
    if (time <= 0) return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#rest = undefined;
      void this.attend();
    }, time);
  }

  /** Do what is due now, one thing after the other. */
  async attend(): Promise<void> {
    if (this.#busy) {
      this.#again = true;
      return;
    }
    this.#busy = true;
    try {
      do {
        this.#again = false;
        await this.#once();
      } while (this.#again);
    } finally {
      this.#busy = false;
    }
  }

  async #once(): Promise<void> {
    const view = this.#line.view;
    const kind = this.#line.welcome?.kind;
    if (!view || !kind) return;
    if (view.viewer !== null) {
      this.#keepHand(view, view.viewer);
      await this.#prepare(view, view.viewer);
    }
    await this.#check(kind, view);
  }

  async #prepare({ next, shuffling, duplicate }: View, seat: CardSeat): Promise<void> {
    if (!next || (next.step === 'shuffle' && this.#rest !== undefined)) return;
    this.lost = false;
    const own = next.sealed[seat] ?? null;
    if (shuffling === 'duplicate' && next.deal > 0) {
      if (next.step === 'shuffle' && !next.wanted[seat] && next.deal <= this.#ready) await this.#line.ask({ table: 'next_deal' });
    } else if (next.step === 'shuffle' && own === null && !next.left_out[seat] && next.commitment !== null && next.deal <= this.#ready) {
      const nonce = drawNumber();
      const commitment = await numberCommitment(next.deal, seat, nonce);
      this.#keep({ deal: next.deal, nonce, commitment });
      await this.#line.ask({ table: { commit: { commitment } } });
    } else if (next.step === 'nonces' && !next.opened[seat] && !next.left_out[seat]) {
      const kept = this.#kept.find(({ commitment }) => commitment === own);
      this.lost = kept === undefined;
      if (!kept) return;
      this.#keep({ ...kept, shown: { commitment: next.commitment, sealed: next.sealed, cut: next.cut }, ...(duplicate ? { common: commonOf(duplicate) } : {}) });
      await this.#line.ask({ table: { add_nonce: { nonce: kept.nonce } } });
    }
  }

  /** The first sight of the own cards, to be compared with the pack when it is open. */
  #keepHand(view: View, seat: CardSeat): void {
    const { deal, shuffle, shuffling } = view;
    const hand = deal?.hands[seat];
    const kept = shuffle && this.#of(view, shuffle, seat);
    const common = shuffling === 'duplicate';
    if (!kept || (common ? kept.hands?.[shuffle.deal] : kept.hand) || !hand || hand.length === 0 || shuffle.deal === 0 || hand.length > 10) return;
    if (deal.tricks.length > 0 || this.#talonTaken(deal)) return;
    const cards = [...hand] as Card[];
    this.#keep(common ? { ...kept, hands: { ...kept.hands, [shuffle.deal]: cards } } : { ...kept, hand: cards });
  }

  #talonTaken = (deal: NonNullable<View['deal']>): boolean => 'auction' in deal && deal.auction.length > 0;

  /** What was kept for a shuffle; where several tables shuffle together, the one number for all deals. */
  #of(view: View, shuffle: CardShuffle, seat: CardSeat | null): (Kept & { commitment: string }) | undefined {
    if (seat === null) return undefined;
    const { duplicate } = view;
    const own = duplicate && shuffle.deal > 0 ? duplicate.seats[duplicate.table]?.[seat] : shuffle.sealed[seat];
    return this.#kept.find(({ commitment }) => commitment === own);
  }

  async #check(kind: CardGame, view: View): Promise<void> {
    const { shuffle, viewer, duplicate } = view;
    const seed = shuffle?.seed;
    if (!seed || this.checked.some((one) => one.seed === seed)) return;
    const kept = this.#of(view, shuffle, viewer);
    const fault = await (duplicate && shuffle.deal > 0 ? faultOfCommon(kind, viewer, shuffle, duplicate, kept) : faultOf(kind, viewer, shuffle, kept));
    this.checked = [...this.checked, { deal: shuffle.deal, seed, fault, kept: kept !== undefined }];
  }

  #remembered(): (Kept & { commitment: string })[] {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? '[]');
    } catch {
      return [];
    }
  }

  #keep(one: Kept & { commitment: string }): void {
    this.#kept = [...this.#kept.filter(({ commitment }) => commitment !== one.commitment), one].slice(-MOST);
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // Without storage the number lasts as long as this page; a shuffle that it is lost for begins anew.
    }
  }
}
