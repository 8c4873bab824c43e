import type { LearnerNotificationName } from '@academy/contract/mail/mail-lists.ts';
import type { NoticeFacts } from '@academy/contract/notices/notice-calls.ts';
import type { NoticeKind } from '@academy/contract/notices/notice-kinds.ts';
import { jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { courses } from './courses.ts';
import { users } from './users.ts';

/** What a person is told inside the app. */
export const notices = pgTable(
  'notices',
  {
    /** Rises with time: the newest has the largest. */
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NoticeKind>().notNull(),
    /** What it is about; the same thing is told once. */
    key: text().notNull(),
    courseId: uuid('course_id').references(() => courses.id, { onDelete: 'cascade' }),
    facts: jsonb().$type<NoticeFacts>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [unique('notices_user_id_kind_key_key').on(table.userId, table.kind, table.key)],
);

/** What a person wants mail about. Nobody has a row before the first choice. */
export const mailChoices = pgTable('mail_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  learner: text().array().$type<LearnerNotificationName[]>().notNull(),
  /** Of a creator who never saved the settings of one; those count otherwise. */
  creator: text().array(),
});
