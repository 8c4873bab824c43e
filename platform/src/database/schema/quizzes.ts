import type { QuestionSolution } from '@academy/contract/quizzes/question.ts';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { lessons } from './curriculum.ts';
import { users } from './users.ts';

const lesson = () =>
  uuid('lesson_id')
    .notNull()
    .references(() => lessons.id, { onDelete: 'cascade' });

/** Counts the saves of a lesson's questions. A lesson whose questions were never written has no row. */
export const quizzes = pgTable('quizzes', {
  lessonId: lesson().primaryKey(),
  revision: integer().notNull(),
});

export const quizQuestions = pgTable(
  'quiz_questions',
  {
    id: uuid().primaryKey(),
    lessonId: lesson(),
    position: integer().notNull(),
    prompt: text().notNull(),
    explanation: text().notNull(),
    atSeconds: integer('at_seconds'),
    solution: jsonb().$type<QuestionSolution>().notNull(),
  },
  (table) => [unique('quiz_questions_position').on(table.lessonId, table.position)],
);

/** The best of one person at one question. */
export const quizResults = pgTable(
  'quiz_results',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id')
      .notNull()
      .references(() => quizQuestions.id, { onDelete: 'cascade' }),
    isRight: boolean('is_right').notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);
