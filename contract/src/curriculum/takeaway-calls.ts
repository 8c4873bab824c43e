import { z } from 'zod';
import { revisionSchema } from '../courses/course-form.ts';
import { defineCall } from '../http/call.ts';
import { lessonParams } from '../http/identifiers.ts';
import { lineListSchema } from '../text/text-schemas.ts';

const path = '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/takeaways';

/** With a revision of their own: saving them does not make an open form of the lesson stale. */
const takeawaysSchema = z.object({ takeaways: z.array(z.string()), revision: z.number().int() });

export const getTakeaways = defineCall({
  summary: 'The key takeaways of a lesson, for who edits them; readers get them with the lesson',
  method: 'GET',
  path,
  access: 'author',
  params: lessonParams,
  status: 200,
  response: takeawaysSchema,
});

export const saveTakeaways = defineCall({
  summary: 'Save the key takeaways of a lesson; 409 when somebody saved a newer revision than the one named',
  method: 'PUT',
  path,
  access: 'author',
  params: lessonParams,
  body: z.object({ takeaways: lineListSchema, revision: revisionSchema }),
  status: 200,
  response: takeawaysSchema,
});
