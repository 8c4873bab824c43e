import { z } from 'zod';
import { revisionSchema } from '../courses/course-form.ts';
import { defineCall } from '../http/call.ts';
import { courseParams, emptyBody, lessonParams, nothing } from '../http/identifiers.ts';
import { lineSchema } from '../text/text-schemas.ts';
import {
  captionChangeSchema,
  captionLanguageSchema,
  captionTrackSchema,
  cueSchema,
  transcriptionSchema,
} from './caption.ts';
import { captionLimits as limits } from './caption-limits.ts';

const path = '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/captions';
const trackParams = lessonParams.extend({ language: captionLanguageSchema });

const captionsSchema = z.object({
  tracks: z.array(captionTrackSchema),
  /** Of the film: the lesson's own where its creator said so, else the course's; null where that names none. */
  spokenLanguage: captionLanguageSchema.nullable(),
  /** For the author and admins. */
  editing: z
    .object({
      /** The lesson's own choice; null where the course's language counts. */
      chosenLanguage: captionLanguageSchema.nullable(),
      transcription: transcriptionSchema.nullable(),
    })
    .optional(),
});

export type Captions = z.output<typeof captionsSchema>;

export const listCaptions = defineCall({
  summary: 'The captions of a lesson, a track for each language',
  method: 'GET',
  path,
  access: 'watcher',
  params: lessonParams,
  status: 200,
  response: captionsSchema,
});

const cuesSchema = z.object({ track: captionTrackSchema, cues: z.array(cueSchema) });

export type TrackCues = z.output<typeof cuesSchema>;

export const getCues = defineCall({
  summary: 'What is said in a lesson, cue by cue: the transcript',
  method: 'GET',
  path: `${path}/{language}`,
  access: 'watcher',
  params: trackParams,
  status: 200,
  response: cuesSchema,
});

export const getCaptionFile = defineCall({
  summary: 'A track as a file; the format is vtt, srt or txt',
  method: 'GET',
  path: `${path}/{language}/file/{format}`,
  access: 'watcher',
  params: trackParams.extend({ format: z.enum(['vtt', 'srt', 'txt']) }),
  /** WebVTT is sent to be played, and with `?download` to be saved; the others are always saved. */
  query: z.object({ download: z.string().max(1).optional() }),
  status: 200,
  response: z.string(),
});

export const putCaptionFile = defineCall({
  summary: 'Put a WebVTT or SRT file, as its bytes, in place of the track of a language',
  method: 'PUT',
  path: `${path}/{language}/file`,
  access: 'author',
  params: trackParams,
  query: z.object({ revision: z.coerce.number().int().min(1).optional() }),
  body: z.unknown(),
  status: 200,
  response: cuesSchema,
});

export const saveCues = defineCall({
  summary:
    'Correct cues; 409 with nothing done when somebody changed one of them meanwhile. Makes a track that is not there',
  method: 'PUT',
  path: `${path}/{language}/cues`,
  access: 'author',
  params: trackParams,
  body: z.object({ changes: z.array(captionChangeSchema).min(1).max(limits.changesPerSave) }),
  status: 200,
  /** The cues that were added or changed, as they are now. */
  response: z.object({ track: captionTrackSchema, cues: z.array(cueSchema) }),
});

export const removeCaptions = defineCall({
  summary: 'Remove the track of a language',
  method: 'DELETE',
  path: `${path}/{language}`,
  access: 'author',
  params: trackParams,
  status: 204,
  response: nothing,
});

export const transcribeLesson = defineCall({
  summary: 'Make captions from the sound of the film, again or after all; 409 where a person corrected them',
  method: 'POST',
  path: `${path}/transcription`,
  access: 'author',
  params: lessonParams,
  body: emptyBody,
  status: 200,
  response: captionsSchema,
});

export const chooseSpokenLanguage = defineCall({
  summary: 'Say which language is spoken in a lesson; null for that of its course',
  method: 'PUT',
  path: `${path}/spoken-language`,
  access: 'author',
  params: lessonParams,
  body: z.object({ language: captionLanguageSchema.nullable() }),
  status: 200,
  response: captionsSchema,
});

const wordListPath = '/api/courses/{courseId}/word-list';
const wordListSchema = z.object({ words: z.array(z.string()), revision: z.number().int() });

export const getWordList = defineCall({
  summary: 'Names and terms of a course that captions should spell as they stand here',
  method: 'GET',
  path: wordListPath,
  access: 'author',
  params: courseParams,
  status: 200,
  response: wordListSchema,
});

export const saveWordList = defineCall({
  summary:
    'Save the names and terms of a course; 409 when somebody saved a newer revision than the one named',
  method: 'PUT',
  path: wordListPath,
  access: 'author',
  params: courseParams,
  body: z.object({
    words: z.array(lineSchema({ max: limits.wordLength, message: 'must be a word' })).max(limits.words),
    revision: revisionSchema,
  }),
  status: 200,
  response: wordListSchema,
});
