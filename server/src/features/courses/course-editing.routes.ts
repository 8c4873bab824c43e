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
import { presentManagedCourse } from './course-row.ts';
import type { ChangeStatus } from './course-status.service.ts';
import type { ManagedCoursesRepository } from './managed-courses.repository.ts';

/** Anybody who is signed in may write courses; a program that writes them without end is stopped. */
const createLimit = { max: 60, timeWindow: '1 minute' };

export interface CourseEditing {
  readonly editing: CourseEditingService;
  readonly changeStatus: ChangeStatus;
  readonly managed: ManagedCoursesRepository;
}

export function registerCourseEditing(
  app: FastifyInstance,
  { editing, changeStatus, managed }: CourseEditing,
): void {
  bindCall(app, createCourse, ({ body, request }) => editing.create(signedIn(request), body), {
    rateLimit: createLimit,
  });

  bindCall(app, updateCourse, ({ params, body }) => editing.update(params.courseId, body), {
    rateLimit: saveLimit,
  });

  bindCall(app, changeCourseStatus, ({ params, body }) => changeStatus(params.courseId, body.status), {
    rateLimit: saveLimit,
  });

  bindCall(app, listCreatorCourses, async ({ request }) =>
    (await managed.listOfAuthor(signedIn(request).id)).map(({ finishedStudents, ...row }) =>
      presentManagedCourse(row, finishedStudents),
    ),
  );
}
