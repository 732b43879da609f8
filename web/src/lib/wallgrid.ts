/** How many boards fit on a wall, and how large: as large as they can be, and never cut. */

export interface Plan {
  columns: number;
  rows: number;
  /** The side of a board, in pixels. */
  board: number;
  /** Boards on one page; with more, pages take turns. */
  each: number;
  pages: number;
}

/** Below this a board says nothing to the back of a hall. */
const LEAST = 176;
export const GAP = 12;
/** What stands around a board: its head above, a plate for each player. */
export const PLATES = 104;

function fit(count: number, width: number, height: number): Omit<Plan, 'each' | 'pages'> {
  let best = { columns: 1, rows: count, board: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const wide = (width - (columns - 1) * GAP) / columns;
    const high = (height - (rows - 1) * GAP) / rows - PLATES;
    const board = Math.floor(Math.min(wide, high) / 8) * 8;
    if (board > best.board) best = { columns, rows, board };
  }
  return best;
}

export function plan(count: number, width: number, height: number): Plan {
  for (let pages = 1; pages <= Math.max(1, count); pages += 1) {
    const each = Math.ceil(count / pages);
    const found = fit(Math.max(1, each), width, height);
    if (found.board >= LEAST || each <= 1) return { ...found, board: Math.max(found.board, 64), each: Math.max(1, each), pages };
  }
  return { columns: 1, rows: 1, board: LEAST, each: 1, pages: count };
}
