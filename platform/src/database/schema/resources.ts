import type { ReadingReason, ReadingState } from '@academy/contract/resources/resource-reading.ts';
import { bigint, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { lessons } from './curriculum.ts';
import { users } from './users.ts';

/** A file or a link of a lesson. One without a lesson was removed; its row goes once its file is gone. */
export const lessonResources = pgTable(
  'lesson_resources',
  {
    id: uuid().primaryKey(),
    lessonId: uuid('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** Of a link; the other three are of a file. */
    url: text(),
    sourceKey: text('source_key'),
    extension: text(),
    bytes: bigint({ mode: 'number' }),
    revision: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('lesson_resources_position').on(table.lessonId, table.position)],
);

/** Whether the text of a file was taken out of it; a file without a row was never looked at. */
export const resourceTexts = pgTable('resource_texts', {
  resourceId: uuid('resource_id')
    .primaryKey()
    .references(() => lessonResources.id, { onDelete: 'cascade' }),
  state: text().$type<ReadingState>().notNull(),
  reason: text().$type<ReadingReason>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const resourceTextParts = pgTable(
  'resource_text_parts',
  {
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resourceTexts.resourceId, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** Null for a file without pages. */
    page: integer(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.resourceId, table.number] })],
);
