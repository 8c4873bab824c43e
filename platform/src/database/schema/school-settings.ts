import type { StoredSchoolSettings } from '@academy/contract/school-settings/school-settings.ts';
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { courses } from './courses.ts';
import { users } from './users.ts';

/** One row, from the first change on. A setting that is not in it is as it comes. */
export const schoolSettings = pgTable('school_settings', {
  id: boolean().primaryKey().default(true),
  revision: integer().notNull(),
  settings: jsonb().$type<StoredSchoolSettings>().notNull(),
  /** The name of its file among the academy's pictures. */
  logo: text(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Courses that wait for an admin before they are published, and those that one refused. */
export const courseApprovals = pgTable('course_approvals', {
  courseId: uuid('course_id')
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  state: text().$type<'waiting' | 'refused'>().notNull(),
  submittedBy: uuid('submitted_by').references(() => users.id, { onDelete: 'set null' }),
  submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull().defaultNow(),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  reason: text(),
});

/** Who asked to write courses, where that takes an admin's word. */
export const creatorRequests = pgTable('creator_requests', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: text().$type<'waiting' | 'approved' | 'refused'>().notNull(),
  message: text().notNull().default(''),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  reason: text(),
});
