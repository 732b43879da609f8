/** C.2, C.3: each player reads the letters of the own language. */
import type { Language } from './settings.svelte';

const LETTERS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { K: 'K', Q: 'Q', R: 'R', B: 'B', N: 'N' },
  hu: { K: 'K', Q: 'V', R: 'B', B: 'F', N: 'H' },
  tr: { K: 'Ş', Q: 'V', R: 'K', B: 'F', N: 'A' },
  fi: { K: 'K', Q: 'D', R: 'T', B: 'L', N: 'R' },
};

/** The keys of an electronic scoresheet: king, queen, rook, bishop, knight. */
export const pieceKeys = (language: Language) => Object.values(LETTERS[language]);

/** A move written with English letters, in those of another language. */
export const localised = (san: string, language: Language) => san.replace(/[KQRBN]/g, (letter) => LETTERS[language][letter] ?? letter);
