import { catalogue } from '@academy/contract/courses/course-constants.ts';
import {
  completeLesson,
  enroll,
  getEnrollmentStatus,
  leaveCourse,
  listEnrolledCourses,
  removeStudent,
} from '@academy/contract/enrollments/enrollment-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { signedIn } from '../../http/viewer.ts';
import type { EnrollmentsService } from './enrollments.service.ts';

const enrollLimit = { max: 120, timeWindow: '1 minute' };

export function registerEnrollments(app: FastifyInstance, service: EnrollmentsService): void {
  bindCall(app, listEnrolledCourses, ({ query, request }) =>
    service.list(signedIn(request), query.limit ?? catalogue.defaultLimit),
  );

  bindCall(app, getEnrollmentStatus, ({ params, request }) =>
    service.getStatus(signedIn(request), params.courseId),
  );

  bindCall(
    app,
    enroll,
    async ({ params, request, reply }) => {
      const { isNew, answer } = await service.enroll(signedIn(request), params.courseId);
      if (!isNew) void reply.code(200);
      return answer;
    },
    { rateLimit: enrollLimit },
  );

  bindCall(
    app,
    leaveCourse,
    async ({ params, request }) => {
      await service.leave(signedIn(request), params.courseId);
      return {};
    },
    { rateLimit: enrollLimit },
  );

  bindCall(app, removeStudent, async ({ params, request }) => {
    await service.removeStudent(signedIn(request), params);
    return {};
  });

  bindCall(app, completeLesson, async ({ params, request }) => {
    await service.completeLesson(signedIn(request), params);
    return {};
  });
}
