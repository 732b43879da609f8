/** Appendix D.2.1: a move as it is announced at a blind player's board, the same in every country. */
import type { File, Rank, Role, Square } from './squares';

const FILES: Record<File, string> = { a: 'Anna', b: 'Bella', c: 'Cesar', d: 'David', e: 'Eva', f: 'Felix', g: 'Gustav', h: 'Hector' };
const RANKS: Record<Rank, string> = { 1: 'eins', 2: 'zwei', 3: 'drei', 4: 'vier', 5: 'fünf', 6: 'sechs', 7: 'sieben', 8: 'acht' };
const PIECES: Record<Role, string> = { king: 'König', queen: 'Dame', rook: 'Turm', bishop: 'Läufer', knight: 'Springer', pawn: 'Bauer' };

/** The language in which these names are pronounced. */
export const ANNOUNCEMENT_LANGUAGE = 'de';

export function spokenSquare(square: Square): string {
  return `${FILES[square[0] as File]} ${RANKS[square[1] as Rank]}`;
}

export function spokenMove(role: Role, from: Square, to: Square, captures: boolean, promotion?: Role): string {
  const words = [role === 'pawn' ? '' : PIECES[role], spokenSquare(from), captures ? 'schlägt' : '', spokenSquare(to), promotion ? PIECES[promotion] : ''];
  return words.filter((word) => word !== '').join(' ');
}
