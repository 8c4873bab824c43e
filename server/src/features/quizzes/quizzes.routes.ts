import { checkQuiz } from '@academy/contract/quizzes/quiz-calls.ts';
import { sampleQuizAnswers } from '@academy/contract/quizzes/sample-quiz-answers.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { quizAttempts } from '@academy/platform/database/schema/learning.ts';
import { newId } from '@academy/platform/ids.ts';
import type { FastifyInstance } from 'fastify';
import { bindCall } from '../../http/bind-call.ts';
import { signedIn } from '../../http/viewer.ts';
import { gradeQuiz } from './grade-quiz.ts';

export function registerQuizzes(app: FastifyInstance, { db }: Database): void {
  bindCall(app, checkQuiz, async ({ params, body, request }) => {
    const graded = gradeQuiz(body.answers, sampleQuizAnswers);
    await db.insert(quizAttempts).values({
      id: newId(),
      userId: signedIn(request).id,
      lessonId: params.lessonId,
      answers: body.answers,
      correctCount: graded.correctCount,
      questionCount: graded.questionCount,
    });
    return graded;
  });
}
