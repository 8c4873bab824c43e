import { createCipheriv } from 'node:crypto';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import { videoAssets, videoRenditions } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { newContentKey, sealContentKey } from '@academy/platform/videos/content-key.ts';
import {
  KEY_PLACEHOLDER,
  playlistKeyOf,
  posterKeyOf,
  segmentKeyOf,
  storyboardKeyOf,
} from '@academy/platform/videos/video-blobs.ts';
import { eq, type InferInsertModel, sql } from 'drizzle-orm';
import { testSecret } from './test-academy.ts';

export interface InsertedVideo {
  readonly version: string;
  readonly contentKey: Buffer;
  /** As the segments were before they were encrypted. */
  readonly segments: readonly Buffer[];
}

interface VideoOptions {
  readonly lessonId: string;
  readonly heights?: readonly number[];
  readonly segmentCount?: number;
  readonly values?: Partial<InferInsertModel<typeof videoAssets>>;
}

const PACKET_BYTES = 188;
const PACKETS = 20;
const SECONDS = 4;

/** A version of a lesson's video as the worker leaves it: rows, playlists, encrypted segments, a picture. */
export async function insertVideo(
  { database: { db }, blobs }: { database: Database; blobs: BlobStore },
  { lessonId, heights = [240, 360, 720], segmentCount = 2, values = {} }: VideoOptions,
): Promise<InsertedVideo> {
  const version = newId();
  const contentKey = newContentKey();
  const segments = Array.from({ length: segmentCount }, (_, index) => transportStream(index));
  await blobs.put(posterKeyOf(version), Buffer.from('a picture'));
  await blobs.put(storyboardKeyOf(version, 0), Buffer.from('small pictures'));
  for (const height of heights) {
    for (const [index, plain] of segments.entries()) {
      await blobs.put(segmentKeyOf(version, height, segmentName(index)), encrypt(contentKey, index, plain));
    }
    await blobs.put(playlistKeyOf(version, height), Buffer.from(storedPlaylist(segmentCount)));
  }
  await db.insert(videoAssets).values({
    id: version,
    lessonId,
    version: sql`(select coalesce(max(version), 0) + 1 from video_assets where ${eq(videoAssets.lessonId, lessonId)})`,
    state: 'ready',
    percent: 100,
    durationSeconds: segmentCount * SECONDS,
    hasAudio: true,
    posterKey: posterKeyOf(version),
    storyboard: { sheets: 1, columns: 2, rows: 1, width: 160, height: 90, everySeconds: 4, pictures: 2 },
    sealedKey: sealContentKey(testSecret, version, contentKey),
    ...values,
  });
  if (heights.length > 0)
    await db.insert(videoRenditions).values(heights.map((height) => rendition(version, height)));
  return { version, contentKey, segments };
}

export function segmentName(index: number): string {
  return `${String(index).padStart(5, '0')}.ts`;
}

/** The number of a segment is its initialisation vector, as HLS has it where a playlist names none. */
export function vectorOf(index: number): Buffer {
  const vector = Buffer.alloc(16);
  vector.writeUInt32BE(index, 12);
  return vector;
}

function rendition(assetId: string, height: number): InferInsertModel<typeof videoRenditions> {
  return {
    assetId,
    height,
    width: Math.round((height * 16) / 9 / 2) * 2,
    bandwidth: height * 2500,
    averageBandwidth: height * 2000,
    frameRate: 25,
    codecs: 'avc1.64001f,mp4a.40.2',
    playlistKey: playlistKeyOf(assetId, height),
  };
}

/** Packets of a transport stream: each begins with its sync byte. */
function transportStream(index: number): Buffer {
  const packet = Buffer.alloc(PACKET_BYTES, index + 1);
  packet[0] = 0x47;
  return Buffer.concat(Array.from({ length: PACKETS }, () => packet));
}

function encrypt(key: Buffer, index: number, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-128-cbc', key, vectorOf(index));
  return Buffer.concat([cipher.update(plain), cipher.final()]);
}

function storedPlaylist(segmentCount: number): string {
  const segments = Array.from({ length: segmentCount }, (_, index) => [
    `#EXTINF:${SECONDS.toFixed(6)},`,
    segmentName(index),
  ]);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${SECONDS}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-KEY:METHOD=AES-128,URI="${KEY_PLACEHOLDER}"`,
    ...segments.flat(),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}
