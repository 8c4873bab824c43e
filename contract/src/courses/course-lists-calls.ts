import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { courseParams } from '../http/identifiers.ts';
import { lineListSchema } from '../text/text-schemas.ts';
import { revisionSchema } from './course-form.ts';

const path = '/api/courses/{courseId}/lists';
const lines = z.array(z.string());

/** With a revision of their own: saving them does not make an open form of the details stale. */
const courseListsSchema = z.object({
  whatYouWillLearn: lines,
  requirements: lines,
  targetAudience: lines,
  revision: z.number().int(),
});

export const getCourseLists = defineCall({
  summary: 'What the enrollment page lists of a course, for who edits it',
  method: 'GET',
  path,
  access: 'author',
  params: courseParams,
  status: 200,
  response: courseListsSchema,
});

export const saveCourseLists = defineCall({
  summary: 'Save these lists; 409 when somebody saved a newer revision than the one named',
  method: 'PUT',
  path,
  access: 'author',
  params: courseParams,
  body: z.object({
    whatYouWillLearn: lineListSchema,
    requirements: lineListSchema,
    targetAudience: lineListSchema,
    revision: revisionSchema,
  }),
  status: 200,
  response: courseListsSchema,
});

export type CourseLists = z.infer<typeof courseListsSchema>;
