import type { Utterance } from './transcriber.ts';
import type { VoiceSpan } from './voice-spans.ts';

/** A word with its punctuation, and when it is said. */
export interface TimedWord {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  /** False inside of writing that has no blanks between words. */
  readonly hasBlankBefore: boolean;
}

/** A sentence may end this far from a pause, as we guess, and still be taken to end in it. */
const snapMs = 900;
const pauseMs = 200;
/** Longer than words are: writing without blanks. */
const longestWord = 24;

export function endsSentence(word: string): boolean {
  return /[.!?…।。！？]["'”’)»]*$/u.test(word);
}

/**
 * Shares the time of an utterance out among its words: by their length, over the spans in which there is a voice. Where a sentence
 * ends near a pause, it ends in it.
 */
export function timeWords(utterance: Utterance, language: string, spans: readonly VoiceSpan[]): TimedWord[] {
  const words = splitWords(utterance.text, language);
  const voice = voiceWithin(utterance, spans);
  const clock = voiceClock(voice);
  const weights = words.map(({ text }) => text.length + 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const timed: TimedWord[] = [];
  /** Voiced time and weight behind the last sentence whose end is known. */
  let known = { voicedMs: 0, weight: 0 };
  let weight = 0;
  let begunMs = 0;
  for (const [index, word] of words.entries()) {
    weight += weights[index] ?? 0;
    const rest = clock.totalMs - known.voicedMs;
    let endMs = known.voicedMs + (rest * (weight - known.weight)) / Math.max(1, total - known.weight);
    if (endsSentence(word.text) && index < words.length - 1) {
      endMs = clock.nearestPause(endMs, begunMs);
      known = { voicedMs: endMs, weight };
    }
    timed.push({ ...word, startMs: clock.startAt(begunMs), endMs: clock.endAt(endMs) });
    begunMs = endMs;
  }
  return timed;
}

function splitWords(text: string, language: string): { text: string; hasBlankBefore: boolean }[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return text.split(/\s+/u).flatMap((word) => {
    if (word.length <= longestWord) return word === '' ? [] : [{ text: word, hasBlankBefore: true }];
    const parts: string[] = [];
    for (const { segment, isWordLike } of segmenter.segment(word)) {
      if (isWordLike || parts.length === 0) parts.push(segment);
      else parts.push(`${parts.pop() ?? ''}${segment}`);
    }
    return parts
      .flatMap((part) => part.match(/.{1,40}/gsu) ?? [])
      .map((part, index) => ({ text: part, hasBlankBefore: index === 0 }));
  });
}

function voiceWithin({ startMs, endMs }: Utterance, spans: readonly VoiceSpan[]): VoiceSpan[] {
  const inside = spans
    .map((span) => ({ startMs: Math.max(span.startMs, startMs), endMs: Math.min(span.endMs, endMs) }))
    .filter((span) => span.endMs > span.startMs);
  return inside.length > 0 ? inside : [{ startMs, endMs }];
}

/** From voiced time, in which pauses do not pass, to the time of the film. */
function voiceClock(spans: readonly VoiceSpan[]) {
  let passed = 0;
  const parts = spans.map((span) => {
    const voicedMs = passed;
    passed += span.endMs - span.startMs;
    return { ...span, voicedMs };
  });
  const pauses = parts
    .slice(1)
    .flatMap((part, index) => (part.startMs - (parts[index]?.endMs ?? 0) >= pauseMs ? [part.voicedMs] : []));
  const partAt = (isIn: (part: { voicedMs: number }) => boolean) => parts.findLast(isIn) ?? parts[0];
  const filmMs = (part: (typeof parts)[number] | undefined, voicedMs: number) =>
    Math.round((part?.startMs ?? 0) + voicedMs - (part?.voicedMs ?? 0));
  return {
    totalMs: passed,
    /** At a pause, behind it. */
    startAt: (voicedMs: number) =>
      filmMs(
        partAt((part) => part.voicedMs <= voicedMs + 1),
        voicedMs,
      ),
    /** At a pause, before it. */
    endAt: (voicedMs: number) =>
      filmMs(
        partAt((part) => part.voicedMs < voicedMs - 1),
        voicedMs,
      ),
    nearestPause(voicedMs: number, afterMs: number): number {
      const near = pauses
        .filter((pause) => pause > afterMs && Math.abs(pause - voicedMs) <= snapMs)
        .sort((a, b) => Math.abs(a - voicedMs) - Math.abs(b - voicedMs));
      return near[0] ?? voicedMs;
    },
  };
}
