import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { courses } from './courses.ts';
import { userRole, users } from './users.ts';

/** A named group that is enrolled together. */
export const cohorts = pgTable('cohorts', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

const cohort = () =>
  uuid('cohort_id')
    .notNull()
    .references(() => cohorts.id, { onDelete: 'cascade' });

const course = () =>
  uuid('course_id')
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' });

export const cohortMembers = pgTable(
  'cohort_members',
  {
    cohortId: cohort(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.cohortId, table.userId] })],
);

export const cohortCourses = pgTable(
  'cohort_courses',
  { cohortId: cohort(), courseId: course() },
  (table) => [primaryKey({ columns: [table.cohortId, table.courseId] })],
);

/** Bound to an address: who signs in with it takes the role, the courses and the place in the cohort. */
export const invitations = pgTable('invitations', {
  id: uuid().primaryKey(),
  /** Folded to lower case by the database. */
  email: text().notNull(),
  name: text(),
  role: userRole().notNull().default('student'),
  cohortId: uuid('cohort_id').references(() => cohorts.id, { onDelete: 'set null' }),
  invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** A fixed time after it was last sent. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  takenAt: timestamp('taken_at', { withTimezone: true }),
  takenBy: uuid('taken_by').references(() => users.id, { onDelete: 'cascade' }),
  searchText: text('search_text')
    .notNull()
    .generatedAlwaysAs(sql`academy_fold(' ' || coalesce(name, '') || ' ' || email)`),
});

export const invitationCourses = pgTable(
  'invitation_courses',
  {
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    courseId: course(),
  },
  (table) => [primaryKey({ columns: [table.invitationId, table.courseId] })],
);
