/** Pieces as drawings that keep their identity from one position to the next, so that a move is seen as a move. */
import type { Piece, Square } from './squares';

export interface Figure extends Piece {
  id: number;
  square: Square;
}

const distance = (a: Square, b: Square) => Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(a.charCodeAt(1) - b.charCodeAt(1));

/** The figures of a position: those that stayed, those that went somewhere else, and new ones, numbered on from `next`. */
export function figures(before: readonly Figure[], here: ReadonlyMap<Square, Piece>, next: number): Figure[] {
  const same = (figure: Figure, piece: Piece | undefined) => piece !== undefined && figure.role === piece.role && figure.side === piece.side;
  const stay = before.filter((figure) => same(figure, here.get(figure.square)));
  const kept = new Set(stay.map(({ square }) => square));
  const gone = before.filter((figure) => !stay.includes(figure));
  const come = [...here].filter(([square]) => !kept.has(square)).map(([square, piece]): Figure => {
    const [nearest] = gone.filter((figure) => same(figure, piece)).sort((a, b) => distance(a.square, square) - distance(b.square, square));
    if (nearest) gone.splice(gone.indexOf(nearest), 1);
    return { ...piece, square, id: nearest?.id ?? next++ };
  });
  // The order in the document is by number: a figure that moves is not taken out and put in again.
  return [...stay, ...come].sort((a, b) => a.id - b.id);
}
