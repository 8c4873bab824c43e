import { frameMs } from './loudness.ts';

/** Where somebody speaks, in milliseconds. */
export interface VoiceSpan {
  readonly startMs: number;
  readonly endMs: number;
}

/** A click or a knock is shorter than any word. */
const shortestVoiceMs = 80;
/** Between the sounds of a word there are gaps, before a `t` or a `k`. */
const longestGapMs = 140;

/** Runs of loud frames, over the gaps inside of words. Frame 0 begins at `fromMs`. */
export function voiceSpans(frameLevels: readonly number[], voiceLevel: number, fromMs: number): VoiceSpan[] {
  const spans: { startMs: number; endMs: number; loudMs: number }[] = [];
  for (const [frame, level] of frameLevels.entries()) {
    if (level < voiceLevel) continue;
    const startMs = fromMs + frame * frameMs;
    const last = spans.at(-1);
    if (last && startMs - last.endMs <= longestGapMs) {
      last.endMs = startMs + frameMs;
      last.loudMs += frameMs;
    } else {
      spans.push({ startMs, endMs: startMs + frameMs, loudMs: frameMs });
    }
  }
  return spans
    .filter(({ loudMs }) => loudMs >= shortestVoiceMs)
    .map(({ startMs, endMs }) => ({ startMs, endMs }));
}
