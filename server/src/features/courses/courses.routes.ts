import {
  getCourse,
  listCourses,
  listCoursesInProgress,
  listOtherCourses,
} from '@academy/contract/courses/course-calls.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { bindCall, readyAnswer } from '../../http/bind-call.ts';
import { signedIn } from '../../http/viewer.ts';
import type { CoursesService } from './courses.service.ts';

/** Far more than a person types; browsing without a search is not counted. */
const searchLimit = {
  max: 600,
  timeWindow: '1 minute',
  allowList: ({ query }: FastifyRequest) => !(query as { search?: unknown }).search,
};

/** Visitors all see the same, so they share ready-made answers; answers to a signed-in user are never kept. */
export function registerCourses(app: FastifyInstance, service: CoursesService, answers: AnswerCache): void {
  bindCall(
    app,
    listCourses,
    ({ query, request: { viewer } }) =>
      viewer === null
        ? answers.get(
            `courses ${query.limit ?? ''} ${query.categoryId ?? ''} ${query.search ?? ''}`,
            async () => readyAnswer(listCourses, await service.listPublished(null, query)),
          )
        : service.listPublished(viewer, query),
    { rateLimit: searchLimit },
  );

  bindCall(
    app,
    listCoursesInProgress,
    ({ query, request }) => service.listEnrolled(signedIn(request), query),
    { rateLimit: searchLimit },
  );

  bindCall(app, getCourse, ({ params: { courseId }, request: { viewer } }) =>
    viewer === null
      ? answers.get(`course ${courseId}`, async () =>
          readyAnswer(getCourse, await service.get(null, courseId)),
        )
      : service.get(viewer, courseId),
  );

  bindCall(app, listOtherCourses, ({ params: { courseId }, request: { viewer } }) =>
    viewer === null
      ? answers.get(`others ${courseId}`, async () =>
          readyAnswer(listOtherCourses, await service.listOthers(null, courseId)),
        )
      : service.listOthers(viewer, courseId),
  );
}
