import type { CourseImport } from '@academy/contract/course-folders/course-import.ts';
import { bigint, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { courses } from './courses.ts';
import { users } from './users.ts';
import { videoAssets } from './videos.ts';

/** What a thing of a course is called in its folder, where that is not its own id. */
export const folderIds = pgTable(
  'folder_ids',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    kind: text().$type<'course' | 'module' | 'lesson' | 'question' | 'resource'>().notNull(),
    folderId: text('folder_id').notNull(),
    id: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.kind, table.folderId] })],
);

/** The bytes that a version of a film was written as, or came from. */
export const filmCopies = pgTable(
  'film_copies',
  {
    assetId: uuid('asset_id')
      .notNull()
      .references(() => videoAssets.id, { onDelete: 'cascade' }),
    sha256: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.assetId, table.sha256] })],
);

/** A zip of a course that was uploaded; its file lies with the sources under the same id. */
export const courseImports = pgTable('course_imports', {
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  fileName: text('file_name').notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  state: text().$type<CourseImport['state']>().notNull().default('uploaded'),
  /** The course it is to become, or became; null for a new one. */
  courseId: uuid('course_id').references(() => courses.id, { onDelete: 'set null' }),
  /** The comparison that its owner agreed to. */
  agreedTo: text('agreed_to'),
  problems: jsonb().$type<CourseImport['problems']>().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
