import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeClip } from '../testing/make-clip.ts';
import { createTestVideos, type TestVideos } from '../testing/test-videos.ts';
import { usableFfmpeg } from '../testing/usable-ffmpeg.ts';

const run = promisify(execFile);
const patience = { timeout: 45_000, interval: 50 };
const DISK_BYTES = 16 * 1024 * 1024;

/** A small disk of its own can be had as root on Linux, and where it is allowed; null elsewhere. */
async function mountSmallDisk(): Promise<string | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder]);
    return folder;
  } catch {
    await rm(folder, { recursive: true, force: true });
    return null;
  }
}

const disk = await mountSmallDisk();

describe.skipIf(disk === null)('a disk that is full', { timeout: 90_000 }, () => {
  let videos: TestVideos;
  let folder: string;
  let clip: string;
  const dataDir = disk ?? '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'academy-clips-'));
    clip = path.join(folder, 'clip.mp4');
    await makeClip(await usableFfmpeg(), { file: clip, seconds: 2, width: 320, height: 240 });
    videos = await createTestVideos(dataDir);
  });
  afterAll(async () => {
    await videos.close();
    await run('umount', [dataDir]);
    await rm(dataDir, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  });

  it('fails the job with its reason, leaves the old video alone, and a retry works once there is room', async () => {
    const lessonId = await videos.insertLesson();
    await videos.startWorker();
    await videos.retryOnceAtOnce();
    const old = await videos.addVersion(lessonId, clip);
    await vi.waitFor(async () => expect((await videos.find(old)).state).toBe('ready'), patience);
    const oldFiles = await videos.keysBelow(`videos/${old}`);

    const filling = path.join(dataDir, 'filling');
    const id = await videos.addVersion(lessonId, clip, {
      stored: async () => {
        const { bavail, bsize } = await statfs(dataDir);
        await writeFile(filling, Buffer.alloc(bavail * bsize - 8 * 1024));
      },
    });
    await vi.waitFor(async () => expect((await videos.find(id)).state).toBe('failed'), patience);
    expect((await videos.find(id)).failure).toBe('There was no space left on the disk to prepare the video.');
    expect((await videos.find(old)).retiredAt).toBeNull();
    expect(await videos.keysBelow(`videos/${old}`)).toEqual(oldFiles);

    await rm(filling);
    await videos.retry(id);
    await vi.waitFor(async () => expect((await videos.find(id)).state).toBe('ready'), patience);
    expect(await videos.heights(id)).toEqual([240]);
  });
});
