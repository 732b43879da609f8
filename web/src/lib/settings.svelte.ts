/** What this browser remembers of its user's wishes. */

export const LANGUAGES = ['en', 'hu', 'tr', 'fi'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const BOARDS = ['green', 'wood', 'blue', 'grey'] as const;
export const FACES = ['hungarian', 'french'] as const;
export const PACES = ['calm', 'quick', 'none'] as const;
export const PIECES = ['plain', 'contrast', 'warm'] as const;

/** What the page does about speech: nothing, or each move aloud in one of two ways. */
export const SPEECH = ['off', 'sentence', 'announcement'] as const;
export type Speech = (typeof SPEECH)[number];

interface Settings {
  language: Language;
  theme: Theme;
  speech: Speech;
  sound: boolean;
  /** Whether single keys do something: Space, J, F, the arrows, the slash. */
  keys: boolean;
  board: (typeof BOARDS)[number];
  pieces: (typeof PIECES)[number];
  /** How cards look, how fast other hands are shown, and whether one tap plays a card. */
  faces: (typeof FACES)[number];
  pace: (typeof PACES)[number];
  tap: boolean;
  /** The name under which games are started here. */
  name: string;
}

const KEY = 'jadoube';

function browserLanguage(): Language {
  const asked = globalThis.navigator?.languages ?? [];
  const known = asked.map((tag) => LANGUAGES.find((own) => tag.toLowerCase().startsWith(own)));
  return known.find((own) => own !== undefined) ?? 'en';
}

function remembered(): Settings {
  const usual: Settings = { language: browserLanguage(), theme: 'auto', speech: 'off', sound: true, keys: true, board: 'green', pieces: 'plain', faces: 'hungarian', pace: 'calm', tap: false, name: '' };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return usual;
  }
}

export const settings: Settings = $state(remembered());

/** Keep a change, and let the document follow it at once. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.board = settings.board;
  root.dataset.pieces = settings.pieces;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage forgets; nothing else breaks.
  }
}
