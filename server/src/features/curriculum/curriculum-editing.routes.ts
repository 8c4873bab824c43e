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
import { signedIn } from '../../http/viewer.ts';
import type { LessonsService } from './lessons.service.ts';
import type { ModulesService } from './modules.service.ts';

export function registerCurriculumEditing(
  app: FastifyInstance,
  modules: ModulesService,
  lessons: LessonsService,
): void {
  bindCall(app, createModule, ({ params, body }) => modules.create(params.courseId, body));
  bindCall(app, updateModule, ({ params, body }) => modules.update(params, body));
  bindCall(app, deleteModule, async ({ params }) => {
    await modules.remove(params);
    return {};
  });

  bindCall(app, createLesson, ({ params, body, request }) =>
    lessons.create(signedIn(request).id, params, body),
  );
  bindCall(app, updateLesson, ({ params, body, request }) =>
    lessons.update(signedIn(request).id, params, body),
  );
  bindCall(app, deleteLesson, async ({ params }) => {
    await lessons.remove(params);
    return {};
  });
}
