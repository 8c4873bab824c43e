import { z } from 'zod';
import { idSchema } from '../http/identifiers.ts';
import { lastSecond } from '../videos/moments.ts';
import { captionLimits as limits } from './caption-limits.ts';
import { plainCueText } from './cue-text.ts';

/** A language as HTML and players name it: `en`, `bn`, `pt-BR`. */
export const captionLanguageSchema = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/);

/** Whole milliseconds from the beginning of the film. */
const moment = z
  .number()
  .int()
  .min(0)
  .max(lastSecond * 1000);

/** Plain text, of which lines are kept, and blank ones are not. What looks like markup is text, too. */
const cueText = z.string().overwrite(plainCueText).min(1).max(limits.cueTextLength);

export const cueSchema = z.object({
  id: idSchema,
  startMs: z.number().int(),
  endMs: z.number().int(),
  text: z.string(),
  /** Of this cue alone, to be named when it is saved: two people may correct different cues at once. */
  revision: z.number().int(),
});

export type Cue = z.output<typeof cueSchema>;

/** Who made a track: the academy from the sound, a file, or a person cue by cue. */
export const captionOrigins = ['machine', 'file', 'person'] as const;

export const captionTrackSchema = z.object({
  language: captionLanguageSchema,
  origin: z.enum(captionOrigins),
  /** A person corrected it: no job writes it any more. */
  isCorrected: z.boolean(),
  /** False while the sound is still being heard: the cues so far are there. */
  isComplete: z.boolean(),
  cueCount: z.number().int(),
  /** Changes with every change of a cue. */
  revision: z.number().int(),
  updatedAt: z.iso.datetime(),
});

export type CaptionTrack = z.output<typeof captionTrackSchema>;

/** Why there are no captions by themselves, or not yet. The screen has the sentence of each. */
export const transcriptionReasons = [
  /** Skipped. */
  'no_sound',
  'no_speech',
  'language_not_supported',
  'already_corrected',
  'turned_off',
  /** By a person, while they were being made. */
  'removed',
  /** Failed, and may be tried again. */
  'service_unreachable',
  'service_refused',
  'service_nonsense',
  'sound_unreadable',
  'internal',
] as const;

export type TranscriptionReason = (typeof transcriptionReasons)[number];

export const transcriptionStates = ['waiting', 'working', 'done', 'skipped', 'failed'] as const;

/** How the academy's own captions of a film are coming along. */
export const transcriptionSchema = z.object({
  state: z.enum(transcriptionStates),
  language: captionLanguageSchema.nullable(),
  percent: z.number().int().min(0).max(100),
  reason: z.enum(transcriptionReasons).nullable(),
});

export type Transcription = z.output<typeof transcriptionSchema>;

const endsLaterMessage = 'A caption must end after it begins.';
const endsLater = (cue: { startMs: number; endMs: number }) => cue.endMs > cue.startMs;

/** One change of the editor. What it names must be as it was read, or nothing of the save is done. */
export const captionChangeSchema = z.discriminatedUnion('kind', [
  z
    .object({ kind: z.literal('add'), id: z.uuid(), startMs: moment, endMs: moment, text: cueText })
    .refine(endsLater, endsLaterMessage),
  z
    .object({
      kind: z.literal('change'),
      id: z.uuid(),
      revision: z.number().int().min(1),
      startMs: moment,
      endMs: moment,
      text: cueText,
    })
    .refine(endsLater, endsLaterMessage),
  z.object({ kind: z.literal('remove'), id: z.uuid(), revision: z.number().int().min(1) }),
]);

export type CaptionChange = z.output<typeof captionChangeSchema>;
