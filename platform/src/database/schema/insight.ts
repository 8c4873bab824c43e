/** What creators see of their students as a whole; migration 0028 says what each column means. */
import { date, doublePrecision, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { courses } from './courses.ts';
import { lessons } from './curriculum.ts';
import { users } from './users.ts';

const course = () =>
  uuid('course_id')
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' });
const number = (name: string) => integer(name).notNull().default(0);
const sums = () => ({
  enrolled: number('enrolled'),
  newcomers: number('newcomers'),
  lessonsCompleted: number('lessons_completed'),
  finished: number('finished'),
  progress: doublePrecision().notNull().default(0),
});
const people = () => ({ active: integer(), activeWeek: integer('active_week') });

/** Who did something when, for nine days. */
export const courseActivity = pgTable(
  'course_activity',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: course(),
    /** A quarter of an hour. */
    slot: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId, table.slot] })],
);

export const courseSums = pgTable('course_sums', { courseId: course().primaryKey(), ...sums() });

export const courseDays = pgTable(
  'course_days',
  { courseId: course(), day: date().notNull(), ...sums(), ...people() },
  (table) => [primaryKey({ columns: [table.courseId, table.day] })],
);

export const authorDays = pgTable(
  'author_days',
  {
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    ...people(),
  },
  (table) => [primaryKey({ columns: [table.authorId, table.day] })],
);

/** It outlives its lesson for a moment, to tell that one was deleted. */
export const lessonSums = pgTable('lesson_sums', {
  lessonId: uuid('lesson_id').primaryKey(),
  courseId: course(),
  reached: number('reached'),
  finished: number('finished'),
});

/** Of those who enrolled on a day: a change of the course is judged by who came before it and since. */
export const lessonDays = pgTable(
  'lesson_days',
  {
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    reached: number('reached'),
    finished: number('finished'),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.day] })],
);

export const courseChanges = pgTable(
  'course_changes',
  { courseId: course(), day: date().notNull() },
  (table) => [primaryKey({ columns: [table.courseId, table.day] })],
);
