import type { quizQuestions, quizzes } from '@academy/platform/database/schema/quizzes.ts';
import { type DemoCourse, lessonId } from './demo-academy.ts';
import { stableId } from './stable-id.ts';

/** The questions that lessons have in their folders. A lesson without any has the sample questions. */
export function quizRows(course: DemoCourse) {
  const asked = course.modules.flatMap((module, moduleIndex) =>
    module.lessons.map(({ questions }, lessonIndex) => ({
      lessonId: lessonId(course, moduleIndex, lessonIndex),
      questions,
    })),
  );
  return {
    quizzes: asked
      .filter(({ questions }) => questions.length > 0)
      .map(({ lessonId }): typeof quizzes.$inferInsert => ({ lessonId, revision: 1 })),
    questions: asked.flatMap(({ lessonId, questions }) =>
      questions.map(
        (
          { id: _, prompt, explanation, atSeconds, ...solution },
          index,
        ): typeof quizQuestions.$inferInsert => ({
          id: stableId('question', lessonId, index),
          lessonId,
          position: index + 1,
          prompt,
          explanation,
          atSeconds,
          solution,
        }),
      ),
    ),
  };
}
