import * as calls from '@academy/contract/students/student-calls.ts';
import { recordAuditOfHour } from '@academy/platform/audit/record-audit.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import { createStudentsService } from './students.service.ts';

export function registerStudents(app: FastifyInstance, database: Database): void {
  const students = createStudentsService(database);
  /** Students' addresses are seen here. */
  const recordLook = (request: FastifyRequest, courseId: string) =>
    recordAuditOfHour(database.db, { action: 'students_viewed', actorId: signedIn(request).id, courseId });

  bindCall(app, calls.listStudents, async ({ params: { courseId }, request }) => {
    await recordLook(request, courseId);
    return students.list(courseId);
  });
  bindCall(app, calls.getStudent, async ({ params, request }) => {
    const student = await students.get(signedIn(request).id, params);
    await recordLook(request, params.courseId);
    return student;
  });
  bindCall(
    app,
    calls.saveRemark,
    ({ params, body, request }) => students.saveRemark(signedIn(request).id, params, body.content),
    { rateLimit: saveLimit, unseenByVisitors: true },
  );
}
