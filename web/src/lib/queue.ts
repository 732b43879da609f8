/** The boards of a hall in the order in which they need the arbiter. */
import type { Board } from './hall.svelte';

/** Why a board needs somebody: a call, a question, a fallen flag; the lower the sooner. */
export function need(board: Board): 'call' | 'question' | 'flag' | undefined {
  if (board.calls.length > 0) return 'call';
  if (board.awaits_arbiter) return 'question';
  const { white, black } = board.clocks.faces;
  return board.phase !== 'ended' && (white.fallen || black.fallen) ? 'flag' : undefined;
}

export interface Queue {
  /** Those that need somebody, the one that has waited longest first. */
  needy: Board[];
  waiting: Board[];
  playing: Board[];
  ended: Board[];
}

/** A board fits what was typed if its number or one of its names does. */
export const fits = (board: Board, sought: string): boolean => {
  const wanted = sought.trim().toLocaleLowerCase();
  return wanted === '' || String(board.number ?? '') === wanted || [board.names.white, board.names.black].some((name) => name.toLocaleLowerCase().includes(wanted));
};

export function queue(boards: readonly Board[]): Queue {
  const since = (board: Board) => Math.min(...board.calls.map((call) => call.about.at), Infinity);
  const needy = boards.filter((board) => need(board)).toSorted((a, b) => since(a) - since(b));
  const rest = boards.filter((board) => !need(board));
  return {
    needy,
    waiting: rest.filter(({ phase }) => phase === 'waiting'),
    playing: rest.filter(({ phase }) => phase === 'playing' || phase === 'paused'),
    ended: rest.filter(({ phase }) => phase === 'ended'),
  };
}
