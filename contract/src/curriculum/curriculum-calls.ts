import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { courseParams, idSchema, lessonParams, moduleParams, nothing } from '../http/identifiers.ts';
import { lessonSchema, moduleSchema } from './curriculum.ts';
import {
  lessonPayloadSchema,
  lessonUpdateSchema,
  modulePayloadSchema,
  moduleUpdateSchema,
} from './curriculum-form.ts';

export const getCurriculum = defineCall({
  summary: 'The modules of a course with their lessons; an outline for those who may not read them',
  method: 'GET',
  path: '/api/courses/{courseId}/curriculum',
  access: 'public',
  params: courseParams,
  status: 200,
  response: z.array(moduleSchema),
});

export const getLesson = defineCall({
  summary: 'One lesson with its content',
  method: 'GET',
  path: '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}',
  access: 'reader',
  params: lessonParams,
  status: 200,
  response: lessonSchema,
});

export const getLessonOfCourse = defineCall({
  summary: 'One lesson with its content, when its module is not known',
  method: 'GET',
  path: '/api/courses/{courseId}/lessons/{lessonId}',
  access: 'reader',
  params: courseParams.extend({ lessonId: idSchema }),
  status: 200,
  response: lessonSchema,
});

export const createModule = defineCall({
  summary: 'Add a module',
  method: 'POST',
  path: '/api/courses/{courseId}/modules',
  access: 'author',
  params: courseParams,
  body: modulePayloadSchema,
  status: 201,
  response: moduleSchema,
});

export const updateModule = defineCall({
  summary: 'Rename or move a module; 409 when somebody saved a newer revision than the one named',
  method: 'PUT',
  path: '/api/courses/{courseId}/modules/{moduleId}',
  access: 'author',
  params: moduleParams,
  body: moduleUpdateSchema,
  status: 200,
  response: moduleSchema,
});

export const deleteModule = defineCall({
  summary: 'Delete a module with everything below it',
  method: 'DELETE',
  path: '/api/courses/{courseId}/modules/{moduleId}',
  access: 'author',
  params: moduleParams,
  status: 204,
  response: nothing,
});

export const createLesson = defineCall({
  summary: 'Add a lesson',
  method: 'POST',
  path: '/api/courses/{courseId}/modules/{moduleId}/lessons',
  access: 'author',
  params: moduleParams,
  body: lessonPayloadSchema,
  status: 201,
  response: lessonSchema,
});

export const updateLesson = defineCall({
  summary: 'Save or move a lesson; 409 when somebody saved a newer revision than the one named',
  method: 'PUT',
  path: '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}',
  access: 'author',
  params: lessonParams,
  body: lessonUpdateSchema,
  status: 200,
  response: lessonSchema,
});

export const deleteLesson = defineCall({
  summary: 'Delete a lesson',
  method: 'DELETE',
  path: '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}',
  access: 'author',
  params: lessonParams,
  status: 204,
  response: nothing,
});
