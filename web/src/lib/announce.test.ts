import { expect, it } from 'vitest';
import { voiceFor } from './announce.svelte';

const voice = (lang: string, localService: boolean) => ({ lang, localService });

it('takes a voice of the language, of this machine if it can', () => {
  const voices = [voice('en-GB', true), voice('hu-HU', false), voice('hu_HU', true), voice('fil-PH', true), voice('fi-FI', false)];
  expect(voiceFor('hu', voices)).toBe(voices[2]);
  expect(voiceFor('fi', voices)).toBe(voices[4]);
  expect(voiceFor('tr', voices)).toBeUndefined();
});
