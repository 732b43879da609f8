/** A short sound for a call to the arbiter. Browsers allow it only after the page was clicked once. */
let audio: AudioContext | undefined;

export function ring(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [i, pitch] of [660, 880].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.15, start + i * 0.18);
    volume.gain.exponentialRampToValueAtTime(0.001, start + i * 0.18 + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + i * 0.18);
    tone.stop(start + i * 0.18 + 0.32);
  }
}
