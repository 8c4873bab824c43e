import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { lessonParams } from '../http/identifiers.ts';

const noteSchema = z.object({ content: z.string(), updatedAt: z.iso.datetime().nullable() });
const path = '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/note';

export const getNote = defineCall({
  summary: "The signed-in user's note on a lesson",
  method: 'GET',
  path,
  access: 'learner',
  params: lessonParams,
  status: 200,
  response: noteSchema,
});

export const saveNote = defineCall({
  summary: "Save the signed-in user's note on a lesson",
  method: 'POST',
  path,
  access: 'learner',
  params: lessonParams,
  body: z.object({ content: z.string().max(100_000) }),
  status: 200,
  response: noteSchema,
});
