import { breakCues } from './break-cues.ts';
import { correctWords } from './correct-words.ts';
import { cutSound, type SoundPiece } from './cut-sound.ts';
import type { HeardBatch, HearOptions } from './heard.ts';
import { joinWords } from './join-words.ts';
import { plausibleText } from './plausible-text.ts';
import { type TimedWord, timeWords } from './timed-words.ts';

/**
 * The cues of a film from its sound, batch by batch as it comes: cut at pauses, heard piece by piece, what cannot have been said
 * dropped, broken into cues. Knows neither where the sound comes from nor where cues are kept.
 */
export async function* hear(
  sound: AsyncIterable<Float32Array>,
  options: HearOptions,
): AsyncGenerator<HeardBatch, void> {
  const correct = correctWords(options.words ?? [], options.language);
  /** The words of a piece that was cut in the middle of speech: only the next piece tells how they end. */
  let held: { readonly words: readonly TimedWord[]; readonly startMs: number } | null = null;
  for await (const piece of cutSound(sound, options.fromMs ?? 0)) {
    options.signal?.throwIfAborted();
    let words: readonly TimedWord[] = await hearPiece(piece, options);
    if (held && piece.repeatsBefore) {
      const joint = joinWords(held.words, words);
      words = joint.after;
      yield {
        reachedMs: piece.startMs,
        cues: breakCues(correct(joint.before), words[0]?.startMs ?? piece.startMs),
      };
    }
    held = piece.isCutInSpeech ? { words, startMs: piece.startMs } : null;
    if (!held) yield { reachedMs: piece.reachedMs, cues: breakCues(correct(words), piece.reachedMs) };
  }
}

async function hearPiece(piece: SoundPiece, options: HearOptions): Promise<TimedWord[]> {
  if (piece.spans.length === 0) return [];
  const { transcriber, language, words, signal } = options;
  const said = await transcriber.transcribe(piece.samples, { language, words, signal });
  return said.flatMap((utterance) => {
    const startMs = piece.startMs + utterance.startMs;
    const endMs = piece.startMs + utterance.endMs;
    const text = plausibleText(utterance.text, voicedMs(piece, startMs, endMs));
    return text === null ? [] : timeWords({ startMs, endMs, text }, language, piece.spans);
  });
}

/** Services put their times a little beside the voice; a quarter of a second around counts, too. */
function voicedMs({ spans }: SoundPiece, startMs: number, endMs: number): number {
  return spans.reduce((sum, span) => {
    const within = Math.min(span.endMs, endMs + 250) - Math.max(span.startMs, startMs - 250);
    return sum + Math.max(0, within);
  }, 0);
}
