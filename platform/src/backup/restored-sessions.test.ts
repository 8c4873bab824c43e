import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { sessions, signInAttempts, users } from '../database/schema/users.ts';
import { silentLog } from '../log.ts';
import { fixedSecrets } from '../secrets.ts';
import { revokeSessionsOf } from '../sessions/sessions.ts';
import { addressesOf, createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { onDisk } from '../testing/test-storage.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { createSmallAcademy, type SmallAcademy, smallSecret } from './testing/small-academy.ts';

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

it('a restore ends all sessions, so that one that ended after the backup does not come back', async () => {
  const folder = path.join(academy.folder, 'backup');
  await makeBackup({
    ...{ connectionString: academy.test.directUrl, config: academy.storage },
    secrets: fixedSecrets(smallSecret),
    ...{ includeSecret: true, folder, clock: systemClock, verify: false, replaceOther: false },
    onProgress: () => undefined,
  });
  expect(await revokeSessionsOf(academy.db, academy.userId, new Date())).toBe(1);
  await restoreBackup({
    ...{ folder, log: silentLog, onProgress: () => undefined },
    config: {
      ...onDisk(path.join(academy.folder, 'restored')),
      ...addressesOf(target),
      ...{ postgresSettings: [], secret: null, oldSecrets: [] },
    },
  });
  const { db } = target.database;
  expect(await db.$count(users)).toBe(1);
  expect(await db.$count(sessions)).toBe(0);
  expect(await db.$count(signInAttempts)).toBe(0);
});
