/** What students watch of a film: the player tells it, a creator reads it as one map of all of them. */
import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { idSchema, lessonParams, nothing } from '../http/identifiers.ts';
import { lastSecond } from '../videos/moments.ts';
import { watchingLimits as limits } from './watching-limits.ts';

const lesson = '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}';

const second = z.number().int().min(0).max(lastSecond);

/** From a whole second until before another. */
const rangesSchema = z
  .array(z.tuple([second, second]).refine(([from, to]) => from < to, 'A range ends after it begins'))
  .max(limits.rangesPerReport);

const reportSchema = z.object({
  /** Of the film: another recording has a map of its own. */
  version: idSchema,
  /** Since the last report. */
  seen: rangesSchema,
  /** What of it was seen more than once since then. */
  seenAgain: rangesSchema,
  /** Where the viewer leaves; null while they go on. */
  stoppedAt: second.nullable(),
});

export type WatchingReport = z.output<typeof reportSchema>;

export const reportWatching = defineCall({
  summary:
    'Tell what you watched of a lesson’s film since the last report; nothing is kept of who switched that off, or whose browser says so by Sec-GPC or DNT',
  method: 'POST',
  path: `${lesson}/watching`,
  access: 'enrolled',
  params: lessonParams,
  body: reportSchema,
  status: 204,
  response: nothing,
});

const choiceSchema = z.object({ isCounted: z.boolean() });

export const getWatchingChoice = defineCall({
  summary: 'Whether what you watch counts in the maps that creators see of their films',
  method: 'GET',
  path: '/api/users/watching',
  access: 'signed-in',
  status: 200,
  response: choiceSchema,
});

export const chooseWatching = defineCall({
  summary: 'Say whether what you watch counts; switched off, what is stored of it with your name is deleted',
  method: 'PUT',
  path: '/api/users/watching',
  access: 'signed-in',
  body: choiceSchema,
  status: 200,
  response: choiceSchema,
});

/** People; null stands for one to four of them. */
const people = z.array(z.number().int().min(0).nullable());

const filmMapSchema = z.object({
  seconds: z.number().int(),
  /** Every part is as long, but for the last. */
  partSeconds: z.number().int(),
  viewers: z.number().int(),
  countedAt: z.iso.datetime(),
  /** Who saw it; then who saw it more than once, and who left there and did not come back to the end. */
  watched: people,
  watchedAgain: people,
  stopped: people,
  /** Who took a note there, asked the assistant there, and has not yet answered a question right that is pinned there. */
  notes: people,
  questions: people,
  wrongAnswers: people,
});

export type FilmMap = z.output<typeof filmMapSchema>;

const filmSchema = z.object({
  version: idSchema,
  seconds: z.number().int(),
  /** Null while nobody watched it. */
  watchedSince: z.iso.datetime().nullable(),
  /** Null for fewer than five: there is no map then. */
  viewers: z.number().int().nullable(),
});

export type WatchedFilm = z.output<typeof filmSchema>;

const confusionSchema = z.object({
  /** The newest first; the first is the one that is shown to students. */
  films: z.array(filmSchema),
  version: idSchema.nullable(),
  map: filmMapSchema.nullable(),
});

export type Confusion = z.output<typeof confusionSchema>;

export const getConfusion = defineCall({
  summary: 'Where in its film the students of a lesson are lost, of all together and of no fewer than five',
  method: 'GET',
  path: `${lesson}/confusion`,
  access: 'author',
  params: lessonParams,
  /** The newest film without it. */
  query: z.object({ version: idSchema.optional() }),
  status: 200,
  response: confusionSchema,
});
