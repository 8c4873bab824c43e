import { keepReview, listReportedReviews } from '@academy/contract/reviews/reported-review-calls.ts';
import {
  deleteReply,
  hideReview,
  replyToReview,
  reportReview,
  showReview,
  takeVoteBack,
  voteForReview,
} from '@academy/contract/reviews/review-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { byPerson, saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { ReviewJudgementsService } from './review-judgements.service.ts';

const voteLimit = { rateLimit: { max: 120, timeWindow: '1 minute', keyGenerator: byPerson } };
const reportLimit = { rateLimit: { max: 30, timeWindow: '1 minute', keyGenerator: byPerson } };

export function registerReviewJudgements(app: FastifyInstance, service: ReviewJudgementsService): void {
  const done = async (change: Promise<void>) => {
    await change;
    return {};
  };

  bindCall(
    app,
    voteForReview,
    ({ params, request }) => done(service.vote(signedIn(request), params, { useful: true })),
    voteLimit,
  );
  bindCall(
    app,
    takeVoteBack,
    ({ params, request }) => done(service.vote(signedIn(request), params, { useful: false })),
    voteLimit,
  );
  bindCall(
    app,
    reportReview,
    ({ params, body, request }) => done(service.report(signedIn(request), params, body.reason)),
    reportLimit,
  );
  bindCall(
    app,
    replyToReview,
    ({ params, body, request }) => done(service.reply(signedIn(request), params, body.text)),
    { rateLimit: saveLimit },
  );
  bindCall(app, deleteReply, ({ params, request }) => done(service.reply(signedIn(request), params, null)), {
    rateLimit: saveLimit,
  });
  bindCall(
    app,
    hideReview,
    ({ params, body, request }) => done(service.hide(signedIn(request), params, body.reason)),
    { rateLimit: saveLimit },
  );
  bindCall(app, listReportedReviews, () => service.listReported());
  bindCall(app, keepReview, ({ params, request }) => done(service.keep(signedIn(request), params)), {
    rateLimit: saveLimit,
    unseenByVisitors: true,
  });
  bindCall(app, showReview, ({ params, request }) => done(service.show(signedIn(request), params)), {
    rateLimit: saveLimit,
  });
}
