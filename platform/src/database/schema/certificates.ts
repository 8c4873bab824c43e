import { integer, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { courses } from './courses.ts';
import { users } from './users.ts';

/** Of all keys one is current; the others are kept for what they have signed. */
export const signingKeys = pgTable('signing_keys', {
  id: uuid().primaryKey(),
  /** Its name, by its content. */
  thumbprint: text().notNull().unique(),
  /** The `x` of its JWK. */
  publicKey: text('public_key').notNull(),
  /** The private half, encrypted with the academy's secret; gone when the key is retired. */
  sealedKey: text('sealed_key'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  retiredAt: timestamp('retired_at', { withTimezone: true }),
});

/** A certificate as it was issued. It says everything by itself: course and account may change or go. */
export const certificates = pgTable(
  'certificates',
  {
    /** Random from end to end, so that nobody finds one by guessing. */
    id: uuid().primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    courseId: uuid('course_id').references(() => courses.id, { onDelete: 'set null' }),
    courseKey: uuid('course_key').notNull(),
    courseTitle: text('course_title').notNull(),
    creator: text().notNull(),
    hue: text().notNull(),
    name: text().notNull(),
    lessons: integer().notNull(),
    passMark: smallint('pass_mark'),
    score: smallint(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => signingKeys.id),
    /** The signed credential, byte for byte as it was handed out. */
    credential: text().notNull(),
    /** Its bit in a list of revoked ones. */
    statusList: integer('status_list').notNull(),
    statusIndex: integer('status_index').notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    revokedBy: uuid('revoked_by').references(() => users.id, { onDelete: 'set null' }),
    revocationReason: text('revocation_reason'),
    /** Its holder deleted the account: name and credential are empty since. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    unique('certificates_user_id_course_id_key').on(table.userId, table.courseId),
    unique('certificates_status_list_status_index_key').on(table.statusList, table.statusIndex),
  ],
);

export const certificateRules = pgTable('certificate_rules', {
  courseId: uuid('course_id')
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  passMark: smallint('pass_mark').notNull(),
});
