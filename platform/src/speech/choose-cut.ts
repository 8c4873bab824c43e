import { longestPieceMs } from './transcriber.ts';
import type { VoiceSpan } from './voice-spans.ts';

/** Where a piece ends, and the next one begins. The same moment in a pause; the next begins earlier inside of speech. */
export interface Cut {
  readonly endMs: number;
  readonly nextStartMs: number;
  readonly isInSpeech: boolean;
}

/** The model is sure of itself from a few seconds on. */
const shortestPieceMs = 4_000;
/** After such a pause something new begins, however short the piece. */
const longPauseMs = 1_200;
const shortestPauseMs = 160;
/** Said twice where there is no pause: longer than nearly every word. */
const overlapMs = 1_600;
/** How much of a pause one second of a longer piece is worth. */
const msPerSecond = 25;

/**
 * The best pause between the first voice and `longestPieceMs` later: long, and late. Spans are those of the sound so far,
 * the first one beginning the piece; `quietestMs` finds the quietest moment between two, for speech without a pause.
 */
export function chooseCut(
  spans: readonly VoiceSpan[],
  startMs: number,
  quietestMs: (fromMs: number, toMs: number) => number,
): Cut {
  const lastMs = startMs + longestPieceMs;
  let best: { atMs: number; worth: number } | undefined;
  for (const [index, span] of spans.entries()) {
    if (span.endMs > lastMs) break;
    const next = spans[index + 1];
    const pauseMs = (next?.startMs ?? Number.POSITIVE_INFINITY) - span.endMs;
    if (pauseMs < shortestPauseMs) continue;
    const atMs = span.endMs + Math.min(pauseMs / 2, longPauseMs / 2);
    if (pauseMs >= longPauseMs) return inPause(atMs);
    const lengthMs = span.endMs - startMs;
    if (lengthMs < shortestPieceMs) continue;
    const worth = pauseMs + (lengthMs / 1000) * msPerSecond;
    if (!best || worth >= best.worth) best = { atMs, worth };
  }
  if (best) return inPause(best.atMs);
  const quietMs = quietestMs(lastMs - 5_000, lastMs - overlapMs / 2);
  return { endMs: quietMs + overlapMs / 2, nextStartMs: quietMs - overlapMs / 2, isInSpeech: true };
}

function inPause(atMs: number): Cut {
  return { endMs: atMs, nextStartMs: atMs, isInSpeech: false };
}
