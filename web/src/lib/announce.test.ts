import { expect, it, vi } from 'vitest';
import { live, say, sayNow, voiceFor } from './announce.svelte';

it('lets nothing urgent stand that is over', () => {
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
  sayNow('That is neither a move nor a command here.');
  expect(live.urgent).toBe('That is neither a move nor a command here.');
  say('White moves: e4.');
  expect(live.urgent).toBe('');
  expect(live.polite).toContain('White moves: e4.');
  vi.unstubAllGlobals();
});

const voice = (lang: string, localService: boolean) => ({ lang, localService });

it('takes a voice of the language, of this machine if it can', () => {
  const voices = [voice('en-GB', true), voice('hu-HU', false), voice('hu_HU', true), voice('fil-PH', true), voice('fi-FI', false)];
  expect(voiceFor('hu', voices)).toBe(voices[2]);
  expect(voiceFor('fi', voices)).toBe(voices[4]);
  expect(voiceFor('tr', voices)).toBeUndefined();
});
