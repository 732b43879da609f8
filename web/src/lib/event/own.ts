/** Events that were opened on this device, so that the own ones are found again. */

export interface OwnEvent {
  event: string;
  name: string;
  role: string;
}

const KEY = 'jadoube-events';
const MOST = 30;

export function ownEvents(): OwnEvent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as OwnEvent[]) : [];
  } catch {
    return [];
  }
}

/** Puts an event first among the own ones. */
export function remember(own: OwnEvent): void {
  try {
    const rest = ownEvents().filter(({ event, role }) => event !== own.event || role !== own.role);
    localStorage.setItem(KEY, JSON.stringify([own, ...rest].slice(0, MOST)));
  } catch {
    // A browser without storage finds its events by their links.
  }
}
