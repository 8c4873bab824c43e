import { type Film, FRAMES_PER_SECOND } from '../film.ts';
import type { Spoken } from '../timeline.ts';
import { softPad } from './soft-pad.ts';
import { SAMPLE_RATE, speak } from './voices.ts';

const BEFORE_SECONDS = 1.2;
const BREATH_SECONDS = 0.42;
const AFTER_SECONDS = 3;

const VOICE_LOUDNESS = 0.15;
/** Far below the voice: heard in its pauses, never beside it. */
const PAD_LOUDNESS = 0.007;

export interface Narration {
  readonly spoken: readonly Spoken[];
  readonly durationSeconds: number;
  /** Voice and pad together. */
  readonly samples: Float32Array;
}

/** Speaks a film sentence by sentence: that is how we know to the sample when each begins and ends. */
export function narrate(film: Film, folder: string): Narration {
  const spoken: Spoken[] = [];
  const pieces: { readonly begin: number; readonly samples: Float32Array }[] = [];
  let now = BEFORE_SECONDS;
  for (const { id, text, spoken: spelled = text, pauseSeconds = BREATH_SECONDS } of film.sentences) {
    const samples = atLoudness(speak(film.voice, spelled, folder), VOICE_LOUDNESS);
    const end = now + samples.length / SAMPLE_RATE;
    spoken.push({ id, begin: now, end });
    pieces.push({ begin: now, samples });
    now = end + pauseSeconds;
  }
  const durationSeconds = Math.ceil((now + AFTER_SECONDS) * FRAMES_PER_SECOND) / FRAMES_PER_SECOND;
  const samples = atLoudness(softPad(Math.round(durationSeconds * SAMPLE_RATE), film.folds), PAD_LOUDNESS);
  for (const piece of pieces) {
    const offset = Math.round(piece.begin * SAMPLE_RATE);
    piece.samples.forEach((sample, index) => {
      samples[offset + index] = (samples[offset + index] ?? 0) + sample;
    });
  }
  return { spoken, durationSeconds, samples };
}

/** The same sound with the given root mean square, so that every sentence is as loud as the others. */
function atLoudness(samples: Float32Array, loudness: number): Float32Array {
  const meanSquare = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
  const gain = loudness / Math.sqrt(meanSquare);
  return samples.map((sample) => sample * gain);
}
