import type { PaymentMethod } from '@academy/contract/creators/creator-options.ts';
import type { SchoolPageName } from '@academy/contract/school-pages/school-page-names.ts';
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** What a creator set for the courses they teach. Nobody has a row before the first save. */
export const creatorSettings = pgTable('creator_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Everybody reads it in the instructor block; the bio of the profile is another one. */
  bio: text(),
  paymentMethod: text('payment_method').notNull().$type<PaymentMethod>(),
  accountEmail: text('account_email'),
  /** The names of those that are wanted. */
  notifications: text().array().notNull(),
});

/** Terms, privacy and about, as the operator wrote them, in each language that they were written in. */
export const schoolPages = pgTable(
  'school_pages',
  {
    page: text().notNull().$type<SchoolPageName>(),
    language: text().notNull(),
    markdown: text().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.page, table.language] })],
);
