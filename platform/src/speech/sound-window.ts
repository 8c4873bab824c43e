import { frameLevel, frameMs, frameSamples, Loudness } from './loudness.ts';
import { type VoiceSpan, voiceSpans } from './voice-spans.ts';

/** The part of a sound that is being looked at: some seconds, however long the sound is. Times are those of the film. */
export class SoundWindow {
  readonly #samples: Float32Array;
  #length = 0;
  #startMs: number;
  #levels: number[] = [];
  readonly #loudness = new Loudness();

  constructor(startMs: number, longestMs: number) {
    this.#startMs = startMs;
    this.#samples = new Float32Array((longestMs / frameMs) * frameSamples);
  }

  get startMs(): number {
    return this.#startMs;
  }

  /** Of whole frames. */
  get endMs(): number {
    return this.#startMs + this.#levels.length * frameMs;
  }

  get freeSamples(): number {
    return this.#samples.length - this.#length;
  }

  append(samples: Float32Array): void {
    this.#samples.set(samples, this.#length);
    this.#length += samples.length;
    while ((this.#levels.length + 1) * frameSamples <= this.#length) {
      const level = frameLevel(this.#samples, this.#levels.length * frameSamples);
      this.#levels.push(level);
      this.#loudness.add(level);
    }
  }

  /** Where somebody speaks, by what is loud and quiet here and a while before. */
  spans(): VoiceSpan[] {
    return voiceSpans(this.#levels, this.#loudness.voiceLevel, this.#startMs);
  }

  /** The middle of the quietest tenth of a second. */
  quietestMs(fromMs: number, toMs: number): number {
    const around = 100 / frameMs;
    let best = this.#frame(fromMs);
    let least = Number.POSITIVE_INFINITY;
    for (let frame = best; frame + around <= this.#frame(toMs); frame++) {
      const sum = this.#levels.slice(frame, frame + around).reduce((a, b) => a + b, 0);
      if (sum < least) [best, least] = [frame, sum];
    }
    return this.#startMs + (best + around / 2) * frameMs;
  }

  copy(fromMs: number, toMs: number): Float32Array {
    const from = this.#frame(fromMs) * frameSamples;
    return this.#samples.slice(from, Math.min(this.#length, this.#frame(toMs) * frameSamples));
  }

  dropBefore(ms: number): void {
    const frames = Math.min(this.#frame(ms), this.#levels.length);
    this.#samples.copyWithin(0, frames * frameSamples, this.#length);
    this.#length -= frames * frameSamples;
    this.#levels = this.#levels.slice(frames);
    this.#startMs += frames * frameMs;
  }

  #frame(ms: number): number {
    return Math.max(0, Math.floor((ms - this.#startMs) / frameMs));
  }
}
