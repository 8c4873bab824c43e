import { z } from 'zod';
import { revisionSchema } from '../courses/course-form.ts';
import { defineCall } from '../http/call.ts';
import { lessonParams } from '../http/identifiers.ts';
import { lineSchema } from '../text/text-schemas.ts';
import { lastSecond } from '../videos/moments.ts';
import { chapterLimits } from './chapter-limits.ts';

const path = '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/chapters';

const chapterSchema = z.object({ seconds: z.number().int(), title: z.string() });

/** A titled moment: the chapter lasts until the next. */
export type Chapter = z.output<typeof chapterSchema>;

const chaptersSchema = z.object({ chapters: z.array(chapterSchema), revision: z.number().int() });

export type Chapters = z.output<typeof chaptersSchema>;

export const listChapters = defineCall({
  summary: 'The chapters of a lesson, in the order of the film',
  method: 'GET',
  path,
  access: 'reader',
  params: lessonParams,
  status: 200,
  response: chaptersSchema,
});

export const proposeChapters = defineCall({
  summary: 'Chapters proposed from long pauses and from the headings of the lesson; none are stored',
  method: 'GET',
  path: `${path}/proposal`,
  access: 'author',
  params: lessonParams,
  status: 200,
  response: z.array(chapterSchema),
});

export const saveChapters = defineCall({
  summary: 'Save the chapters of a lesson; 409 when somebody saved a newer revision than the one named',
  method: 'PUT',
  path,
  access: 'author',
  params: lessonParams,
  body: z.object({
    chapters: z
      .array(
        z.object({
          seconds: z.number().int().min(0).max(lastSecond),
          title: lineSchema({ max: chapterLimits.titleLength, message: 'A chapter needs a title' }),
        }),
      )
      .max(chapterLimits.perLesson)
      .refine(isOneEachSecond, 'Two chapters begin at the same second'),
    revision: revisionSchema,
  }),
  status: 200,
  response: chaptersSchema,
});

function isOneEachSecond(chapters: readonly Chapter[]): boolean {
  return new Set(chapters.map(({ seconds }) => seconds)).size === chapters.length;
}
