import { z } from 'zod';
import { defineCall } from '../http/call.ts';
import { courseParams, identified, nothing } from '../http/identifiers.ts';
import { courseSchema } from './course.ts';
import { coursePayloadSchema, courseUpdateSchema } from './course-form.ts';
import { courseListQuery } from './course-list-query.ts';
import { courseStatuses } from './course-status.ts';

const savedCourse = z.object({ ...identified, revision: z.number().int() });

export const listCourses = defineCall({
  summary: 'The catalogue of published courses',
  method: 'GET',
  path: '/api/courses',
  access: 'public',
  query: courseListQuery,
  status: 200,
  response: z.array(courseSchema),
});

export const listCoursesInProgress = defineCall({
  summary: 'The courses the signed-in user is enrolled in',
  method: 'GET',
  path: '/api/courses/in-progress',
  access: 'signed-in',
  query: courseListQuery,
  status: 200,
  response: z.array(courseSchema),
});

export const getCourse = defineCall({
  summary: 'One course',
  method: 'GET',
  path: '/api/courses/{courseId}',
  access: 'public',
  params: courseParams,
  status: 200,
  response: courseSchema,
});

export const listOtherCourses = defineCall({
  summary:
    'Up to three other published courses of the same author with the same instructor, the newest first',
  method: 'GET',
  path: '/api/courses/{courseId}/others',
  access: 'public',
  params: courseParams,
  status: 200,
  response: z.array(courseSchema),
});

export const createCourse = defineCall({
  summary: 'Create a course as a draft; a student who does becomes a creator',
  method: 'POST',
  path: '/api/courses',
  access: 'signed-in',
  token: 'teach',
  body: coursePayloadSchema,
  status: 201,
  response: savedCourse,
});

export const updateCourse = defineCall({
  summary: 'Save the details of a course; 409 when somebody saved a newer revision than the one named',
  method: 'PUT',
  path: '/api/courses/{courseId}',
  access: 'author',
  params: courseParams,
  body: courseUpdateSchema,
  status: 200,
  response: savedCourse,
});

export const deleteCourse = defineCall({
  summary:
    'Delete a course that was never published and has no students, with its films and files; 409 for any other',
  method: 'DELETE',
  path: '/api/courses/{courseId}',
  access: 'author',
  params: courseParams,
  status: 204,
  response: nothing,
});

export const listCreatorCourses = defineCall({
  summary: 'The own courses of the signed-in user, in every status',
  method: 'GET',
  path: '/api/creator/courses',
  access: 'signed-in',
  status: 200,
  response: z.array(courseSchema),
});

export const changeCourseStatus = defineCall({
  summary: 'Publish, unpublish, archive or restore a course',
  method: 'PUT',
  path: '/api/creator/courses/{courseId}/status',
  access: 'author',
  params: courseParams,
  body: z.object({ status: z.enum(courseStatuses) }),
  status: 200,
  response: z.object({
    ...identified,
    status: z.enum(courseStatuses),
    publishedAt: z.iso.datetime().nullable(),
  }),
});

export const uploadCover = defineCall({
  summary: 'Upload the cover of a course: a JPEG, PNG or WebP picture of at most 8 MB as the body',
  method: 'PUT',
  path: '/api/courses/{courseId}/cover',
  access: 'author',
  params: courseParams,
  status: 200,
  response: savedCourse.extend({ thumbnailUrl: z.string() }),
});
