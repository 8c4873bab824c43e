import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { resourceTextParts, resourceTexts } from '../database/schema/resources.ts';
import { newId } from '../ids.ts';
import { silentLog } from '../log.ts';
import { addResourceFile } from '../resources/lesson-resources.ts';
import { fixedSecrets } from '../secrets.ts';
import { addressesOf, createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { onDisk } from '../testing/test-storage.ts';
import { sourceKeyOf } from '../videos/video-blobs.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { awkwardText, createSmallAcademy, type SmallAcademy, smallSecret } from './testing/small-academy.ts';

let academy: SmallAcademy;
let target: TestDatabase;
beforeAll(async () => {
  academy = await createSmallAcademy();
  target = await createEmptyDatabase();
});
afterAll(async () => {
  await target.drop();
  await academy.close();
});

it('a restored academy has the text of its files', async () => {
  const { lessonId, userId: createdBy, blobs, db, storage } = academy;
  const resourceId = newId();
  await blobs.put(sourceKeyOf(resourceId), Buffer.from(awkwardText));
  const file = { id: resourceId, lessonId, createdBy, fileName: 'words.txt', bytes: 1 };
  await db.transaction((tx) => addResourceFile(tx, null, file));
  await db.insert(resourceTexts).values({ resourceId, state: 'done' });
  await db.insert(resourceTextParts).values([
    { resourceId, number: 1, page: 1, text: awkwardText },
    { resourceId, number: 2, page: null, text: 'No page' },
  ]);

  const folder = path.join(academy.folder, 'backup');
  await makeBackup({
    ...{ connectionString: academy.test.directUrl, config: storage, secrets: fixedSecrets(smallSecret) },
    ...{ includeSecret: true, folder, clock: systemClock, verify: false, replaceOther: false },
    onProgress: () => undefined,
  });
  await restoreBackup({
    folder,
    config: {
      ...{ ...onDisk(path.join(academy.folder, 'restored')), ...addressesOf(target) },
      ...{ postgresSettings: [], secret: null, oldSecrets: [] },
    },
    log: silentLog,
    onProgress: () => undefined,
  });
  const parts = await target.database.db
    .select()
    .from(resourceTextParts)
    .where(eq(resourceTextParts.resourceId, resourceId))
    .orderBy(resourceTextParts.number);
  expect(parts.map(({ page, text }) => [page, text])).toEqual([
    [1, awkwardText],
    [null, 'No page'],
  ]);
  expect(await target.database.db.select().from(resourceTexts)).toMatchObject([
    { resourceId, state: 'done' },
  ]);
});
