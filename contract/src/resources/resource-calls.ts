import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { idSchema, lessonParams, nothing } from '../http/identifiers.ts';
import { newLinkSchema, resourceSchema, resourceUpdateSchema } from './resource.ts';
import { resourceLimits } from './resource-limits.ts';

const path = '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}/resources';
const resourceParams = lessonParams.extend({ resourceId: idSchema });

export const listResources = defineCall({
  summary: 'The files and links of a lesson, in their order',
  method: 'GET',
  path,
  access: 'reader',
  params: lessonParams,
  status: 200,
  response: z.array(resourceSchema),
});

export const addResourceLink = defineCall({
  summary: 'Add a link to a lesson; files are uploaded over the tus protocol',
  method: 'POST',
  path,
  access: 'author',
  params: lessonParams,
  body: newLinkSchema,
  status: 201,
  response: resourceSchema,
});

export const orderResources = defineCall({
  summary: 'Put the files and links of a lesson in order; 409 when there are others by now',
  method: 'PUT',
  path: `${path}/order`,
  access: 'author',
  params: lessonParams,
  body: z.object({ ids: z.array(idSchema).max(resourceLimits.perLesson) }),
  status: 200,
  response: z.array(resourceSchema),
});

export const updateResource = defineCall({
  summary: 'Rename or describe a file or link; 409 when somebody saved a newer revision than the one named',
  method: 'PUT',
  path: `${path}/{resourceId}`,
  access: 'author',
  params: resourceParams,
  body: resourceUpdateSchema,
  status: 200,
  response: resourceSchema,
});

export const deleteResource = defineCall({
  summary: 'Remove a file or link from a lesson',
  method: 'DELETE',
  path: `${path}/{resourceId}`,
  access: 'author',
  params: resourceParams,
  status: 204,
  response: nothing,
});

export const getResourceFile = defineCall({
  summary: 'The bytes of a file, always as a download',
  method: 'GET',
  path: `${path}/{resourceId}/file`,
  access: 'reader',
  params: resourceParams,
  status: 200,
  response: z.string().meta({ format: 'binary' }),
});
