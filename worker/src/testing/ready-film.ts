/** Films that are ready to be watched, without the work of preparing them: what tests of captions need. */
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { requestCaptions } from '@academy/platform/captions/request-captions.ts';
import { videoAssets, videoRenditions } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { newContentKey, sealContentKey } from '@academy/platform/videos/content-key.ts';
import {
  KEY_PLACEHOLDER,
  playlistKeyOf,
  SEGMENT_NAME,
  segmentKeyOf,
} from '@academy/platform/videos/video-blobs.ts';
import { eq, sql } from 'drizzle-orm';
import { PLAYLIST_FILE, readPlaylist, writePlaylist } from '../hls/playlist.ts';
import type { Clip } from './make-clip.ts';
import { bundledFfmpeg } from './test-ffmpegs.ts';
import { type TestVideos, testSecret } from './test-videos.ts';

const HEIGHT = 240;

export interface EncodedFilm {
  readonly folder: string;
  readonly contentKey: Buffer;
  readonly seconds: number;
  readonly hasAudio: boolean;
}

/** Encodes a clip as the worker does its renditions, into encrypted segments of some seconds, but small and quick. */
export async function encodeFilm(folder: string, clip: Partial<Clip>): Promise<EncodedFilm> {
  const { seconds = 1, moreInputs = [], output = [] } = clip;
  const contentKey = newContentKey();
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'key'), contentKey);
  await writeFile(path.join(folder, 'key-info'), `${KEY_PLACEHOLDER}\nkey\n`);
  const picture = `testsrc=size=160x90:rate=5:duration=${seconds}`;
  await promisify(execFile)(
    bundledFfmpeg.ffmpeg,
    [
      ...['-v', 'error', '-nostdin', '-y', '-f', 'lavfi', '-i', picture, ...moreInputs],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '10', ...output],
      ...[
        '-t',
        String(seconds),
        '-f',
        'hls',
        '-hls_time',
        '4',
        '-hls_list_size',
        '0',
        '-hls_playlist_type',
        'vod',
      ],
      ...['-hls_flags', 'independent_segments+periodic_rekey', '-hls_key_info_file', 'key-info'],
      ...['-hls_segment_filename', '%05d.ts', PLAYLIST_FILE],
    ],
    { cwd: folder },
  );
  return { folder, contentKey, seconds, hasAudio: moreInputs.length > 0 };
}

/** A version of a lesson's film that is ready, in place of the one before, with the job for its captions. */
export async function addReadyFilm(
  { db, blobs, jobs, authorId }: TestVideos,
  lessonId: string,
  { folder, contentKey, seconds, hasAudio }: EncodedFilm,
): Promise<string> {
  const id = newId();
  for (const name of (await readdir(folder)).filter((one) => SEGMENT_NAME.test(one))) {
    await blobs.put(segmentKeyOf(id, HEIGHT, name), await readFile(path.join(folder, name)));
  }
  const segments = readPlaylist(await readFile(path.join(folder, PLAYLIST_FILE), 'utf8')) ?? [];
  const playlistKey = playlistKeyOf(id, HEIGHT);
  await blobs.put(playlistKey, Buffer.from(writePlaylist(segments, KEY_PLACEHOLDER)));
  await db.transaction(async (tx) => {
    const version = 1 + (await tx.$count(videoAssets, eq(videoAssets.lessonId, lessonId)));
    await tx.update(videoAssets).set({ retiredAt: sql`now()` }).where(eq(videoAssets.lessonId, lessonId));
    await tx.insert(videoAssets).values({
      ...{ id, lessonId, version, state: 'ready', createdBy: authorId, percent: 100 },
      ...{ durationSeconds: seconds, hasAudio, width: 160, height: 90 },
      sealedKey: sealContentKey(testSecret, id, contentKey),
    });
    await tx.insert(videoRenditions).values({
      ...{
        assetId: id,
        height: HEIGHT,
        width: 427,
        bandwidth: 100_000,
        averageBandwidth: 90_000,
        frameRate: 5,
      },
      ...{ codecs: hasAudio ? 'avc1.64001f,mp4a.40.2' : 'avc1.64001f', playlistKey },
    });
    await requestCaptions(tx, jobs, { assetId: id, createdBy: authorId });
  });
  return id;
}
