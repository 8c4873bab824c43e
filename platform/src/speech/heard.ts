import type { Transcriber } from './transcriber.ts';

/** What `hear(sound, options)` in hear.ts takes and gives: from the sound of a film to its cues. */
export interface HearOptions {
  readonly transcriber: Transcriber;
  readonly language: string;
  /** The course's names and terms: near misses of them are corrected. */
  readonly words?: readonly string[] | undefined;
  /** Where in the film the first sample is: `reachedMs` of the last batch when an earlier job was killed. */
  readonly fromMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface HeardCue {
  readonly startMs: number;
  readonly endMs: number;
  /** One or two lines. */
  readonly text: string;
}

/** Stored in one transaction, a batch is never heard again; cues of batches follow each other and never overlap. */
export interface HeardBatch {
  /** Everything before is in cues; sound that begins here gives the rest, without a word lost. */
  readonly reachedMs: number;
  /** Empty where nobody speaks; such a batch comes too, so that progress is seen. */
  readonly cues: readonly HeardCue[];
}
