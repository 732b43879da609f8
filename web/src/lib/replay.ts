/** Positions of a game that is looked through. Drawing only: the moves were judged long ago. */
import type { PlayedMove } from '../wire';
import { LETTERS, pieces, roleOf, type Piece, type Role, type Side, type Square } from './squares';

type Here = Map<Square, Piece>;

function castle(here: Here, from: Square, side: Side, long: boolean): void {
  const rank = from[1] as '1' | '8';
  // The rook that is farthest out on that side: in Chess960 it may stand anywhere.
  const files = long ? 'abcdefgh' : 'hgfedcba';
  const rook = [...files].map((file) => `${file}${rank}` as Square).find((square) => here.get(square)?.role === 'rook' && here.get(square)?.side === side);
  here.delete(from);
  if (rook) here.delete(rook);
  here.set(`${long ? 'c' : 'g'}${rank}`, { side, role: 'king' });
  here.set(`${long ? 'd' : 'f'}${rank}`, { side, role: 'rook' });
}

function play(here: Here, { motion, san }: PlayedMove): void {
  const [from, to] = [motion.slice(0, 2) as Square, motion.slice(2, 4) as Square];
  const piece = here.get(from);
  if (!piece) return;
  if (san.startsWith('0-0')) return castle(here, from, piece.side, san.startsWith('0-0-0'));
  // A pawn that goes aslant to an empty square has taken another in passing.
  if (piece.role === 'pawn' && from[0] !== to[0] && !here.has(to)) here.delete(`${to[0]}${from[1]}` as Square);
  here.delete(from);
  const becomes: Role | undefined = motion[4] ? roleOf(motion[4]) : undefined;
  here.set(to, becomes ? { side: piece.side, role: becomes } : piece);
}

/** The board after the first half-moves, as the first field of a FEN; nothing where the arbiter set up a position meanwhile. */
export function boardAfter(start: string, moves: readonly PlayedMove[], plies: number): string | undefined {
  const here = pieces(start || 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
  for (const move of moves.slice(0, plies)) {
    if (move.motion === '') return undefined;
    play(here, move);
  }
  return written(here);
}

function written(here: Here): string {
  return [8, 7, 6, 5, 4, 3, 2, 1]
    .map((rank) => [...'abcdefgh'].map((file) => {
      const piece = here.get(`${file}${rank}` as Square);
      const letter = piece && LETTERS[piece.role];
      return letter ? (piece.side === 'white' ? letter.toUpperCase() : letter) : '1';
    }).join('').replace(/1+/g, (run) => String(run.length)))
    .join('/');
}
