import { settings } from '../state/settings.svelte';

/** A short synthesised sound. The audio context is made on the first of them, after a touch, as browsers ask. */
export type Score = (at: AudioContext) => void;

let context: AudioContext | null = null;

export function tone(
  at: AudioContext,
  pitch: number,
  start: number,
  length: number,
  shape: OscillatorType,
  loud: number,
  slide = pitch,
): void {
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  const from = at.currentTime + start;
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch, from);
  oscillator.frequency.exponentialRampToValueAtTime(slide, from + length);
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loud, from + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(from);
  oscillator.stop(from + length + 0.02);
}

/** Paper: a short breath of filtered noise. */
export function paper(at: AudioContext, start: number, length: number, pitch: number, loud: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < samples.length; k++) samples[k] = (Math.random() * 2 - 1) * (1 - k / samples.length) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + start);
}

/** What any table may sound like; a game adds its own. */
export const lay: Score = (at) => paper(at, 0, 0.09, 2400, 0.5);
export const take: Score = (at) => [0, 0.05, 0.1].forEach((start) => paper(at, start, 0.07, 1600, 0.35));
export const turn: Score = (at) => [660, 880].forEach((pitch, k) => tone(at, pitch, k * 0.1, 0.18, 'sine', 0.12));
export const refuse: Score = (at) => tone(at, 180, 0, 0.18, 'triangle', 0.2, 110);
export const slam: Score = (at) => {
  tone(at, 120, 0, 0.4, 'sine', 0.6, 36);
  paper(at, 0, 0.3, 500, 0.9);
};
export const thanks: Score = (at) => [784, 988, 1175].forEach((pitch, k) => tone(at, pitch, k * 0.07, 0.16, 'sine', 0.1));
export const win: Score = (at) => [523, 659, 784, 1047].forEach((pitch, k) => tone(at, pitch, k * 0.13, 0.3, 'triangle', 0.16));
export const talk: Score = (at) => tone(at, 520, 0, 0.1, 'sine', 0.1, 760);

export function sound(score: Score): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  score(context);
}
