import { checkQuiz } from '@academy/contract/quizzes/quiz-calls.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { byPerson } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import * as quizzes from './quizzes.service.ts';

const checkLimit = { max: 60, timeWindow: '1 minute', keyGenerator: byPerson };

export function registerQuizzes(app: FastifyInstance, database: Database): void {
  bindCall(
    app,
    checkQuiz,
    ({ params, body, request }) =>
      quizzes.checkQuiz(database, signedIn(request).id, params.lessonId, body.answers),
    { rateLimit: checkLimit },
  );
}
