import type { CaptionStyle } from '@academy/contract/captions/caption-style.ts';
import { roles } from '@academy/contract/users/roles.ts';
import type { User } from '@academy/contract/users/user.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const userRole = pgEnum('user_role', roles);

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** The person chose the name here: it no longer follows the identity provider. */
  nameChosen: boolean('name_chosen').notNull().default(false),
  /** How a creator is called in the courses they write; null for who set none. */
  displayName: text('display_name'),
  username: text().notNull().unique(),
  /** As the identity provider last told it. Not a key: an address can pass from person to person. */
  email: text().notNull(),
  avatar: text(),
  bio: text(),
  /** Of the interface, as the person chose it. */
  language: text().$type<User['language']>(),
  captionStyle: jsonb('caption_style').$type<CaptionStyle>(),
  /** With what they ask the assistant, for the authors of their courses. */
  sharesName: boolean('shares_name').notNull().default(false),
  /** Whether what they watch counts in the maps of films. */
  isWatchingCounted: boolean('is_watching_counted').notNull().default(true),
  role: userRole().notNull().default('student'),
  /** ADMIN_EMAILS named the address at the last sign-in; an admin by that for as long as it does. */
  isListedAdmin: boolean('is_listed_admin').notNull().default(false),
  /** To a quarter of an hour. */
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
  blockedAt: timestamp('blocked_at', { withTimezone: true }),
  blockedFor: text('blocked_for'),
  /** When the account is deleted; null: it stays. */
  leavesAt: timestamp('leaves_at', { withTimezone: true }),
  /** Only an admin calls it off then. */
  leavingByAdmin: boolean('leaving_by_admin').notNull().default(false),
  searchText: text('search_text')
    .notNull()
    .generatedAlwaysAs(sql`academy_fold(' ' || name || ' ' || username || ' ' || email)`),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A user as a provider knows them: the issuer and its own stable subject, never the email. */
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
 * One row a sign-in. Only hashes of tokens are kept, so a copy of the database cannot sign in as a user.
 * The generation counts the rotations of the refresh token: one that comes back old was stolen.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    generation: integer().notNull().default(1),
    accessHash: text('access_hash').notNull(),
    accessExpiresAt: timestamp('access_expires_at', { withTimezone: true }).notNull(),
    refreshHash: text('refresh_hash').notNull(),
    rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull(),
    idleExpiresAt: timestamp('idle_expires_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    userAgent: text('user_agent'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('sessions_access_hash').on(table.accessHash)],
);

/** A sign-in on its way through the provider; the row goes when it comes back, so it comes back once. */
export const signInAttempts = pgTable('sign_in_attempts', {
  stateHash: text('state_hash').primaryKey(),
  /** Of a cookie: the browser that comes back must be the one that left. */
  browserHash: text('browser_hash').notNull(),
  returnTo: text('return_to').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
