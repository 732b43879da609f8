/** Looking through the moves of a game: which half-move is on the board, and the position after it. */
import type { Seen } from './fold';
import { lastSquares } from './fold';
import { boardAfter } from './replay';
import type { Square } from './squares';

export class Looking {
  readonly #seen: () => Seen;
  /** How many half-moves are on the board; nothing: all of them, as the game goes on. */
  #at = $state<number | undefined>();

  constructor(seen: () => Seen) {
    this.#seen = seen;
  }

  get plies(): number {
    return Math.min(this.#at ?? Infinity, this.#seen().moves.length);
  }

  /** Whether the board shows the past. */
  get back(): boolean {
    return this.plies < this.#seen().moves.length;
  }

  go(plies: number): void {
    const { length } = this.#seen().moves;
    const within = Math.max(0, Math.min(length, plies));
    this.#at = within === length ? undefined : within;
  }

  step(by: number): void {
    this.go(this.plies + by);
  }

  now(): void {
    this.#at = undefined;
  }

  /** The board to draw: of the past if one looks there, otherwise as it is. */
  get board(): string {
    const { picture, settings, moves } = this.#seen();
    const past = this.back ? boardAfter(settings.start, moves, this.plies) : undefined;
    return past ?? picture.board ?? picture.fen?.split(' ')[0] ?? '';
  }

  get last(): Square[] {
    return lastSquares(this.#seen().moves.slice(0, this.plies));
  }
}
