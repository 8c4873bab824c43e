import type { AskedQuiz, ManagedQuiz, QuestionPayload } from '@academy/contract/quizzes/quiz.ts';
import type { Database, Transaction } from '@academy/platform/database/connect.ts';
import { newId } from '@academy/platform/ids.ts';
import { refuseStaleEdit } from '../../refusal.ts';
import { type Answers, refuseUnknownQuestions } from './answers.ts';
import { keepAttempt, keepBestResults, listAttempts, listBestResults } from './attempts.repository.ts';
import { gradeAnswers, type StoredQuestion } from './grade-answers.ts';
import { findQuiz, writeQuiz } from './quizzes.repository.ts';
import { gradeSampleQuiz } from './sample-quiz.ts';

/** Makes one edit at a time in a course, in a transaction, and dates the course by it. */
export type EditCourse = <Result>(
  courseId: string,
  edit: (tx: Transaction) => Promise<Result>,
) => Promise<Result>;

interface LessonOfCourse {
  readonly courseId: string;
  readonly lessonId: string;
}

interface QuizSave {
  readonly questions: readonly QuestionPayload[];
  readonly revision?: number | undefined;
}

export type QuizzesService = ReturnType<typeof createQuizzesService>;

export function createQuizzesService({ db }: Database, edit: EditCourse) {
  return {
    /** What a student is shown: questions without their solutions, and what they made of them. */
    async ask(userId: string, lessonId: string): Promise<AskedQuiz> {
      const { questions } = await findQuiz(db, lessonId);
      if (questions.length === 0) return { questions: [], attempts: [], best: null, answered: {} };
      const [attempts, results] = await Promise.all([
        listAttempts(db, { userId, lessonId }),
        listBestResults(db, { userId, lessonId }),
      ]);
      const correctCount = results.filter(({ isRight }) => isRight).length;
      return {
        questions: questions.map(withoutSolution),
        attempts: attempts.map(({ at, ...counts }) => ({ ...counts, at: at.toISOString() })),
        best: results.length === 0 ? null : { correctCount, questionCount: questions.length },
        answered: Object.fromEntries(results.map(({ questionId, isRight }) => [questionId, isRight])),
      };
    },

    /** Grades the answers, and keeps the attempt and the best result at each question. */
    async check(userId: string, lessonId: string, answers: Answers) {
      const quiz = await findQuiz(db, lessonId);
      if (quiz.questions.length === 0) {
        const graded = gradeSampleQuiz(answers);
        await keepAttempt(db, { id: newId(), userId, lessonId, answers, ...countsOf(graded) });
        return graded;
      }
      refuseUnknownQuestions(
        answers,
        quiz.questions.map(({ id }) => id),
      );
      const before = await listBestResults(db, { userId, lessonId });
      const rightBefore = new Set(before.flatMap(({ questionId, isRight }) => (isRight ? [questionId] : [])));
      const { isPartial, ...graded } = gradeAnswers(answers, quiz.questions, rightBefore);
      const results = Object.entries(graded.results).map(([questionId, { correct }]) => ({
        questionId,
        isRight: correct,
      }));
      await db.transaction(async (tx) => {
        await keepBestResults(tx, userId, results);
        if (isPartial) return;
        const attempt = { id: newId(), userId, lessonId, answers, quizRevision: quiz.revision };
        await keepAttempt(tx, { ...attempt, ...countsOf(graded) });
      });
      return graded;
    },

    /** All of it, for those who write it. */
    read: (lessonId: string): Promise<ManagedQuiz> => findQuiz(db, lessonId),

    save: ({ courseId, lessonId }: LessonOfCourse, { questions, revision }: QuizSave): Promise<ManagedQuiz> =>
      edit(courseId, async (tx) => {
        const before = await findQuiz(tx, lessonId);
        refuseStaleEdit('quiz', { given: revision, current: before.revision });
        const known = new Set(before.questions.map(({ id }) => id));
        // An id that is not the lesson's own names nothing: such a question is new.
        const saved = questions.map((question) => ({
          ...question,
          id: question.id !== undefined && known.has(question.id) ? question.id : newId(),
        }));
        const quiz = { revision: before.revision + 1, questions: saved };
        await writeQuiz(tx, lessonId, quiz);
        return quiz;
      }),
  };
}

function countsOf({ correctCount, questionCount }: { correctCount: number; questionCount: number }) {
  return { correctCount, questionCount };
}

function withoutSolution(question: StoredQuestion): AskedQuiz['questions'][number] {
  const { id, kind, prompt, atSeconds } = question;
  const options = 'options' in question ? question.options.map(({ id, text }) => ({ id, text })) : [];
  return { id, kind, prompt, atSeconds, options };
}
