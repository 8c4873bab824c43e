import { z } from 'zod';

/** Whether the assistant may answer from a file, told to who edits the lesson. */
export const readingStates = ['waiting', 'done', 'skipped', 'failed'] as const;

/** Why it cannot. The screen has the sentence of each. */
export const readingReasons = [
  /** Skipped. */
  'no_text',
  'not_text',
  'too_large',
  'encrypted',
  /** Failed. */
  'broken',
  'too_slow',
  'internal',
] as const;

export const resourceReadingSchema = z.object({
  state: z.enum(readingStates),
  reason: z.enum(readingReasons).nullable(),
});

export type ReadingState = (typeof readingStates)[number];
export type ReadingReason = (typeof readingReasons)[number];
export type ResourceReading = z.output<typeof resourceReadingSchema>;
