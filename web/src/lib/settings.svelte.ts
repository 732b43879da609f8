/** What this browser remembers about its user: language, theme, speech. */

export const LANGUAGES = ['en', 'hu', 'tr', 'fi'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'auto' | 'light' | 'dark';

/** What the page does about speech: nothing, or each move aloud in one of two ways. */
export type Speech = 'off' | 'sentence' | 'announcement';

interface Settings {
  language: Language;
  theme: Theme;
  speech: Speech;
}

const KEY = 'jadoube';

function browserLanguage(): Language {
  const asked = globalThis.navigator?.languages ?? [];
  const known = asked.map((tag) => LANGUAGES.find((own) => tag.toLowerCase().startsWith(own)));
  return known.find((own) => own !== undefined) ?? 'en';
}

function remembered(): Settings {
  const usual: Settings = { language: browserLanguage(), theme: 'auto', speech: 'off' };
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
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage forgets; nothing else breaks.
  }
}
