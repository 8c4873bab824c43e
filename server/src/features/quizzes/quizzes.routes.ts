import { checkQuiz } from '@academy/contract/quizzes/quiz-calls.ts';
import { sampleQuizAnswers } from '@academy/contract/quizzes/sample-quiz-answers.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { byPerson } from '../../http/rate-limits.ts';
import { signedIn } from '../../http/viewer.ts';
import { gradeQuiz } from './grade-quiz.ts';
import { createQuizAttempts } from './quiz-attempts.ts';

const checkLimit = { max: 60, timeWindow: '1 minute', keyGenerator: byPerson };

export function registerQuizzes(app: FastifyInstance, database: Database): void {
  const attempts = createQuizAttempts(database);
  bindCall(
    app,
    checkQuiz,
    async ({ params: { lessonId }, body: { answers }, request }) => {
      const graded = gradeQuiz(answers, sampleQuizAnswers);
      await attempts.keep({ userId: signedIn(request).id, lessonId, answers, ...graded });
      return graded;
    },
    { rateLimit: checkLimit },
  );
}
