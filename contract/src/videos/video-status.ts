import { z } from 'zod';
import { idSchema } from '../http/identifiers.ts';
import { storyboardSchema } from './storyboard.ts';
import { videoFailureSchema } from './video-failure.ts';

/** `playable` means that the first rendition can be watched while the rest is still prepared. */
export const videoStates = ['none', 'waiting', 'preparing', 'playable', 'ready', 'failed'] as const;

export type VideoState = (typeof videoStates)[number];

/**
 * Two things at once: how the newest version is coming along (state, percent, remainingSeconds, failure), and what
 * can be watched now (playing), which is an older version while a new one is prepared.
 */
export const videoStatusSchema = z.object({
  state: z.enum(videoStates),
  percent: z.number().int().min(0).max(100),
  remainingSeconds: z.number().nullable(),
  /** How many films the academy prepares first, while this one waits for its turn; absent for others, and where nothing is before it. */
  filmsBefore: z.number().int().positive().optional(),
  /** For the course's author; null for others. */
  failure: videoFailureSchema.nullable(),
  /** The name of the uploaded file, for the course's author; null for others. */
  fileName: z.string().nullable(),
  playing: z
    .object({
      /** Changes when another version is played, so that a player knows to load anew. */
      version: idSchema,
      /** The renditions there are, from small to large: more of them appear while the rest is prepared. */
      heights: z.array(z.number().int()),
      durationSeconds: z.number(),
      posterUrl: z.string().nullable(),
      /** Absent while there are no small pictures of it. */
      storyboard: storyboardSchema.optional(),
    })
    .nullable(),
});

export type VideoStatus = z.infer<typeof videoStatusSchema>;
