/** Appendix D.2.1: a move as it is announced at a blind player's board, the same in every country. */
import type { PlayedMove } from '../wire';
import { roleOf, type File, type Rank, type Role } from './squares';

const FILES: Record<File, string> = { a: 'Anna', b: 'Bella', c: 'Cesar', d: 'David', e: 'Eva', f: 'Felix', g: 'Gustav', h: 'Hector' };
const RANKS: Record<Rank, string> = { 1: 'eins', 2: 'zwei', 3: 'drei', 4: 'vier', 5: 'fünf', 6: 'sechs', 7: 'sieben', 8: 'acht' };
const PIECES: Record<Role, string> = { king: 'König', queen: 'Dame', rook: 'Turm', bishop: 'Läufer', knight: 'Springer', pawn: 'Bauer' };

/** The language in which these names are pronounced. */
export const ANNOUNCEMENT_LANGUAGE = 'de';

const square = (text: string) => `${FILES[text[0] as File] ?? ''} ${RANKS[text[1] as Rank] ?? ''}`.trim();

/** The words for a move; both squares are named, so that it can mean no other. */
export function announcement({ motion, san }: PlayedMove): string {
  if (san.startsWith('0-0-0')) return 'lange Rochade';
  if (san.startsWith('0-0')) return 'kurze Rochade';
  const named = /^[KQRBN]/.test(san) ? roleOf(san.charAt(0)) : undefined;
  const becomes = roleOf(motion.charAt(4));
  const words = [named ? PIECES[named] : '', square(motion.slice(0, 2)), san.includes('x') ? 'schlägt' : '', square(motion.slice(2, 4)), becomes ? PIECES[becomes] : ''];
  return words.filter((word) => word !== '').join(' ');
}
