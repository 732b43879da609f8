/** What a hand did on a board, as requests: what it means is for the Laws. */
import type { Asked } from '../wire';
import type { Fact } from './hand.svelte';
import type { Piece, Side, Square } from './squares';

export interface Bench {
  /** What stands where. */
  here: ReadonlyMap<Square, Piece>;
  /** Whose hand it is. */
  side: Side;
  /** At a blind player's board pieces stand in holes: to take one out is to touch it (D.2.2). */
  holes: boolean;
  chess960: boolean;
}

/** In Chess960 a king that is put onto its rook castles. */
export function castles(from: Square, to: Square, { here, side, chess960 }: Bench): boolean {
  const [king, rook] = [here.get(from), here.get(to)];
  return chess960 && king?.role === 'king' && rook?.role === 'rook' && king.side === side && rook.side === side;
}

export function requests(fact: Fact, bench: Bench): Asked[] {
  const { here, side, holes } = bench;
  if ('touched' in fact) {
    const square = fact.touched;
    return [holes && here.get(square)?.side === side ? { blind: { unplug: { square } } } : { touch: { squares: [square] } }];
  }
  const { from, to } = fact.released;
  if (castles(from, to, bench)) return [{ move: { motion: from + to } }];
  const taken = here.has(to);
  if (holes) return [{ blind: { plug: { from, to } } }, ...(taken ? [{ remove: { square: to } }] : [])];
  return [{ release: taken ? { from, to, victim_off: true } : { from, to } }];
}

/** The square of a pawn that stands where pawns cannot stay. */
export function promotionSquare(here: ReadonlyMap<Square, Piece>, side: Side): Square | undefined {
  const last = side === 'white' ? '8' : '1';
  return [...here].find(([square, piece]) => piece.role === 'pawn' && piece.side === side && square[1] === last)?.[0];
}
