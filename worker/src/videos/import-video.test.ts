import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LinkNetwork, publicInternet } from '../links/guarded-request.ts';
import { makeClip } from '../testing/make-clip.ts';
import { createTestVideos, type TestVideos, untilEncoded } from '../testing/test-videos.ts';
import { usableFfmpeg } from '../testing/usable-ffmpeg.ts';

describe('a video from a link', () => {
  let videos: TestVideos;
  let folder: string;
  let host: Server;
  let address: string;
  let bytes: Buffer;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'academy-clips-'));
    const file = path.join(folder, 'clip.mp4');
    await makeClip(await usableFfmpeg(), { file, seconds: 1, width: 320, height: 240 });
    bytes = await readFile(file);
    host = createServer(({ url }, response) => {
      if (url === '/gone') response.writeHead(404).end();
      else if (url === '/page') response.end('<!doctype html><title>Sign in first</title>');
      else response.writeHead(200, { 'content-type': 'text/plain' }).end(bytes);
    });
    await once(host.listen(0, '127.0.0.1'), 'listening');
    const place = host.address();
    if (place === null || typeof place === 'string') throw new Error('The host has no port.');
    address = `http://127.0.0.1:${place.port}`;
    const network: LinkNetwork = {
      resolve: publicInternet.resolve,
      mayConnect: (to, port) => to === '127.0.0.1' && port === place.port,
    };
    videos = await createTestVideos();
    await videos.startWorker({}, { network });
  });
  afterAll(async () => {
    host.close().closeAllConnections();
    await videos.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function ended(id: string) {
    return vi.waitFor(async () => {
      const video = await videos.find(id);
      expect(['ready', 'failed']).toContain(video.state);
      return video;
    }, untilEncoded);
  }

  it('is fetched and prepared like any other, whatever its host says that it is', async () => {
    const id = await videos.addLink(await videos.insertLesson(), `${address}/films/lesson%201.mp4?key=1`);
    expect(await ended(id)).toMatchObject({
      ...{
        state: 'ready',
        percent: 100,
        sourceBytes: bytes.length,
        sourceName: 'lesson 1.mp4',
        sourceKey: null,
      },
    });
    expect(await videos.heights(id)).toEqual([240]);
  });

  it.each([
    ['/gone', { code: 'link_bad_status', status: 404 }],
    ['/page', { code: 'not_a_video' }],
  ])('of which nothing can be made says so: %s', async (path, failure) => {
    const id = await videos.addLink(await videos.insertLesson(), `${address}${path}`);
    const video = await ended(id);
    expect(video.state).toBe('failed');
    expect(video.failure).toEqual(failure);
  });

  it('that leads into our own network is refused', async () => {
    const id = await videos.addLink(await videos.insertLesson(), 'http://169.254.169.254/latest/meta-data');
    expect((await ended(id)).failure).toEqual({ code: 'link_not_public' });
    expect(await videos.keysBelow(`sources/${id}`)).toEqual([]);
  });

  it('is refused when its creator has no room left for it', async () => {
    const lessonId = await videos.insertLesson();
    const large = await videos.addLink(await videos.insertLesson(), `${address}/gone`);
    await ended(large);
    await videos.db.update(videoAssets).set({ sourceBytes: 1e15 }).where(eq(videoAssets.id, large));
    const id = await videos.addLink(lessonId, `${address}/lesson.mp4`);
    expect((await ended(id)).failure).toEqual({ code: 'link_file_too_large', maxMegabytes: 0 });
  });
});
