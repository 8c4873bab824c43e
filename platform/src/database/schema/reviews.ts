import { integer, pgTable, primaryKey, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { courses } from './courses.ts';
import { users } from './users.ts';

const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const review = () =>
  uuid('review_id')
    .notNull()
    .references(() => reviews.id, { onDelete: 'cascade' });

/** What a student thinks of a course: one review of each, by key. */
export const reviews = pgTable(
  'reviews',
  {
    /** Rises with time: the newest has the largest. */
    id: uuid().primaryKey(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: person(),
    rating: smallint().notNull(),
    /** Empty for a rating without words. */
    text: text().notNull(),
    /** Counted by the database. */
    usefulCount: integer('useful_count').notNull().default(0),
    /** Of the course's author. */
    reply: text(),
    repliedAt: timestamp('replied_at', { withTimezone: true }),
    hiddenReason: text('hidden_reason'),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    hiddenBy: uuid('hidden_by').references(() => users.id, { onDelete: 'set null' }),
    /** Taken back while it was hidden: the row stays, so that writing anew does not undo the hiding. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (table) => [unique('reviews_writer').on(table.userId, table.courseId)],
);

/** Who finds a review useful. */
export const reviewVotes = pgTable('review_votes', { reviewId: review(), userId: person() }, (table) => [
  primaryKey({ columns: [table.reviewId, table.userId] }),
]);

export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: review(),
    userId: person(),
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When an admin decided that the review stays; null while it waits. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.userId] })],
);

/** How many visible reviews of a course give one star to five; counted by the database. */
export const reviewSummaries = pgTable('review_summaries', {
  courseId: uuid('course_id')
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  stars: integer().array().notNull().default([0, 0, 0, 0, 0]),
});
