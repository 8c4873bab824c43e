import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { silentLog } from '@academy/platform/log.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { onDisk } from '@academy/platform/testing/test-storage.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDemoVideos } from '../demo/demo-videos.ts';
import { loadDemoAcademyOnce } from '../demo/load-demo-academy.ts';
import { giveDemoVideos } from './demo-academy.ts';

describe('the start of a demo academy', () => {
  let test: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    test = await createTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'academy-start-videos-'));
    await loadDemoAcademyOnce(test.database, new Date());
  });
  afterEach(async () => {
    await test.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('goes on without videos when they cannot be stored, and the next one gives them', async () => {
    const dataDir = path.join(folder, 'data');
    await writeFile(dataDir, 'a file where the folder should be');
    await giveDemoVideos(onDisk(dataDir), test.connectionString, silentLog);
    expect(await test.database.db.$count(videoAssets)).toBe(0);

    await rm(dataDir);
    await giveDemoVideos(onDisk(dataDir), test.connectionString, silentLog);
    await giveDemoVideos(onDisk(dataDir), test.connectionString, silentLog);
    expect(await test.database.db.$count(videoAssets)).toBe((await readDemoVideos()).length);
  });
});
