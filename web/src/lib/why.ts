/** Who may ask why something was ruled: the pages of players and desk say which game they show. */
import { getContext, setContext } from 'svelte';

const GAME = Symbol('the game whose rulings can be asked about');

/** Everything below this component is about a game whose rulings explain themselves. */
export const explains = (game: () => string): void => void setContext(GAME, game);

/** The game that this component is about, where its rulings explain themselves. */
export const explained = (): string | undefined => getContext<(() => string) | undefined>(GAME)?.();
