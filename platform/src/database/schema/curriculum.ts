import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, real, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { courses } from './courses.ts';
import { wordKeys } from './word-keys.ts';

export const modules = pgTable(
  'modules',
  {
    id: uuid().primaryKey(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    position: integer().notNull(),
    /** Counts edits; a module that only made room for another was not edited. */
    revision: integer().notNull().default(1),
  },
  (table) => [unique('modules_position').on(table.courseId, table.position)],
);

/** A lesson names its course too, so that counting a course's lessons and guarding one need no join. */
export const lessons = pgTable(
  'lessons',
  {
    id: uuid().primaryKey(),
    courseId: uuid('course_id').notNull(),
    moduleId: uuid('module_id').notNull(),
    title: text().notNull(),
    content: text(),
    videoUrl: text('video_url'),
    duration: text(),
    /** Of the version that is watched; the database keeps it, whoever changes a video. */
    videoSeconds: real('video_seconds'),
    position: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    revision: integer().notNull().default(1),
    /** What its author wants remembered; the screens have some for a lesson without any. */
    takeaways: text().array().notNull().default([]),
    takeawaysRevision: integer('takeaways_revision').notNull().default(1),
    /** What is spoken, where that is not the language of the course. */
    spokenLanguage: text('spoken_language'),
    /** A free preview: everybody may watch its film on the page of its course, as long as that is published. */
    isPreview: boolean('is_preview').notNull().default(false),
    titleSearchText: text('title_search_text').notNull().generatedAlwaysAs(sql`academy_fold(' ' || title)`),
    titleWords: wordKeys('title_words').generatedAlwaysAs(sql`academy_text_keys(course_id, title)`),
    contentWords: wordKeys('content_words').generatedAlwaysAs(sql`academy_text_keys(course_id, content)`),
    chaptersRevision: integer('chapters_revision').notNull().default(1),
  },
  (table) => [unique('lessons_position').on(table.moduleId, table.position)],
);
