/** Where the server has what belongs to an event. */
import { as, here } from '../places';
import { settings } from '../settings.svelte';

const event = () => `/api/events/${encodeURIComponent(here())}`;
const role = () => (as() ? `as=${encodeURIComponent(as())}` : '');
const with_ = (path: string, ...query: string[]) => `${event()}${path}?${query.filter((one) => one !== '').join('&')}`;

export const linksAddress = () => `${event()}/links`;
export const logAddress = () => with_('/log', role());
export const figuresAddress = (entry: number) => with_(`/figures/${entry}`, role());
export const cardsAddress = () => with_('/cards', role());
export const gamesAddress = () => with_('/games', role());
export const equalDealsAddress = () => with_('/equal-deals');
export const paperAddress = (paper: string, round?: number) => with_(`/papers/${paper}`, `lang=${settings.language}`, round === undefined ? '' : `round=${round}`, role());
export const whyAddress = (entry: number, round: number, not?: number) => with_(`/why/${entry}`, `round=${round}`, not === undefined ? '' : `not=${not}`, role());
export const compareAddress = (round: number, edition: string) => with_('/compare', `round=${round}`, `edition=${edition}`, `lang=${settings.language}`, role());
export const checkAddress = () => with_('/check', role());
export const standingsAddress = (round: number) => with_('/standings', `round=${round}`, role());
export const plansAddress = (teams: number) => with_('/plans', `teams=${teams}`, role());
export const sessionAddress = (bout: string, file: string) => with_(`/session/${encodeURIComponent(bout)}`, `file=${encodeURIComponent(file)}`, `lang=${settings.language}`, role());
export const fileAddress = (kind: string) => with_(`/export/${kind}`, `lang=${settings.language}`, role());
