/** This browser's part of the shuffle: it draws a number, commits itself, opens the number with the others, and checks each deal when it is over. */
import type { Card, CardGame, CardSeat, CardShuffle } from '../../wire';
import type { CardLine, View } from './line.svelte';
import { drawNumber, faultOf, numberCommitment, type Fault, type Kept } from './shuffle';

/** How a deal's check came out. `kept`: with the own number; without it only what lies open could be checked. */
export interface Checked {
  deal: number;
  seed: string;
  fault: Fault | undefined;
  kept: boolean;
}

/** So many numbers are kept: those of the deal and of the next one, after a void also older ones. */
const MOST = 6;

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
    return next !== null && viewer !== null && next.step === 'shuffle' && next.deal > this.#ready && next.sealed[viewer] === null;
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

  async #prepare({ next }: View, seat: CardSeat): Promise<void> {
    if (!next) return;
    this.lost = false;
    const own = next.sealed[seat] ?? null;
    if (next.step === 'shuffle' && own === null && next.commitment !== null && next.deal <= this.#ready) {
      const nonce = drawNumber();
      const commitment = await numberCommitment(next.deal, seat, nonce);
      this.#keep({ deal: next.deal, nonce, commitment });
      await this.#line.ask({ table: { commit: { commitment } } });
    } else if (next.step === 'nonces' && !next.opened[seat]) {
      const kept = this.#kept.find(({ commitment }) => commitment === own);
      this.lost = kept === undefined;
      if (!kept) return;
      this.#keep({ ...kept, shown: { commitment: next.commitment, sealed: next.sealed, cut: next.cut } });
      await this.#line.ask({ table: { add_nonce: { nonce: kept.nonce } } });
    }
  }

  /** The first sight of the own cards, to be compared with the pack when it is open. */
  #keepHand({ deal, shuffle }: View, seat: CardSeat): void {
    const hand = deal?.hands[seat];
    const kept = shuffle && this.#of(shuffle, seat);
    if (!kept || kept.hand || !hand || hand.length === 0 || shuffle.deal === 0 || hand.length > 10) return;
    if (deal.tricks.length === 0 && !this.#talonTaken(deal)) this.#keep({ ...kept, hand: [...hand] as Card[] });
  }

  #talonTaken = (deal: NonNullable<View['deal']>): boolean => 'auction' in deal && deal.auction.length > 0;

  #of = (shuffle: CardShuffle, seat: CardSeat | null) => (seat === null ? undefined : this.#kept.find(({ commitment }) => commitment === shuffle.sealed[seat]));

  async #check(kind: CardGame, { shuffle, viewer }: View): Promise<void> {
    const seed = shuffle?.seed;
    if (!seed || this.checked.some((one) => one.seed === seed)) return;
    const kept = this.#of(shuffle, viewer);
    const fault = await faultOf(kind, viewer, shuffle, kept);
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
