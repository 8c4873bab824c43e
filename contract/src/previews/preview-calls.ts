import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { lessonParams } from '../http/identifiers.ts';

const path = '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/preview';

const previewSchema = z.object({
  isPreview: z.boolean(),
  /** How many other lessons of the course are free previews. */
  others: z.number().int(),
});

export type Preview = z.output<typeof previewSchema>;

export const getPreview = defineCall({
  summary: 'Whether a lesson is a free preview, and how many others of its course are, for who may change it',
  method: 'GET',
  path,
  access: 'author',
  params: lessonParams,
  status: 200,
  response: previewSchema,
});

export const savePreview = defineCall({
  summary:
    'Make a lesson a free preview, or end it: while its course is published, everybody may watch the film of a free preview and read its captions',
  method: 'PUT',
  path,
  access: 'author',
  params: lessonParams,
  body: z.object({ isPreview: z.boolean() }),
  status: 200,
  response: previewSchema,
});
