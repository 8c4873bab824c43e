import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { idSchema } from '../http/identifiers.ts';

const path = '/api/hls/stream/{lessonId}/{version}';
const params = z.object({ lessonId: idSchema, version: idSchema });

const playlist = z.string();
const bytes = z.string().meta({ format: 'binary' });

export const getStreamPlaylist = defineCall({
  summary: 'The playlist of one rendition, such as 360p.m3u8',
  method: 'GET',
  path: `${path}/{playlist}`,
  access: 'watcher',
  token: 'never',
  params: params.extend({ playlist: idSchema }),
  status: 200,
  response: playlist,
});

export const getContentKey = defineCall({
  summary: 'The key that the segments of a version are encrypted with',
  method: 'GET',
  path: `${path}/key`,
  access: 'watcher',
  token: 'never',
  params,
  status: 200,
  response: bytes,
});

export const getPoster = defineCall({
  summary: 'A picture of the video, to be shown before it plays',
  method: 'GET',
  path: `${path}/poster.jpg`,
  access: 'watcher',
  token: 'never',
  params,
  status: 200,
  response: bytes,
});

export const getStoryboard = defineCall({
  summary: 'Small pictures of the film, many on one sheet, to be shown while its position is being chosen',
  method: 'GET',
  path: `${path}/storyboard/{sheet}`,
  access: 'watcher',
  token: 'never',
  params: params.extend({ sheet: idSchema }),
  status: 200,
  response: bytes,
});

export const getCaptionPlaylist = defineCall({
  summary: 'The captions of one language as a subtitle rendition, bn.m3u8, or one of its segments, bn-0.vtt',
  method: 'GET',
  path: `${path}/captions/{playlist}`,
  access: 'watcher',
  token: 'never',
  params: params.extend({ playlist: idSchema }),
  status: 200,
  response: playlist,
});

export const getSegment = defineCall({
  summary:
    'Some seconds of a rendition, encrypted: anybody may fetch and keep them, nobody can watch them without the key',
  method: 'GET',
  path: '/api/hls/segments/{version}/{rendition}/{file}',
  access: 'public',
  token: 'never',
  params: z.object({ version: idSchema, rendition: idSchema, file: idSchema }),
  status: 200,
  response: bytes,
});
