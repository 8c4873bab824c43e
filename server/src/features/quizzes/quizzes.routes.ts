import {
  checkQuiz,
  getQuiz,
  getQuizQuestions,
  saveQuizQuestions,
} from '@academy/contract/quizzes/quiz-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { byPerson, saveLimit } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import type { QuizzesService } from './quizzes.service.ts';

const checkLimit = { max: 60, timeWindow: '1 minute', keyGenerator: byPerson };

export function registerQuizzes(app: FastifyInstance, quizzes: QuizzesService): void {
  bindCall(
    app,
    checkQuiz,
    ({ params, body, request }) => quizzes.check(signedIn(request).id, params.lessonId, body.answers),
    { rateLimit: checkLimit },
  );
  bindCall(app, getQuiz, ({ params, request }) => quizzes.ask(signedIn(request).id, params.lessonId));
  bindCall(app, getQuizQuestions, ({ params }) => quizzes.read(params.lessonId));
  bindCall(app, saveQuizQuestions, ({ params, body }) => quizzes.save(params, body), {
    rateLimit: saveLimit,
  });
}
