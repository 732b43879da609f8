/** What is said to those who do not look: a live region first, the browser's voice if wished. */
import { settings } from './settings.svelte';

/** Two slots take turns, so that the same sentence twice is read twice. */
export const live = $state({ polite: ['', ''], urgent: '' });
let slot = 0;
const urgent: string[] = [];

/** Let a screen reader say it when it has finished what it says now. */
export function say(text: string): void {
  slot = 1 - slot;
  // What was urgent before has been said; it must not stand there as if it still held.
  if (urgent.length === 0) live.urgent = '';
  live.polite[slot] = text;
  live.polite[1 - slot] = '';
}

/** Let a screen reader say it at once: a fallen flag, a ruling, a lost connection. */
export function sayNow(text: string): void {
  live.urgent = '';
  // What becomes urgent in one moment is said together: nothing takes another's place unheard.
  if (urgent.push(text) === 1) requestAnimationFrame(() => (live.urgent = urgent.splice(0).join(' ')));
}

/** The voice for a language: one that is on this machine goes before one from the network. */
export function voiceFor<T extends Pick<SpeechSynthesisVoice, 'lang' | 'localService'>>(language: string, voices: readonly T[]): T | undefined {
  const own = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return own.find(({ localService }) => localService) ?? own[0];
}

/** Say it aloud, where the user has asked for a voice. */
export function voice(text: string, language: string): void {
  if (settings.speech === 'off' || !('speechSynthesis' in globalThis)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  utterance.voice = voiceFor(language, speechSynthesis.getVoices()) ?? null;
  speechSynthesis.speak(utterance);
}
