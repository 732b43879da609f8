/** The clock on the device: whose half is whose, what is kept of it when the page goes away, and which articles a fallen flag rests on. */
import type { Edition, Side } from '../wire';
import { face, flagDue, other, setTo, started, stopped, type ChessClock } from './chessclock';

export interface LocalClock {
  clock: ChessClock;
  /** Who sits at the near half; nobody knows until Black has pressed for the first time. */
  near: Side | null;
  /** Whose time ran when the clock was paused. */
  paused: Side | null;
  edition: Edition;
}

export const HALVES = ['far', 'near'] as const;
export type Half = (typeof HALVES)[number];

export const laid = (clock: ChessClock, edition: Edition): LocalClock => ({ clock, near: null, paused: null, edition });

/** The side of a half. */
export const sideOf = ({ near }: LocalClock, half: Half): Side | null => (near === null ? null : half === 'near' ? near : other(near));

/** Black presses first, and White's time begins: whoever does it is Black. */
export function begun(local: LocalClock, half: Half, now: number): LocalClock {
  return { ...local, near: half === 'near' ? 'black' : 'white', clock: started(local.clock, 'white', now) };
}

export const paused = (local: LocalClock, now: number): LocalClock => ({ ...local, paused: local.clock.running, clock: stopped(local.clock, now) });

export const goneOn = (local: LocalClock, now: number): LocalClock => (local.paused ? { ...local, paused: null, clock: started(local.clock, local.paused, now) } : local);

/** The side whose flag has fallen. */
export const fallen = ({ clock }: LocalClock): Side | undefined => (['white', 'black'] as const).find((side) => clock[side].fallen !== null);

/** At the moment the flag falls the clock stands still, and shows what it showed then. */
export function watched(local: LocalClock, now: number): LocalClock {
  const due = flagDue(local.clock);
  return due === null || now < due ? local : { ...local, clock: stopped(local.clock, now) };
}

/** The same times anew. */
export const again = ({ clock, edition }: LocalClock): LocalClock => laid(setTo(clock.control), edition);

/** The articles by which a fallen flag counts, by their lasting ids: noticed or claimed, and what it means. */
export const FLAG_ARTICLES = ['6.8', '6.9', 'R07'] as const;

const KEY = 'jadoube-clock';

export function keep(local: LocalClock | undefined, storage: Pick<Storage, 'setItem' | 'removeItem'>): void {
  try {
    if (local) storage.setItem(KEY, JSON.stringify(local));
    else storage.removeItem(KEY);
  } catch {
    // A browser without storage forgets; the clock runs on.
  }
}

/** What was kept; a real clock runs on while nobody looks, and so does this one. */
export function remembered(storage: Pick<Storage, 'getItem'>): LocalClock | undefined {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as LocalClock | null;
    return kept && Number.isFinite(face(kept.clock, 'white', 0).left) && kept.clock.control.periods.length > 0 ? kept : undefined;
  } catch {
    return undefined;
  }
}
