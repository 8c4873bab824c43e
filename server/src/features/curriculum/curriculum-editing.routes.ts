import {
  createLesson,
  createModule,
  deleteLesson,
  deleteModule,
  updateLesson,
  updateModule,
} from '@academy/contract/curriculum/curriculum-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { LessonsService } from './lessons.service.ts';
import type { ModulesService } from './modules.service.ts';

export function registerCurriculumEditing(
  app: FastifyInstance,
  modules: ModulesService,
  lessons: LessonsService,
): void {
  const limited = { rateLimit: saveLimit };

  bindCall(app, createModule, ({ params, body }) => modules.create(params.courseId, body), limited);
  bindCall(app, updateModule, ({ params, body }) => modules.update(params, body), limited);
  bindCall(app, deleteModule, ({ params }) => modules.remove(params).then(() => ({})), limited);

  bindCall(
    app,
    createLesson,
    ({ params, body, request }) => lessons.create(signedIn(request).id, params, body),
    limited,
  );
  bindCall(
    app,
    updateLesson,
    ({ params, body, request }) => lessons.update(signedIn(request).id, params, body),
    limited,
  );
  bindCall(app, deleteLesson, ({ params }) => lessons.remove(params).then(() => ({})), limited);
}
