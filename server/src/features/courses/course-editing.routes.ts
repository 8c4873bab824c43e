import {
  changeCourseStatus,
  createCourse,
  listCreatorCourses,
  updateCourse,
} from '@academy/contract/courses/course-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { CourseEditingService } from './course-editing.service.ts';
import type { CoursesService } from './courses.service.ts';

/** Every signed-in user may write courses; a program that writes them without end is stopped. */
const createLimit = { max: 60, timeWindow: '1 minute' };

export function registerCourseEditing(
  app: FastifyInstance,
  editing: CourseEditingService,
  courses: CoursesService,
): void {
  bindCall(app, createCourse, ({ body, request }) => editing.create(signedIn(request), body), {
    rateLimit: createLimit,
  });

  bindCall(app, updateCourse, ({ params, body }) => editing.update(params.courseId, body), {
    rateLimit: saveLimit,
  });

  bindCall(
    app,
    changeCourseStatus,
    ({ params, body, request }) => editing.changeStatus(signedIn(request), params.courseId, body.status),
    {
      rateLimit: saveLimit,
    },
  );

  bindCall(app, listCreatorCourses, ({ request }) => courses.listOfAuthor(signedIn(request)));
}
