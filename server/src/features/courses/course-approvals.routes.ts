import { decideCourse, listWaitingCourses } from '@academy/contract/school-settings/approval-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { CourseApprovalsService } from './course-approvals.service.ts';

export function registerCourseApprovals(app: FastifyInstance, approvals: CourseApprovalsService): void {
  bindCall(app, listWaitingCourses, () => approvals.list());
  bindCall(
    app,
    decideCourse,
    async ({ request, params, body }) => {
      await approvals.decide(signedIn(request), params.courseId, body);
      return {};
    },
    { rateLimit: saveLimit },
  );
}
