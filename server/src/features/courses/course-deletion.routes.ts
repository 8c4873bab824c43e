import { deleteCourse } from '@academy/contract/courses/course-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { CourseDeletionService } from './course-deletion.service.ts';

export function registerCourseDeletion(app: FastifyInstance, { remove }: CourseDeletionService): void {
  bindCall(
    app,
    deleteCourse,
    ({ params, request }) => remove(signedIn(request), params.courseId).then(() => ({})),
    { rateLimit: saveLimit },
  );
}
