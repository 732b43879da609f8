/** Questions that a player types to hear about the board: `?e4`, `?e`, `?b*`, `?4`, `?N`, `?b`, `?t`, `?l`, `?h`. They go to nobody else. */
import { FILES, isSquare, pieces, RANKS, roleOf, type Piece, type Role, type Side, type Square } from './squares';

export type Question =
  | { about: 'square'; square: Square }
  | { about: 'line'; squares: Square[] }
  | { about: 'pieces'; role: Role }
  | { about: 'board' }
  | { about: 'times' }
  | { about: 'last' }
  | { about: 'help' };

/** The question in a typed line; nothing if the line is none, for then it is for the server. */
export function question(text: string): Question | undefined {
  const line = text.trim();
  if (!line.startsWith('?')) return undefined;
  const asked = line.slice(1).trim();
  const lower = asked.toLowerCase();
  if (isSquare(lower)) return { about: 'square', square: lower };
  if (asked === 'h') return { about: 'help' };
  // Two files have the letters of other questions: a star says that the file is meant.
  const file = FILES.find((one) => one === asked.replace(/\*$/, ''));
  if (file && (asked.endsWith('*') || file !== 'b')) return { about: 'line', squares: RANKS.map((rank): Square => `${file}${rank}`) };
  const rank = RANKS.find((one) => one === asked);
  if (rank) return { about: 'line', squares: FILES.map((one): Square => `${one}${rank}`) };
  const role = /^[KQRBNP]$/.test(asked) ? roleOf(asked) : undefined;
  if (role) return { about: 'pieces', role };
  if (lower === 't') return { about: 'times' };
  if (lower === 'l') return { about: 'last' };
  if (lower === 'b' || lower === 'board') return { about: 'board' };
  return { about: 'help' };
}

export interface Found {
  square: Square;
  piece: Piece;
}

/** The occupied squares among those asked about, in their order. */
export function found(fen: string, squares: readonly Square[]): Found[] {
  const here = pieces(fen);
  return squares.flatMap((square) => {
    const piece = here.get(square);
    return piece ? [{ square, piece }] : [];
  });
}

/** Where the pieces of one kind or of one side stand. */
export function whereabouts(fen: string, wanted: { role?: Role; side?: Side }): Found[] {
  return [...pieces(fen)]
    .filter(([, piece]) => (!wanted.role || piece.role === wanted.role) && (!wanted.side || piece.side === wanted.side))
    .map(([square, piece]) => ({ square, piece }));
}
