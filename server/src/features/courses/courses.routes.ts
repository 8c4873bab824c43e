import { getCourse, listCourses } from '@academy/contract/courses/course-calls.ts';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { bindCall, readyAnswer } from '../../http/bind-call.ts';
import type { CoursesService } from './courses.service.ts';

export function registerCourses(app: FastifyInstance, service: CoursesService, answers: AnswerCache): void {
  bindCall(app, listCourses, ({ query }) =>
    answers.get(`courses ${query.limit ?? ''} ${query.categoryId ?? ''} ${query.search ?? ''}`, async () =>
      readyAnswer(listCourses, await service.listPublished(query)),
    ),
  );

  bindCall(app, getCourse, ({ params }) =>
    answers.get(`course ${params.courseId}`, async () =>
      readyAnswer(getCourse, await service.getPublished(params.courseId)),
    ),
  );
}
