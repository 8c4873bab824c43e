import { videoStates } from '@academy/contract/videos/video-states.ts';
import {
  bigint,
  boolean,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { lessons } from './curriculum.ts';

export const videoState = pgEnum('video_state', videoStates);

/**
 * One version of a lesson's video. A new upload makes a new version; the current one is the newest
 * that can be played, so the old one plays until the new one is ready.
 */
export const videoAssets = pgTable(
  'video_assets',
  {
    id: uuid().primaryKey(),
    lessonId: uuid('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    version: integer().notNull(),
    state: videoState().notNull(),
    sourceKey: text('source_key'),
    sourceBytes: bigint('source_bytes', { mode: 'number' }),
    durationSeconds: real('duration_seconds'),
    hasAudio: boolean('has_audio'),
    posterKey: text('poster_key'),
    /** The AES-128 key of this version, encrypted with the academy's secret. */
    sealedKey: text('sealed_key'),
    percent: integer().notNull().default(0),
    remainingSeconds: real('remaining_seconds'),
    failure: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('video_assets_version').on(table.lessonId, table.version)],
);

/** A rendition has a row only once all of its files are in the store. */
export const videoRenditions = pgTable(
  'video_renditions',
  {
    assetId: uuid('asset_id')
      .notNull()
      .references(() => videoAssets.id, { onDelete: 'cascade' }),
    height: integer().notNull(),
    width: integer().notNull(),
    bandwidth: integer().notNull(),
    averageBandwidth: integer('average_bandwidth').notNull(),
    frameRate: real('frame_rate').notNull(),
    codecs: text().notNull(),
    playlistKey: text('playlist_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.assetId, table.height] })],
);
