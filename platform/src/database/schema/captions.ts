import type {
  captionOrigins,
  Transcription,
  TranscriptionReason,
} from '@academy/contract/captions/caption.ts';
import { boolean, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { lessons } from './curriculum.ts';
import { videoAssets } from './videos.ts';
import { wordKeys } from './word-keys.ts';

export const captionTracks = pgTable(
  'caption_tracks',
  {
    id: uuid().primaryKey(),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    origin: text().$type<(typeof captionOrigins)[number]>().notNull(),
    /** The version whose sound a job heard. */
    assetId: uuid('asset_id').references(() => videoAssets.id, { onDelete: 'set null' }),
    /** From then on no job writes it. */
    correctedAt: timestamp('corrected_at', { withTimezone: true }),
    isComplete: boolean('is_complete').notNull().default(true),
    /** Counts changes of any cue. */
    revision: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('caption_tracks_language').on(table.lessonId, table.language)],
);

export const captionCues = pgTable('caption_cues', {
  id: uuid().primaryKey(),
  trackId: uuid('track_id')
    .notNull()
    .references(() => captionTracks.id, { onDelete: 'cascade' }),
  startMs: integer('start_ms').notNull(),
  endMs: integer('end_ms').notNull(),
  text: text().notNull(),
  /** A trigger keeps them, since they name the course and the end of the cue before. */
  searchWords: wordKeys('search_words'),
  revision: integer().notNull().default(1),
});

/** How far the sound of a version was heard. */
export const transcriptions = pgTable('transcriptions', {
  assetId: uuid('asset_id')
    .primaryKey()
    .references(() => videoAssets.id, { onDelete: 'cascade' }),
  state: text().$type<Transcription['state']>().notNull(),
  language: text(),
  percent: integer().notNull().default(0),
  /** A job that was killed goes on here. */
  reachedMs: integer('reached_ms').notNull().default(0),
  reason: text().$type<TranscriptionReason>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const chapters = pgTable(
  'chapters',
  {
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    seconds: integer().notNull(),
    title: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.seconds] })],
);
