import type { Finding } from '@academy/contract/preflight/finding.ts';
import type { PreflightState } from '@academy/contract/preflight/preflight-calls.ts';
import { boolean, integer, jsonb, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { courses } from './courses.ts';
import { videoAssets } from './videos.ts';

/** The last check of a course; what it found stays while another one is made. */
export const preflights = pgTable('preflights', {
  courseId: uuid('course_id')
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  checkId: uuid('check_id').notNull(),
  state: text().$type<Exclude<PreflightState, 'never'>>().notNull(),
  stepsDone: integer('steps_done').notNull().default(0),
  stepsTotal: integer('steps_total').notNull().default(0),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull().defaultNow(),
  courseState: text('course_state'),
  checkedAt: timestamp('checked_at', { withTimezone: true }),
  findings: jsonb().$type<Finding[]>().notNull().default([]),
  findingsTotal: integer('findings_total').notNull().default(0),
});

export const filmMeasures = pgTable('film_measures', {
  assetId: uuid('asset_id')
    .primaryKey()
    .references(() => videoAssets.id, { onDelete: 'cascade' }),
  loudness: real(),
  hasSound: boolean('has_sound').notNull(),
  silentStartSeconds: real('silent_start_seconds').notNull(),
  blackStartSeconds: real('black_start_seconds').notNull(),
  measuredAt: timestamp('measured_at', { withTimezone: true }).notNull().defaultNow(),
});

export const linkOutcomes = ['good', 'broken', 'unreachable', 'private'] as const;

/** What a link was answered with. */
export const linkChecks = pgTable('link_checks', {
  url: text().primaryKey(),
  outcome: text().$type<(typeof linkOutcomes)[number]>().notNull(),
  status: integer(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull().defaultNow(),
});
