import { getCourseLists, saveCourseLists } from '@academy/contract/courses/course-lists-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import type { CourseListsService } from './course-lists.service.ts';

export function registerCourseLists(app: FastifyInstance, lists: CourseListsService): void {
  bindCall(app, getCourseLists, ({ params }) => lists.find(params.courseId));
  bindCall(app, saveCourseLists, ({ params, body }) => lists.save(params.courseId, body), {
    rateLimit: saveLimit,
  });
}
