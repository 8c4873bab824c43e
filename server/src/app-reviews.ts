/** Part of the composition: reviews of courses. */
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { registerReviewJudgements } from './features/reviews/review-judgements.routes.ts';
import { createReviewJudgementsService } from './features/reviews/review-judgements.service.ts';
import { registerReviews } from './features/reviews/reviews.routes.ts';
import { createReviewsService } from './features/reviews/reviews.service.ts';
import type { AnswerCache } from './http/answer-cache.ts';

export function registerReviewCalls(
  api: FastifyInstance,
  { database, visitorReads }: Pick<AppOptions, 'database' | 'visitorReads'>,
  answers: AnswerCache,
): void {
  const reviewsChanged = () => {
    visitorReads.changed();
    answers.flush();
  };
  registerReviews(api, createReviewsService(database, visitorReads), { answers, reviewsChanged });
  registerReviewJudgements(api, createReviewJudgementsService(database));
}
