import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { getCurriculum } from '@academy/contract/curriculum/curriculum-calls.ts';
import { isId } from '@academy/platform/ids.ts';
import type { FastifyInstance } from 'fastify';
import { type CourseFacts, canManage, canRead, canSee, type Person } from '../../access/course-policy.ts';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { bindCall, readyAnswer } from '../../http/bind-call.ts';
import { notFound } from '../../http/http-error.ts';
import type { CurriculumRepository } from './curriculum.repository.ts';
import { type CurriculumView, presentCurriculum } from './present-curriculum.ts';

export function registerCurriculum(
  app: FastifyInstance,
  curriculum: CurriculumRepository,
  answers: AnswerCache,
): void {
  const listModules = async (viewer: Person | null, courseId: string): Promise<Module[]> => {
    const rows = isId(courseId) ? await curriculum.list(viewer?.id ?? null, courseId) : [];
    const course = rows[0];
    if (course === undefined || !canSee(course, viewer)) throw notFound('Course');
    return presentCurriculum(rows, viewOf(course, viewer));
  };

  bindCall(app, getCurriculum, ({ params: { courseId }, request: { viewer } }) =>
    viewer === null
      ? answers.get(`curriculum ${courseId}`, async () =>
          readyAnswer(getCurriculum, await listModules(null, courseId)),
        )
      : listModules(viewer, courseId),
  );
}

function viewOf(course: CourseFacts, viewer: Person | null): CurriculumView {
  if (canManage(course, viewer)) return 'managed';
  return canRead(course, viewer) ? 'content' : 'outline';
}
