import { settings } from '../state/settings.svelte';

/** A handful of short synthesised sounds. The audio context is made on the first of them, after a touch, as browsers ask. */
export type Sound = 'lay' | 'take' | 'turn' | 'refuse' | 'slam' | 'vault' | 'race' | 'thanks' | 'win' | 'say';

let context: AudioContext | null = null;

function tone(
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
function paper(at: AudioContext, start: number, length: number, pitch: number, loud: number): void {
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

const scores: Record<Sound, (at: AudioContext) => void> = {
  lay: (at) => paper(at, 0, 0.09, 2400, 0.5),
  take: (at) => [0, 0.05, 0.1].forEach((start) => paper(at, start, 0.07, 1600, 0.35)),
  turn: (at) => [660, 880].forEach((pitch, k) => tone(at, pitch, k * 0.1, 0.18, 'sine', 0.12)),
  refuse: (at) => tone(at, 180, 0, 0.18, 'triangle', 0.2, 110),
  slam: (at) => {
    tone(at, 120, 0, 0.4, 'sine', 0.6, 36);
    paper(at, 0, 0.3, 500, 0.9);
  },
  // a heavy door falls shut, and its bolts go home
  vault: (at) => {
    paper(at, 0, 0.2, 320, 1);
    tone(at, 92, 0, 0.5, 'triangle', 0.5, 60);
    [0.16, 0.24, 0.32].forEach((start) => tone(at, 1240, start, 0.07, 'square', 0.05, 980));
  },
  race: (at) => {
    paper(at, 0, 0.14, 1800, 1);
    tone(at, 990, 0.02, 0.3, 'square', 0.07);
  },
  thanks: (at) => [784, 988, 1175].forEach((pitch, k) => tone(at, pitch, k * 0.07, 0.16, 'sine', 0.1)),
  win: (at) => [523, 659, 784, 1047].forEach((pitch, k) => tone(at, pitch, k * 0.13, 0.3, 'triangle', 0.16)),
  say: (at) => tone(at, 520, 0, 0.1, 'sine', 0.1, 760),
};

export function sound(name: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  scores[name](context);
}
