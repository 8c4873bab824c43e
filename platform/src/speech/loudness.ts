/**
 * How loud a sound is, frame by frame, and from which loudness on somebody may be speaking. Levels are decibels below full
 * scale. Nothing is presumed about the recording: what is quiet and what is loud is told by the sound around.
 */
import { samplesPerSecond } from './transcriber.ts';

export const frameMs = 20;
export const frameSamples = (samplesPerSecond * frameMs) / 1000;

/** Nobody was ever meant to hear what is quieter. */
const inaudible = -66;
/** Of a sound whose loudest is only this much above its quietest nothing is known to be a pause. */
const steady = 9;
/** How far up from the quiet to the loud the voice begins: low enough for the end of a word. */
const voiceFrom = 0.33;
const levels = 100;
/** What was heard a minute ago counts a third: a microphone is moved, music begins. */
const memory = 0.9996;

/** The level of a frame. The difference to the sample before leaves out hum and the low notes of music. */
export function frameLevel(samples: Float32Array, start: number): number {
  let sum = 0;
  for (let index = start; index < start + frameSamples; index++) {
    const difference = (samples[index] ?? 0) - 0.95 * (samples[index - 1] ?? 0);
    sum += difference * difference;
  }
  return 10 * Math.log10(sum / frameSamples + 1e-10);
}

/** A histogram of levels that forgets slowly. */
export class Loudness {
  readonly #counts = new Float64Array(levels);
  #weight = 1;

  add(level: number): void {
    const bin = Math.min(levels - 1, Math.max(0, Math.round(level + levels)));
    // Newer frames weigh more, which is the same as older ones weighing less.
    this.#weight /= memory;
    this.#counts[bin] = (this.#counts[bin] ?? 0) + this.#weight;
    if (this.#weight > 1e100) this.#rescale();
  }

  /** Frames from this level on may be voice. */
  get voiceLevel(): number {
    const quiet = this.#levelBelow(0.1);
    const loud = this.#levelBelow(0.95);
    if (loud < inaudible) return Number.POSITIVE_INFINITY;
    const floor = Math.max(quiet, inaudible - steady);
    if (loud - floor < steady) return inaudible;
    return Math.max(inaudible, floor + (loud - floor) * voiceFrom);
  }

  #levelBelow(share: number): number {
    const wanted = share * this.#counts.reduce((sum, count) => sum + count, 0);
    let sum = 0;
    const bin = this.#counts.findIndex((count) => {
      sum += count;
      return sum >= wanted && sum > 0;
    });
    return bin - levels;
  }

  #rescale(): void {
    for (const [bin, count] of this.#counts.entries()) this.#counts[bin] = count / this.#weight;
    this.#weight = 1;
  }
}
