import { sql } from 'drizzle-orm';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { courses } from './courses.ts';
import { lessons } from './curriculum.ts';
import { users } from './users.ts';

const student = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const lesson = () =>
  uuid('lesson_id')
    .notNull()
    .references(() => lessons.id, { onDelete: 'cascade' });

const foldedContent = () => text('search_text').notNull().generatedAlwaysAs(sql`academy_fold(content)`);

/** Enrolling twice is impossible by key. */
export const enrollments = pgTable(
  'enrollments',
  {
    userId: student(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    enrolledAt: timestamp('enrolled_at', { withTimezone: true }).notNull().defaultNow(),
    lastAccessedAt: timestamp('last_accessed_at', { withTimezone: true }).notNull().defaultNow(),
    lastWatchedLessonId: uuid('last_watched_lesson_id').references(() => lessons.id, {
      onDelete: 'set null',
    }),
    /** It is in the sums of its course. */
    isCounted: boolean('is_counted').notNull().default(false),
    /** As counted last, for figures alone; what concerns one student is counted anew. */
    completedLessons: integer('completed_lessons').notNull().default(0),
    /** When all lessons that there were had been completed; it stays when lessons are added. */
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** The quarter of an hour of the last visit. */
    activeSlot: timestamp('active_slot', { withTimezone: true })
      .notNull()
      .generatedAlwaysAs(
        sql`date_bin(interval '15 minutes', last_accessed_at, timestamptz '2000-01-01 00:00:00+00')`,
      ),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId] })],
);

/** Of who left: what their enrollment had, until they come back; migration 0034 says how. */
export const endedEnrollments = pgTable(
  'ended_enrollments',
  {
    userId: student(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    enrolledAt: timestamp('enrolled_at', { withTimezone: true }).notNull(),
    lastAccessedAt: timestamp('last_accessed_at', { withTimezone: true }).notNull(),
    lastWatchedLessonId: uuid('last_watched_lesson_id').references(() => lessons.id, {
      onDelete: 'set null',
    }),
    isCounted: boolean('is_counted').notNull(),
    completedLessons: integer('completed_lessons').notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId] })],
);

/**
 * What a student did with a lesson. A row is one lesson of one course: percent is counted from
 * these rows and never stored, so a deleted or added lesson keeps it right.
 */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: student(),
    lessonId: lesson(),
    courseId: uuid('course_id').notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    playbackSeconds: real('playback_seconds').notNull().default(0),
    /** Its film was watched to the end; of a lesson without a film, when it was completed. */
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** They are in the sums of the lesson. */
    reachedCounted: boolean('reached_counted').notNull().default(false),
    finishedCounted: boolean('finished_counted').notNull().default(false),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId] })],
);

export const notes = pgTable(
  'notes',
  {
    userId: student(),
    lessonId: lesson(),
    content: text().notNull(),
    searchText: foldedContent(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId] })],
);

/** A note at a second of the lesson's film. */
export const timedNotes = pgTable('timed_notes', {
  id: uuid().primaryKey(),
  userId: student(),
  lessonId: lesson(),
  seconds: integer().notNull(),
  content: text().notNull(),
  searchText: foldedContent(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const quizAttempts = pgTable('quiz_attempts', {
  id: uuid().primaryKey(),
  userId: student(),
  lessonId: lesson(),
  answers: jsonb().notNull(),
  correctCount: integer('correct_count').notNull(),
  questionCount: integer('question_count').notNull(),
  /** Of the questions that were asked; null for the sample questions. */
  quizRevision: integer('quiz_revision'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What a creator wrote down about a student, for themselves alone. */
export const studentRemarks = pgTable(
  'student_remarks',
  {
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.authorId, table.studentId] })],
);
