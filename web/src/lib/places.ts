/** Addresses of pages and lines. */

/** The game or hall that this page is about: `/game/abc`. */
export const here = () => decodeURIComponent(location.pathname.split('/')[2] ?? '');

/** Whether this page is about a hall with many boards rather than one game. */
export const isHall = () => location.pathname.startsWith('/hall/');

/** As whom this page is open; empty where the server shall choose. */
export const as = () => new URLSearchParams(location.search).get('as') ?? '';

const line = (kind: string, id: string) => `/api/${kind}/${encodeURIComponent(id)}/line${as() ? `?as=${encodeURIComponent(as())}` : ''}`;

export const gameLine = (game = here()) => line('games', game);
export const hallLine = (hall = here()) => line('halls', hall);
