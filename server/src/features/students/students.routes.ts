import { listStudents } from '@academy/contract/students/student-calls.ts';
import { recordAuditOfHour } from '@academy/platform/audit/record-audit.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { signedIn } from '../../http/viewer.ts';
import * as students from './students.repository.ts';

export function registerStudents(app: FastifyInstance, { db }: Database): void {
  bindCall(app, listStudents, async ({ params: { courseId }, request }) => {
    // Students' addresses are seen here.
    await recordAuditOfHour(db, { action: 'students_viewed', actorId: signedIn(request).id, courseId });
    return students.listStudents(db, courseId);
  });
}
