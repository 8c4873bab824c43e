import { searchMoments } from '@academy/contract/search/search-calls.ts';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { bindCall, readyAnswer } from '../../http/bind-call.ts';
import type { MomentsService } from './moments.service.ts';

/** As for the search of courses: far more than a person types. */
const searchLimit = { max: 600, timeWindow: '1 minute' };

/** Visitors all find the same titles, so they share ready-made answers; nobody shares what a signed-in user finds. */
export function registerMoments(app: FastifyInstance, service: MomentsService, answers: AnswerCache): void {
  bindCall(
    app,
    searchMoments,
    ({ query, request: { viewer } }) =>
      viewer === null
        ? answers.get(`moments ${query.courseId ?? ''} ${query.after ?? ''} ${query.q}`, async () =>
            readyAnswer(searchMoments, await service.search(null, query)),
          )
        : service.search(viewer, query),
    { rateLimit: searchLimit },
  );
}
