import { boolean, customType, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { lessons } from './curriculum.ts';
import { users } from './users.ts';
import { videoAssets } from './videos.ts';

/** As PostgreSQL writes them: `{[0,12),[40,45)}`. */
const wholeSeconds = customType<{ data: string }>({ dataType: () => 'int4multirange' });

/** The sums of one version of a film, a number for each second. They outlive the version, to be compared with. */
export const watchedFilms = pgTable('watched_films', {
  /** That of the version. */
  id: uuid().primaryKey(),
  lessonId: uuid('lesson_id')
    .notNull()
    .references(() => lessons.id, { onDelete: 'cascade' }),
  seconds: integer().notNull(),
  beganAt: timestamp('began_at', { withTimezone: true }).notNull().defaultNow(),
  countedAt: timestamp('counted_at', { withTimezone: true }),
  viewers: integer().notNull().default(0),
  watched: integer().array().notNull().default([]),
  again: integer().array().notNull().default([]),
  stopped: integer().array().notNull().default([]),
});

/** What one person saw of one version, and how much of that is in its sums. */
export const filmViewers = pgTable(
  'film_viewers',
  {
    filmId: uuid('film_id')
      .notNull()
      .references(() => watchedFilms.id, { onDelete: 'cascade' })
      .references(() => videoAssets.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seen: wholeSeconds().notNull(),
    seenAgain: wholeSeconds('seen_again').notNull(),
    /** Null for who saw the end, or is watching. */
    stoppedAt: integer('stopped_at'),
    countedSeen: wholeSeconds('counted_seen').notNull().default('{}'),
    countedAgain: wholeSeconds('counted_again').notNull().default('{}'),
    countedStop: integer('counted_stop'),
    isCounted: boolean('is_counted').notNull().default(false),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.filmId, table.userId] })],
);
