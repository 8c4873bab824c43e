import { chooseCut } from './choose-cut.ts';
import { SoundWindow } from './sound-window.ts';
import { longestPieceMs, samplesPerSecond } from './transcriber.ts';
import type { VoiceSpan } from './voice-spans.ts';

/** Sound to be heard at once, with its times in the film. */
export interface SoundPiece {
  readonly startMs: number;
  readonly samples: Float32Array;
  /** Where somebody may be speaking; none in a stretch of silence, which has no samples either. */
  readonly spans: readonly VoiceSpan[];
  /** It begins with the last words of the piece before, because there was no pause to cut at. */
  readonly repeatsBefore: boolean;
  readonly isCutInSpeech: boolean;
  /** The next piece begins at the earliest here. */
  readonly reachedMs: number;
}

/** So that the beginning of a first word and the end of a last one are heard. */
const marginMs = 240;
/** How far behind a piece it is looked for whether its last pause is a long one. */
const aheadMs = 1_500;
const windowMs = longestPieceMs + aheadMs + 3_500;
const sampleStep = samplesPerSecond;

/** Cuts a sound of any length at its pauses, as it comes, with some seconds of it in memory. */
export async function* cutSound(
  sound: AsyncIterable<Float32Array>,
  fromMs = 0,
): AsyncGenerator<SoundPiece, void> {
  const cutter = new Cutter(fromMs);
  for await (const chunk of sound) {
    for (let start = 0; start < chunk.length; start += sampleStep) {
      yield* cutter.take(chunk.subarray(start, start + sampleStep));
    }
  }
  yield* cutter.finish();
}

class Cutter {
  readonly #window: SoundWindow;
  #repeatsBefore = false;

  constructor(fromMs: number) {
    this.#window = new SoundWindow(fromMs, windowMs);
  }

  *take(samples: Float32Array): Generator<SoundPiece> {
    while (this.#window.freeSamples < samples.length) yield* this.#next(false);
    this.#window.append(samples);
  }

  *finish(): Generator<SoundPiece> {
    while (this.#window.startMs < this.#window.endMs) yield* this.#next(true);
  }

  /** Makes room in the window: by a piece, or by leaving out silence. */
  *#next(isEnd: boolean): Generator<SoundPiece> {
    const window = this.#window;
    const spans = window.spans();
    const first = spans[0];
    if (!first) {
      window.dropBefore(window.endMs - (isEnd ? 0 : marginMs));
      yield this.#piece(new Float32Array(), [], window.startMs, false);
      return;
    }
    if (first.startMs - marginMs > window.startMs) {
      window.dropBefore(first.startMs - marginMs);
      if (!isEnd) return;
    }
    const cut = chooseCut(spans, window.startMs, (from, to) => window.quietestMs(from, to));
    const heard = spans.flatMap((span) =>
      span.startMs < cut.endMs ? [{ ...span, endMs: Math.min(span.endMs, cut.endMs) }] : [],
    );
    const endMs = Math.min(cut.endMs, (heard.at(-1)?.endMs ?? cut.endMs) + marginMs);
    yield this.#piece(
      window.copy(window.startMs, endMs),
      heard,
      Math.min(cut.nextStartMs, window.endMs),
      cut.isInSpeech,
    );
    window.dropBefore(cut.nextStartMs);
  }

  #piece(
    samples: Float32Array,
    spans: readonly VoiceSpan[],
    reachedMs: number,
    isCutInSpeech: boolean,
  ): SoundPiece {
    const repeatsBefore = this.#repeatsBefore;
    this.#repeatsBefore = isCutInSpeech;
    return { startMs: this.#window.startMs, samples, spans, repeatsBefore, isCutInSpeech, reachedMs };
  }
}
