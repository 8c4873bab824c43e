import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** A folder of the test file's own, removed when its tests have run. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-video-test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
