import type { Answer } from '@academy/contract/chats/answer.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { courses } from './courses.ts';
import { lessons } from './curriculum.ts';
import { users } from './users.ts';

const momentOf = (name: string) => timestamp(name, { withTimezone: true });

/** Ids of chats and exchanges are made by the browser: a question that is sent twice is one. */
export const chats = pgTable('chats', {
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  courseId: uuid('course_id')
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' }),
  /** Null: about the course as a whole. */
  lessonId: uuid('lesson_id').references(() => lessons.id, { onDelete: 'cascade' }),
  title: text().notNull(),
  createdAt: momentOf('created_at').notNull().defaultNow(),
  updatedAt: momentOf('updated_at').notNull().defaultNow(),
});

export const chatExchanges = pgTable(
  'chat_exchanges',
  {
    id: uuid().primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    question: text().notNull(),
    /** Null while it is being answered, or where that was cut short. */
    answer: jsonb().$type<Answer>(),
    /** Null: nobody works on the answer. */
    answeringSince: momentOf('answering_since'),
    feedback: text().$type<'up' | 'down'>(),
    /** Where the film stood. */
    atSeconds: integer('at_seconds'),
    askedAt: momentOf('asked_at').notNull().defaultNow(),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`academy_fold(question || ' ' || coalesce(jsonb_path_query_array(answer, '$.statements[*].text')::text, ''))`,
      ),
  },
  (table) => [unique('chat_exchanges_number').on(table.chatId, table.number)],
);

/** For the author of the course; it stays when a chat is deleted. */
export const askedQuestions = pgTable('asked_questions', {
  id: uuid().primaryKey(),
  courseId: uuid('course_id')
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' }),
  lessonId: uuid('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
  /** Where the film stood. */
  atSeconds: integer('at_seconds'),
  citedLessonId: uuid('cited_lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
  citedSeconds: integer('cited_seconds'),
  isAnswered: boolean('is_answered').notNull(),
  /** Of questions without an answer alone. */
  question: text(),
  /** Only where the student agreed. */
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  askedAt: momentOf('asked_at').notNull().defaultNow(),
});

/** Apart from chats, which can be deleted. */
export const assistantUse = pgTable(
  'assistant_use',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hour: momentOf('hour').notNull(),
    questions: integer().notNull().default(0),
    /** Written by language models. */
    answers: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hour] })],
);

export const assistantBudget = pgTable('assistant_budget', {
  day: date().primaryKey(),
  tokens: bigint({ mode: 'number' }).notNull().default(0),
});
