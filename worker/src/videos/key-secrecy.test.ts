import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createLogTo } from '@academy/platform/log.ts';
import { openContentKey } from '@academy/platform/videos/content-key.ts';
import { segmentKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { decryptSegment } from '../hls/segment-encryption.ts';
import { allBytesIn } from '../testing/decoded-rendition.ts';
import { makeClip } from '../testing/make-clip.ts';
import { createTestVideos, type TestVideos, testSecret, untilEncoded } from '../testing/test-videos.ts';
import { usableFfmpeg } from '../testing/usable-ffmpeg.ts';

describe('the key of a prepared video', () => {
  let videos: TestVideos;
  let folder: string;
  let ffmpeg: Ffmpeg;
  let id: string;
  let key: Buffer;
  const lines: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'academy-clips-'));
    ffmpeg = await usableFfmpeg();
    const clip = path.join(folder, 'clip.mp4');
    await makeClip(ffmpeg, { file: clip, seconds: 1, width: 426, height: 240 });
    videos = await createTestVideos();
    const log = createLogTo({ write: (line) => lines.push(line) }, 'trace');
    id = await videos.addVersion(await videos.insertLesson(), clip);
    await videos.startWorker({}, { log });
    await vi.waitFor(async () => expect((await videos.find(id)).state).toBe('ready'), untilEncoded);
    await videos.stopWorkers();
    key = openContentKey(testSecret, id, (await videos.find(id)).sealedKey ?? '');
  });
  afterAll(async () => {
    await videos.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is in no file of the data folder, in no row and in no line of the log', async () => {
    expect(key).toHaveLength(16);
    const written = lines.join('');
    expect(written).toContain('Job done');
    const stored = await allBytesIn(videos.dataDir);
    expect(stored.length).toBeGreaterThan(10_000);
    const rows = Buffer.from(JSON.stringify(await videos.find(id)));
    for (const place of [stored, rows, Buffer.from(written)]) {
      for (const spelling of [key, key.toString('hex'), key.toString('hex').toUpperCase()]) {
        expect(place.includes(spelling)).toBe(false);
      }
      expect(place.includes(key.toString('base64').replaceAll('=', ''))).toBe(false);
    }
  });

  it('is what a segment needs to be played', async () => {
    const blob = await videos.blobs.get(segmentKeyOf(id, 240, '00000.ts'));
    const segment = Buffer.concat((await blob?.stream.toArray()) ?? []);
    const play = async (bytes: Buffer) => {
      const file = path.join(folder, 'played.ts');
      await writeFile(file, bytes);
      const args = ['-v', 'error', '-nostdin', '-f', 'mpegts', '-i', file, '-f', 'rawvideo', '-'];
      const run = { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 } as const;
      return promisify(execFile)(ffmpeg.ffmpeg, args, run).then(
        ({ stdout }) => stdout.length,
        () => 0,
      );
    };
    const onePicture = (426 * 240 * 3) / 2;
    expect(await play(decryptSegment(segment, key, 0))).toBeGreaterThanOrEqual(onePicture);
    expect(await play(segment)).toBe(0);
  });
});
