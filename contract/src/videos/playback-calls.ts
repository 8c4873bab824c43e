import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { lessonParams, nothing } from '../http/identifiers.ts';

const path = '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/position';

/** No lesson is longer than a day. */
const positionSchema = z.object({ seconds: z.number().min(0).max(86_400) });

export const getPlaybackPosition = defineCall({
  summary: 'Where the signed-in user stopped watching a lesson',
  method: 'GET',
  path,
  access: 'learner',
  params: lessonParams,
  status: 200,
  response: positionSchema,
});

export const savePlaybackPosition = defineCall({
  summary: 'Remember where the signed-in user stopped watching a lesson',
  method: 'PUT',
  path,
  access: 'learner',
  params: lessonParams,
  body: positionSchema,
  status: 204,
  response: nothing,
});
