import {
  deleteReview,
  getOwnReview,
  listReviews,
  saveReview,
} from '@academy/contract/reviews/review-calls.ts';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { bindCall, readyAnswer } from '../../http/bind-call.ts';
import { byPerson } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { ReviewsService } from './reviews.service.ts';

const writeLimit = { max: 30, timeWindow: '1 minute', keyGenerator: byPerson };

interface ReviewsOptions {
  readonly answers: AnswerCache;
  /** Before a change is acknowledged: visitors see it in the list, and in the rating of the course. */
  readonly reviewsChanged: () => void;
}

/** Visitors share ready-made answers for the first page; what is further down, few ask for. */
export function registerReviews(
  app: FastifyInstance,
  service: ReviewsService,
  { answers, reviewsChanged }: ReviewsOptions,
): void {
  bindCall(app, listReviews, ({ params: { courseId }, query, request: { viewer } }) =>
    viewer === null && query.after === undefined
      ? answers.get(`reviews ${query.sort ?? ''} ${courseId}`, async () =>
          readyAnswer(listReviews, await service.list(null, courseId, query)),
        )
      : service.list(viewer, courseId, query),
  );

  bindCall(app, getOwnReview, ({ params: { courseId }, request }) =>
    service.getOwn(signedIn(request), courseId),
  );

  bindCall(
    app,
    saveReview,
    async ({ params: { courseId }, body, request }) => {
      const review = await service.save(signedIn(request), courseId, body);
      reviewsChanged();
      return review;
    },
    { rateLimit: writeLimit },
  );

  bindCall(
    app,
    deleteReview,
    async ({ params: { courseId }, request }) => {
      await service.remove(signedIn(request), courseId);
      reviewsChanged();
      return {};
    },
    { rateLimit: writeLimit },
  );
}
