import { z } from 'zod';
import { limitSchema } from '../courses/course-list-query.ts';
import { defineCall } from '../http/call.ts';
import { courseParams, emptyBody, idSchema, nothing } from '../http/identifiers.ts';
import { studentParams } from '../students/student-calls.ts';
import { enrolledCourseSchema, enrollmentStatusSchema } from './enrollment.ts';

export const listEnrolledCourses = defineCall({
  summary: 'The courses the signed-in user is enrolled in, last accessed first',
  method: 'GET',
  path: '/api/enrollments/courses',
  access: 'signed-in',
  query: z.object({ limit: limitSchema }),
  status: 200,
  response: z.array(enrolledCourseSchema),
});

export const getEnrollmentStatus = defineCall({
  summary: 'Whether the signed-in user is enrolled in a course, and how far',
  method: 'GET',
  path: '/api/enrollments/courses/{courseId}',
  access: 'signed-in',
  params: courseParams,
  status: 200,
  response: enrollmentStatusSchema,
});

export const enroll = defineCall({
  summary: 'Enroll in a course; a second time changes nothing',
  method: 'POST',
  path: '/api/enrollments/courses/{courseId}',
  access: 'signed-in',
  params: courseParams,
  body: emptyBody,
  status: 201,
  response: z.object({
    course: z.object({ _id: idSchema, title: z.string() }),
    enrollment: enrollmentStatusSchema,
  }),
});

/** What they did in the course is kept: whoever enrolls again goes on with it. */
export const leaveCourse = defineCall({
  summary: 'Leave a course; who is not enrolled has left it',
  method: 'DELETE',
  path: '/api/enrollments/courses/{courseId}',
  access: 'signed-in',
  params: courseParams,
  status: 204,
  response: nothing,
});

export const removeStudent = defineCall({
  summary: 'Take a student out of a course, as an admin; who is not enrolled is out of it',
  method: 'DELETE',
  path: '/api/courses/{courseId}/students/{studentId}',
  access: 'admin',
  params: studentParams,
  status: 204,
  response: nothing,
});

export const completeLesson = defineCall({
  summary: 'Mark a lesson as completed',
  method: 'PUT',
  path: '/api/enrollments/courses/{courseId}/lessons/{lessonId}/complete',
  access: 'enrolled',
  params: courseParams.extend({ lessonId: idSchema }),
  body: emptyBody,
  status: 204,
  response: nothing,
});
