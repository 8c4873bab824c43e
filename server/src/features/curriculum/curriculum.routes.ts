import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { getCurriculum } from '@academy/contract/curriculum/curriculum-calls.ts';
import { isId } from '@academy/platform/ids.ts';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { bindCall, readyAnswer } from '../../http/bind-call.ts';
import { notFound } from '../../http/http-error.ts';
import type { CurriculumRepository } from './curriculum.repository.ts';
import { outlineOf } from './outline.ts';

export function registerCurriculum(
  app: FastifyInstance,
  curriculum: CurriculumRepository,
  answers: AnswerCache,
): void {
  const getOutline = async (courseId: string): Promise<Module[]> => {
    const rows = isId(courseId) ? await curriculum.listOutline(courseId) : [];
    if (rows.length === 0) throw notFound('Course');
    return outlineOf(rows);
  };

  bindCall(app, getCurriculum, ({ params }) =>
    answers.get(`curriculum ${params.courseId}`, async () =>
      readyAnswer(getCurriculum, await getOutline(params.courseId)),
    ),
  );
}
