/** Addresses of pages and lines. */

/** The game or hall that this page is about: `/game/abc`. */
export const here = () => decodeURIComponent(location.pathname.split('/')[2] ?? '');

/** Whether this page is about a hall with many boards rather than one game. */
export const isHall = () => location.pathname.startsWith('/hall/');

/** As whom this page is open; empty where the server shall choose. */
export const as = () => new URLSearchParams(location.search).get('as') ?? '';

const line = (kind: string, id: string) => `/api/${kind}/${encodeURIComponent(id)}/line${as() ? `?as=${encodeURIComponent(as())}` : ''}`;

/** Whether this browser has no link for a line: there is no such game for it, or not in that role. */
export async function barred(line: string): Promise<boolean> {
  const [path = '', query = ''] = line.split('?');
  const role = new URLSearchParams(query).get('as');
  try {
    const answer = await fetch(path.replace(/\/line$/, ''));
    if (answer.status === 404 || answer.status === 403) return true;
    if (!answer.ok) return false;
    const { roles } = (await answer.json()) as { roles?: string[] };
    return role !== null && roles !== undefined && !roles.includes(role);
  } catch {
    // The server cannot be reached at all; that is another matter.
    return false;
  }
}

export const gameLine = (game = here()) => line('games', game);
export const eventLine = (event = here()) => line('events', event);
export const hallLine = (hall = here()) => line('halls', hall);
