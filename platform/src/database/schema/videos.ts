import type { UploadPurpose } from '@academy/contract/uploads/upload-paths.ts';
import type { Storyboard } from '@academy/contract/videos/storyboard.ts';
import type { VideoFailure } from '@academy/contract/videos/video-failure.ts';
import { videoStates } from '@academy/contract/videos/video-status.ts';
import {
  bigint,
  boolean,
  integer,
  jsonb,
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
import { users } from './users.ts';

export const videoState = pgEnum('video_state', videoStates);

/**
 * One version of a lesson's video. A new upload makes a new version. What students watch is the newest version that is
 * ready, so the old one plays until the new one is complete; before any is ready, the newest that has a rendition.
 */
export const videoAssets = pgTable(
  'video_assets',
  {
    id: uuid().primaryKey(),
    lessonId: uuid('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    version: integer().notNull(),
    state: videoState().notNull(),
    /** Null until the file is in the blob store, and again once it is no longer needed. */
    sourceKey: text('source_key'),
    sourceBytes: bigint('source_bytes', { mode: 'number' }),
    /** Of a version that is fetched from a link. */
    sourceUrl: text('source_url'),
    /** As its creator calls it; shown, never used as a path. */
    sourceName: text('source_name'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    durationSeconds: real('duration_seconds'),
    hasAudio: boolean('has_audio'),
    /** Of the source as it is shown, after rotation. */
    width: integer(),
    height: integer(),
    posterKey: text('poster_key'),
    /** The AES-128 key of this version, encrypted with the academy's secret. */
    sealedKey: text('sealed_key'),
    storyboard: jsonb().$type<Storyboard>(),
    percent: integer().notNull().default(0),
    remainingSeconds: real('remaining_seconds'),
    failure: jsonb().$type<VideoFailure>(),
    /** Replaced or removed: a sweep deletes it once no player can still be using it. */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
    /** Removed by its creator: it cannot be watched any more, and its files go at once. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
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

/** An upload under way; its bytes lie with the upload store under the same id. */
export const uploads = pgTable('uploads', {
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  lessonId: uuid('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
  purpose: text().$type<UploadPurpose>().notNull().default('video'),
  fileName: text('file_name').notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
