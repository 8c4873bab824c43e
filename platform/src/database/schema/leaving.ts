import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { courses } from './courses.ts';
import { users } from './users.ts';

/** All that the academy has of a person, as a file. One at a time, by key. */
export const accountExports = pgTable('account_exports', {
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: text().$type<'waiting' | 'working' | 'ready' | 'failed'>().notNull(),
  percent: integer().notNull().default(0),
  /** Of the file, once it is there. */
  bytes: bigint({ mode: 'number' }),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});

/** Students whose accounts are gone, as numbers: their courses go on counting them. */
export const departedStudents = pgTable('departed_students', {
  courseId: uuid('course_id')
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  students: integer().notNull(),
  finished: integer().notNull(),
});
