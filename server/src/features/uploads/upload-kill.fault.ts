import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStores, type StorageConfig } from '@academy/platform/blobs/open-stores.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { freePort } from '@academy/platform/free-port.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { createTestStorage } from '@academy/platform/testing/test-storage.ts';
import { sourceKeyOf } from '@academy/platform/videos/video-blobs.ts';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiProcess, startApiProcess } from '../../testing/api-process.ts';
import { createUploader } from '../../testing/uploader.ts';

let database: TestDatabase;
let dataDir: string;
let storage: StorageConfig;
let port: number;
let api: ApiProcess;

const start = () => startApiProcess({ ...database, storage, port });

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'academy-uploads-'));
  storage = await createTestStorage(dataDir);
  port = await freePort('127.0.0.1');
  api = await start();
});
afterAll(async () => {
  await api.kill();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A machine that does much else at the same time is slow to start processes. */
it('an upload is the same byte for byte after the server was killed at random places', {
  timeout: 120_000,
}, async () => {
  const origin = `http://localhost:${port}`;
  const { cookie, target } = await createUploader(database, origin);
  const content = randomBytes(6_000_000);
  const killAt = [randomInt(1, 3_000_000), randomInt(3_000_000, 5_500_000)];
  let restarting = false;

  const killAndStart = async () => {
    restarting = true;
    await api.kill();
    api = await start();
    restarting = false;
  };
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(content, {
      endpoint: `${origin}/api/uploads`,
      metadata: { ...target, filename: 'talk.mp4' },
      headers: { cookie, origin },
      retryDelays: Array.from({ length: 1000 }, () => 100),
      onShouldRetry: () => true,
      chunkSize: 700_000,
      onProgress: (sent) => {
        if (restarting || sent < (killAt[0] ?? Number.POSITIVE_INFINITY)) return;
        killAt.shift();
        killAndStart().catch(reject);
      },
      onSuccess: () => resolve(),
      onError: reject,
    });
    upload.start();
  });

  expect(killAt).toEqual([]);
  const [version, ...others] = await database.database.db.select().from(videoAssets);
  expect(others).toEqual([]);
  const { blobs } = await openStores(storage);
  const blob = await blobs.get(sourceKeyOf(version?.id ?? ''));
  expect(Buffer.concat((await blob?.stream.toArray()) ?? []).equals(content)).toBe(true);
});
