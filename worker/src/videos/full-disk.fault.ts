import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LinkNetwork, publicInternet } from '../links/guarded-request.ts';
import { makeClip } from '../testing/make-clip.ts';
import { createTestVideos, type TestVideos } from '../testing/test-videos.ts';
import { usableFfmpeg } from '../testing/usable-ffmpeg.ts';

const run = promisify(execFile);
const waitOptions = { timeout: 45_000, interval: 50 };
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
    await videos.startWorker({}, { reservedBytes: 0 });
    await videos.retryOnceAtOnce();
    const old = await videos.addVersion(lessonId, clip);
    await vi.waitFor(async () => expect((await videos.find(old)).state).toBe('ready'), waitOptions);
    const oldFiles = await videos.keysBelow(`videos/${old}`);

    const filling = path.join(dataDir, 'filling');
    const id = await videos.addVersion(lessonId, clip, {
      stored: async () => {
        const { bavail, bsize } = await statfs(dataDir);
        await writeFile(filling, Buffer.alloc(bavail * bsize - 8 * 1024));
      },
    });
    await vi.waitFor(async () => expect((await videos.find(id)).state).toBe('failed'), waitOptions);
    expect((await videos.find(id)).failure).toEqual({ code: 'disk_full' });
    expect((await videos.find(old)).retiredAt).toBeNull();
    expect(await videos.keysBelow(`videos/${old}`)).toEqual(oldFiles);

    await rm(filling);
    await videos.retry(id);
    await vi.waitFor(async () => expect((await videos.find(id)).state).toBe('ready'), waitOptions);
    expect(await videos.heights(id)).toEqual([240]);
  });
});

describe('a disk with less free than is reserved', { timeout: 90_000 }, () => {
  let videos: TestVideos;
  let folder: string;
  let clip: string;
  let host: Server;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'academy-clips-'));
    clip = path.join(folder, 'clip.mp4');
    await makeClip(await usableFfmpeg(), { file: clip, seconds: 2, width: 320, height: 240 });
    videos = await createTestVideos();
    const film = await readFile(clip);
    host = createServer((_request, response) => response.end(film));
    await once(host.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(async () => {
    host.close().closeAllConnections();
    await videos.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** The address of a film, and a network that lets it be fetched. */
  function link(): { url: string; network: LinkNetwork } {
    const place = host.address();
    if (place === null || typeof place === 'string') throw new Error('The host has no port.');
    const mayConnect = (to: string, port: number) => to === '127.0.0.1' && port === place.port;
    return {
      url: `http://127.0.0.1:${place.port}/film.mp4`,
      network: { resolve: publicInternet.resolve, mayConnect },
    };
  }

  it('gets neither renditions nor a film from a link, and a retry works once there is room', async () => {
    const { url, network } = link();
    await videos.startWorker({}, { network, reservedBytes: Number.MAX_SAFE_INTEGER });
    await videos.retryOnceAtOnce();
    const uploaded = await videos.addVersion(await videos.insertLesson(), clip);
    const fetched = await videos.addLink(await videos.insertLesson(), url);
    for (const id of [uploaded, fetched]) {
      await vi.waitFor(async () => expect((await videos.find(id)).state).toBe('failed'), waitOptions);
      expect((await videos.find(id)).failure).toEqual({ code: 'disk_full' });
    }
    expect(await videos.keysBelow(`sources/${fetched}`)).toEqual([]);
    expect((await videos.keysBelow('videos')).filter((key) => key.endsWith('.ts'))).toEqual([]);

    await videos.stopWorkers();
    await videos.startWorker({}, { network });
    await videos.retry(uploaded);
    await vi.waitFor(
      async () => expect(await videos.find(uploaded)).toMatchObject({ state: 'ready', failure: null }),
      waitOptions,
    );
  });
});
