/** Squares and the pieces on them, read from the board field of a FEN. Drawing only: no rule is known here. */

export type Side = 'white' | 'black';
export type Role = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn';
export type File = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
export type Rank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
export type Square = `${File}${Rank}`;
export interface Piece {
  side: Side;
  role: Role;
}

export const FILES: readonly File[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
export const RANKS: readonly Rank[] = ['1', '2', '3', '4', '5', '6', '7', '8'];
export const ROLES: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
export const LETTERS = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' } as const satisfies Readonly<Record<Role, string>>;

export function isSquare(text: string): text is Square {
  return /^[a-h][1-8]$/.test(text);
}

export function roleOf(letter: string): Role | undefined {
  return ROLES.find((role) => LETTERS[role] === letter.toLowerCase());
}

export function other(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

/** The pieces by square; what cannot be read is left out. */
export function pieces(fen: string): Map<Square, Piece> {
  const found = new Map<Square, Piece>();
  const rows = (fen.split(' ')[0] ?? '').split('/');
  rows.forEach((row, down) => {
    let across = 0;
    for (const letter of row) {
      const role = roleOf(letter);
      const file = FILES[across];
      const rank = RANKS[7 - down];
      if (role && file && rank) {
        found.set(`${file}${rank}`, { side: letter === letter.toLowerCase() ? 'black' : 'white', role });
      }
      across += role ? 1 : Number(letter) || 0;
    }
  });
  return found;
}

/** The pieces after some were carried from square to square; what stood there is gone. */
export function carried(here: ReadonlyMap<Square, Piece>, moves: readonly { from: Square; to: Square }[]): Map<Square, Piece> {
  const after = new Map(here);
  for (const { from, to } of moves) {
    const piece = after.get(from);
    if (!piece) continue;
    after.delete(from);
    after.set(to, piece);
  }
  return after;
}

/** Where a side's king stands. */
export const kingOf = (here: ReadonlyMap<Square, Piece>, side: Side): Square | undefined =>
  [...here].find(([, piece]) => piece.role === 'king' && piece.side === side)?.[0];

/** Rows from the top of the screen to its bottom, as the side sees them. */
export function rows(view: Side): Square[][] {
  const ranks = view === 'white' ? [...RANKS].reverse() : [...RANKS];
  const files = view === 'white' ? [...FILES] : [...FILES].reverse();
  return ranks.map((rank) => files.map((file): Square => `${file}${rank}`));
}
