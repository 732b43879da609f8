/** The sheet of a card table: deal by deal, with running sums, the dealer's turn and the places 2-1-0. */

export const DEALS = 24;
export type Seats<T> = [T, T, T];

/** One deal as it was written. */
export interface Deal {
  /** What each seat writes, in units. */
  units: Seats<number>;
  /** Who played alone, where it is known. */
  alone?: number | undefined;
  /** What was played, in the words of the table. */
  what?: string | undefined;
}

/** Who deals: the first dealer was drawn, then the deal goes round. */
export const dealer = (deal: number, first = 0): number => (deal - 1 + first) % 3;

/** What a deal writes: the one who plays alone, or the other two. */
export const written = (alone: number, value: number, made: boolean): Seats<number> =>
  [0, 1, 2].map((seat) => ((seat === alone) === made ? value : 0)) as Seats<number>;

export interface Row {
  number: number;
  deal: Deal | undefined;
  totals: Seats<number>;
}

/** The rows of a sheet, those that are still empty included. */
export function rows(deals: readonly Deal[], of = DEALS): Row[] {
  const totals: Seats<number> = [0, 0, 0];
  return Array.from({ length: Math.max(of, deals.length) }, (_, at) => {
    const deal = deals[at];
    if (deal) for (const seat of [0, 1, 2] as const) totals[seat] += deal.units[seat];
    return { number: at + 1, deal, totals: [...totals] };
  });
}

export const sums = (deals: readonly Deal[]): Seats<number> => rows(deals, 0).at(-1)?.totals ?? [0, 0, 0];

/** 2-1-0 by the sum of units; equals share the better place. */
export function places(totals: Seats<number>): Seats<number> {
  return totals.map((own) => 2 - totals.filter((other) => other > own).length) as Seats<number>;
}

/** The result of a table as the program reads it. */
export function asResult(totals: Seats<number>, deals: number, left?: number): string {
  const tail = deals === DEALS && left === undefined ? '' : `@${deals}${left === undefined ? '' : `-${left + 1}`}`;
  return totals.join(':') + tail;
}
