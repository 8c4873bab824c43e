import { courseStatuses } from '@academy/contract/courses/course-status.ts';
import { difficulties } from '@academy/contract/courses/difficulty.ts';
import { sql } from 'drizzle-orm';
import { boolean, integer, numeric, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const courseStatus = pgEnum('course_status', courseStatuses);
export const courseDifficulty = pgEnum('course_difficulty', difficulties);

export const courses = pgTable('courses', {
  id: uuid().primaryKey(),
  authorId: uuid('author_id')
    .notNull()
    .references(() => users.id),
  title: text().notNull(),
  description: text().notNull(),
  /** The name: two lists of categories exist whose ids disagree. */
  category: text().notNull(),
  instructor: text().notNull(),
  instructorAvatar: text('instructor_avatar'),
  thumbnailUrl: text('thumbnail_url'),
  price: numeric({ precision: 10, scale: 2, mode: 'number' }),
  rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
  language: text(),
  difficulty: courseDifficulty(),
  totalDuration: text('total_duration'),
  isNew: boolean('is_new').notNull().default(true),
  isBestseller: boolean('is_bestseller').notNull().default(false),
  isFeatured: boolean('is_featured').notNull().default(false),
  whatYouWillLearn: text('what_you_will_learn').array().notNull().default([]),
  requirements: text().array().notNull().default([]),
  targetAudience: text('target_audience').array().notNull().default([]),
  status: courseStatus().notNull().default('draft'),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  /** When its author last changed what students see; the screens have a default for never. */
  lastUpdatedAt: timestamp('last_updated_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** Counts edits of its details, so that an edit based on an older revision is noticed. */
  revision: integer().notNull().default(1),
  /** Counts edits of its three lists, which are saved by themselves. */
  listsRevision: integer('lists_revision').notNull().default(1),
  /** It was published until its author was blocked, and is again with them. */
  hiddenByBlock: boolean('hidden_by_block').notNull().default(false),
  /** Names and terms that captions spell as they stand here. */
  wordList: text('word_list').array().notNull().default([]),
  wordListRevision: integer('word_list_revision').notNull().default(1),
  /** Title, instructor, category and description, folded for search by the database itself. */
  searchText: text('search_text')
    .notNull()
    .generatedAlwaysAs(sql`academy_fold(title || instructor || category || description)`),
  titleSearchText: text('title_search_text').notNull().generatedAlwaysAs(sql`academy_fold(title)`),
});

/** The words of published courses, folded: where a mistyped word finds its right spelling. */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  /** How many of them have it; the last one takes it along. */
  courses: integer().notNull(),
});

/** The words of lessons, and of what is said in them: where a mistyped word of those finds its right spelling. */
export const lessonWords = pgTable('lesson_words', {
  word: text().primaryKey(),
  inTitle: boolean('in_title').notNull(),
});
