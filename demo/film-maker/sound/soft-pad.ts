import { easeInOut, share } from '../picture/easing.ts';
import { SAMPLE_RATE } from './voices.ts';

const CHORD_SECONDS = 8;
const FADE_SECONDS = 2.5;

/** Open fifths and ninths in the middle of the keyboard, which never ask to be resolved; in half tones from A. */
const chords = [
  [-12, -5, 2, 9],
  [-16, -9, -2, 5],
  [-14, -7, 0, 7],
  [-17, -5, 0, 7],
] as const;

/** Sines that swell and fade into each other. Each film begins on another chord. */
export function softPad(length: number, firstChord: number): Float32Array {
  const samples = new Float32Array(length);
  const seconds = length / SAMPLE_RATE;
  for (let index = 0; index * CHORD_SECONDS < seconds + CHORD_SECONDS; index += 1) {
    const chord = chords[(index + firstChord) % chords.length] ?? chords[0];
    addChord(samples, chord, (index - 0.5) * CHORD_SECONDS);
  }
  return samples.map((sample, index) => {
    const now = index / SAMPLE_RATE;
    return sample * share(now, 0, FADE_SECONDS) * share(seconds - now, 0.1, FADE_SECONDS);
  });
}

function addChord(samples: Float32Array, chord: readonly number[], begin: number): void {
  const first = Math.max(0, Math.round(begin * SAMPLE_RATE));
  const last = Math.min(samples.length, Math.round((begin + 2 * CHORD_SECONDS) * SAMPLE_RATE));
  for (let index = first; index < last; index += 1) {
    const now = index / SAMPLE_RATE;
    const swell = easeInOut(1 - Math.abs((now - begin) / CHORD_SECONDS - 1));
    const tone = chord.reduce((sum, step, voice) => sum + note(now, step, voice), 0);
    samples[index] = (samples[index] ?? 0) + tone * swell;
  }
}

function note(now: number, step: number, voice: number): number {
  const frequency = 220 * 2 ** (step / 12);
  const breathing = 0.75 + 0.25 * Math.sin(2 * Math.PI * (0.07 + voice * 0.023) * now);
  const phase = 2 * Math.PI * frequency * now;
  return breathing * (Math.sin(phase) + 0.35 * Math.sin(phase * 1.003) + 0.12 * Math.sin(phase * 2));
}
