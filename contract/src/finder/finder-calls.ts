import { z } from 'zod';
import { courseStatuses } from '../courses/course-status.ts';
import { defineCall } from '../http/call.ts';
import { idSchema } from '../http/identifiers.ts';
import { finderLimits as limits } from './finder-limits.ts';

const foundSchema = z.object({
  courses: z.array(z.object({ id: idSchema, title: z.string(), status: z.enum(courseStatuses) })),
  lessons: z.array(
    z.object({
      lessonId: idSchema,
      moduleId: idSchema,
      title: z.string(),
      courseId: idSchema,
      courseTitle: z.string(),
    }),
  ),
  students: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      email: z.string(),
      /** Of your courses the one that they were in last. */
      courseId: idSchema,
      courseTitle: z.string(),
    }),
  ),
});

export type Found = z.output<typeof foundSchema>;

export const findInStudio = defineCall({
  summary: 'Courses, lessons and students of your own by a few words, the best of each kind',
  method: 'GET',
  path: '/api/creator/find',
  access: 'signed-in',
  query: z.object({ q: z.string().max(limits.wordsMaxLength).default('') }),
  status: 200,
  response: foundSchema,
});
