import { roles } from '@academy/contract/users/roles.ts';
import { pgEnum, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const userRole = pgEnum('user_role', roles);

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  username: text().notNull().unique(),
  /** As the identity provider last told it. Not a key: an address can pass from person to person. */
  email: text().notNull(),
  avatar: text(),
  bio: text(),
  role: userRole().notNull().default('student'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Who a provider says somebody is: the issuer and its own stable subject, never the e-mail. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);

/**
 * One row a sign-in. Only hashes of tokens are kept, so a copy of the database signs nobody in.
 * The previous refresh token is remembered: within the grace it is a second tab, after it a theft.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessHash: text('access_hash').notNull(),
    accessExpiresAt: timestamp('access_expires_at', { withTimezone: true }).notNull(),
    refreshHash: text('refresh_hash').notNull(),
    previousRefreshHash: text('previous_refresh_hash'),
    rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull(),
    idleExpiresAt: timestamp('idle_expires_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('sessions_access_hash').on(table.accessHash),
    uniqueIndex('sessions_refresh_hash').on(table.refreshHash),
  ],
);
