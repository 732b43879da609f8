/** Short sounds, made here and not fetched. Browsers allow them only after the page was touched once. */
import { settings } from './settings.svelte';

/** Pitches in hertz one after the other, and how long each lasts in seconds. */
const SOUNDS = {
  move: { pitches: [320], each: 0.07 },
  check: { pitches: [520, 700], each: 0.09 },
  low: { pitches: [880, 880], each: 0.08 },
  ruling: { pitches: [420, 330, 260], each: 0.14 },
  end: { pitches: [392, 494, 587], each: 0.18 },
  call: { pitches: [660, 880], each: 0.18 },
} as const;
export type Sound = keyof typeof SOUNDS;

let audio: AudioContext | undefined;

export function sound(name: Sound, wanted = settings.sound): void {
  if (!wanted || !navigator.userActivation?.hasBeenActive || !('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  const { pitches, each } = SOUNDS[name];
  const start = audio.currentTime;
  for (const [i, pitch] of pitches.entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = name === 'move' ? 'triangle' : 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.15, start + i * each);
    volume.gain.exponentialRampToValueAtTime(0.001, start + (i + 1) * each + 0.1);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + i * each);
    tone.stop(start + (i + 1) * each + 0.12);
  }
}
