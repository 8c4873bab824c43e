import {
  getCurriculum,
  getLesson,
  getLessonOfCourse,
} from '@academy/contract/curriculum/curriculum-calls.ts';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { bindCall, readyAnswer } from '../../http/bind-call.ts';
import { signedIn } from '../../http/viewer.ts';
import type { CurriculumService } from './curriculum.service.ts';

export function registerCurriculum(
  app: FastifyInstance,
  curriculum: CurriculumService,
  answers: AnswerCache,
): void {
  bindCall(app, getCurriculum, ({ params: { courseId }, request: { viewer } }) =>
    viewer === null
      ? answers.get(`curriculum ${courseId}`, async () =>
          readyAnswer(getCurriculum, await curriculum.list(null, courseId)),
        )
      : curriculum.list(viewer, courseId),
  );

  // By the path with its module, or without.
  for (const call of [getLesson, getLessonOfCourse]) {
    bindCall(app, call, ({ params, request }) => curriculum.getLesson(signedIn(request), params.lessonId));
  }
}
