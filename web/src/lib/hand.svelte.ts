/**
 * What a hand does on a board. Every pointer and the keyboard press, carry and let go through here and nowhere else,
 * so that the same acts give the same facts, each once and in the order in which they were done. No rule is known here:
 * whether a piece may be touched or where it may go is for the Laws.
 */
import type { Piece, Side, Square } from './squares';

/** What was done: a piece was touched, or the piece in the hand was let go on another square. */
export type Fact = { touched: Square } | { released: { from: Square; to: Square } };

interface Table {
  /** Whose pieces this hand moves; nobody's on a board that is only looked at. */
  side: () => Side | undefined;
  /** What stands where, as the person sees it. */
  here: () => ReadonlyMap<Square, Piece>;
  /** Whether putting the one piece onto the other, which is one's own, is a way to move: a king on its rook in Chess960. */
  onto?: (from: Square, to: Square) => boolean;
  /** Hears each fact with the moment of this browser's counter at which it was done. */
  told: (fact: Fact, at: number) => void;
}

/** A press that has not been let go yet. */
interface Pressed {
  /** The piece was in the hand already when it was pressed. */
  again: boolean;
  /** It has left its square meanwhile. */
  travelled: boolean;
}

export class Hand {
  #held = $state<Square | undefined>();
  #pressed: Pressed | undefined;
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The square whose piece is in the hand: being carried, or taken up to be put down by the next press. */
  get held(): Square | undefined {
    return this.#held !== undefined && this.#own(this.#held) ? this.#held : undefined;
  }

  /** A finger, a mouse button or a key goes down on a square. */
  press(square: Square, at: number): void {
    if (this.#table.side() === undefined) return;
    const held = this.held;
    const putsOnto = held !== undefined && held !== square && this.#table.onto?.(held, square) === true;
    this.#pressed = { again: held === square, travelled: false };
    // With a piece in the hand, what is pressed is where it will be put; another piece of one's own is touched instead.
    if (putsOnto || (held !== undefined && !this.#own(square))) return;
    if (!this.#table.here().has(square)) return;
    this.#held = this.#own(square) ? square : undefined;
    this.#table.told({ touched: square }, at);
  }

  /** The pointer is over a square now, or beside the board. */
  carry(square: Square | undefined): void {
    if (this.#pressed && square !== this.#held) this.#pressed.travelled = true;
  }

  /** It goes up again, on a square or beside the board. */
  letGo(square: Square | undefined, at: number): void {
    const [pressed, held] = [this.#pressed, this.held];
    this.#pressed = undefined;
    if (!pressed || held === undefined) return;
    if (square === held) {
      // A piece that was carried about and put back stands there; one that was only tapped stays in the hand.
      if (pressed.again || pressed.travelled) this.#held = undefined;
      return;
    }
    this.#held = undefined;
    // Let go beside the board, a piece goes back to where it stood. That it was touched is known.
    if (square === undefined) return;
    const blocked = this.#own(square) && !this.#table.onto?.(held, square);
    this.#table.told(blocked ? { touched: square } : { released: { from: held, to: square } }, at);
  }

  /** The browser took the pointer away, or the person thought better of it: the piece stands where it stood. */
  putBack(): void {
    this.#pressed = undefined;
    this.#held = undefined;
  }

  #own(square: Square): boolean {
    return this.#table.here().get(square)?.side === this.#table.side();
  }
}
