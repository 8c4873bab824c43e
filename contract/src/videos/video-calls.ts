import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { idSchema, lessonParams } from '../http/identifiers.ts';
import { videoStates } from './video-states.ts';

export const getStream = defineCall({
  summary: 'The HLS manifest of a lesson; playlists, segments and keys are fetched from the addresses in it',
  method: 'GET',
  path: '/api/hls/stream/{lessonId}',
  access: 'reader',
  params: z.object({ lessonId: idSchema }),
  status: 200,
  response: z.string(),
});

export const getVideoStatus = defineCall({
  summary: 'How far the video of a lesson is prepared',
  method: 'GET',
  path: '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/video',
  access: 'reader',
  params: lessonParams,
  status: 200,
  response: z.object({
    state: z.enum(videoStates),
    percent: z.number().int(),
    remainingSeconds: z.number().nullable(),
    failure: z.string().nullable(),
  }),
});
