/** C.2, C.3: each player reads the letters of the own language. */
import { LETTERS } from '../wire';
import type { Language } from './settings.svelte';

/** The keys of an electronic scoresheet: king, queen, rook, bishop, knight. */
export const pieceKeys = (language: Language): string[] => [...LETTERS[language]];

/** A move written with English letters, in those of another language. */
export const localised = (san: string, language: Language) => san.replace(/[KQRBN]/g, (letter) => LETTERS[language][LETTERS.en.indexOf(letter)] ?? letter);
