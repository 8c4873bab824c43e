import { newId } from '@academy/platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { onDisk } from '@academy/platform/testing/test-storage.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestAcademy, type TestAcademy } from '../testing/test-academy.ts';

let test: TestDatabase;
let academy: TestAcademy;
beforeAll(async () => {
  test = await createTestDatabase();
  const s3 = {
    // Nobody listens there.
    ...{ endpoint: 'http://127.0.0.1:1', region: 'us-east-1', bucket: 'academy' },
    ...{ accessKeyId: 'id', secretAccessKey: 'secret', forcePathStyle: true },
  };
  academy = await createTestAcademy({ beside: { ...test, storage: { ...onDisk('/nonexistent'), s3 } } });
});
afterAll(async () => {
  await academy.close();
  await test.drop();
});

it('a store of files that is away is told by its own code, and the rest of the academy goes on', async () => {
  const cover = await academy.get(`/api/covers/${newId()}/${newId()}.png`);
  expect(cover).toMatchObject({
    status: 503,
    body: { code: 'files_away', message: 'The academy cannot reach its files. Please try again.' },
    headers: { 'retry-after': '5' },
  });
  expect((await academy.get('/api/courses')).status).toBe(200);
});
