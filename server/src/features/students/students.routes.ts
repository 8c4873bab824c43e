import { listStudents } from '@academy/contract/students/student-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import * as students from './students.repository.ts';

export function registerStudents(app: FastifyInstance, { db }: Database): void {
  bindCall(app, listStudents, ({ params }) => students.listStudents(db, params.courseId));
}
