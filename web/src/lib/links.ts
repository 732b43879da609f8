/** Links that were given out on this device. The server keeps no secret, so this is the only place that can show them again. */
import type { GivenLink, Role } from '../wire';

const key = (scope: string) => `jadoube-links-${scope}`;
const MOST = 200;

/** Keep what was given for a game or hall; with the board's number and names, for the printed sheet. */
export interface Given {
  scope: string;
  title: string;
  links: GivenLink[];
}

export function keepLinks(scope: string, title: string, links: readonly GivenLink[]): void {
  try {
    const before = linksOf(scope)?.links ?? [];
    const fresh = links.map(({ link }) => link);
    localStorage.setItem(key(scope), JSON.stringify({ scope, title, links: [...before.filter(({ link }) => !fresh.includes(link)), ...links].slice(-MOST) }));
  } catch {
    // A browser without storage shows each link once, as it is given.
  }
}

export function linksOf(scope: string): Given | undefined {
  try {
    return JSON.parse(localStorage.getItem(key(scope)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export const linkFor = (scope: string, role: Role): GivenLink | undefined => linksOf(scope)?.links.findLast((one) => one.role === role);

/** The secret behind the `#` of a link. */
export const tokenOf = ({ path }: GivenLink): string => path.split('#')[1] ?? '';
