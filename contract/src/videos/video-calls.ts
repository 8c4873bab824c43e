import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { emptyBody, idSchema, lessonParams, nothing } from '../http/identifiers.ts';
import { videoStatusSchema } from './video-status.ts';

export const getStream = defineCall({
  summary: 'The HLS manifest of a lesson; playlists, segments and keys are fetched from the addresses in it',
  method: 'GET',
  path: '/api/hls/stream/{lessonId}',
  access: 'watcher',
  token: 'never',
  params: z.object({ lessonId: idSchema }),
  status: 200,
  response: z.string(),
});

const path = '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/video';

export const getVideoStatus = defineCall({
  summary: 'How far the video of a lesson is prepared, and what of it can be watched now',
  method: 'GET',
  path,
  access: 'watcher',
  params: lessonParams,
  status: 200,
  response: videoStatusSchema,
});

export const importVideo = defineCall({
  summary: 'Fetch the video of a lesson from a direct link',
  method: 'POST',
  path: `${path}/import`,
  access: 'author',
  params: lessonParams,
  body: z.object({ url: z.string().max(2048) }),
  status: 201,
  response: videoStatusSchema,
});

export const retryVideo = defineCall({
  summary: 'Prepare a video again that could not be prepared',
  method: 'POST',
  path: `${path}/retry`,
  access: 'author',
  params: lessonParams,
  body: emptyBody,
  status: 200,
  response: videoStatusSchema,
});

export const removeVideo = defineCall({
  summary: 'Take the video off a lesson',
  method: 'DELETE',
  path,
  access: 'author',
  params: lessonParams,
  status: 204,
  response: nothing,
});
