import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { newId } from '../ids.ts';
import { silentLog } from '../log.ts';
import { readSecretFile } from '../secret-file.ts';
import { fixedSecrets, type Secrets } from '../secrets.ts';
import { addressesOf, createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { onDisk } from '../testing/test-storage.ts';
import { checkBackup } from './check-backup.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { createSmallAcademy, type SmallAcademy, smallSecret } from './testing/small-academy.ts';

const newer = 'the newer secret of a small academy, long enough';
let academy: SmallAcademy;
const opened: TestDatabase[] = [];
beforeAll(async () => {
  academy = await createSmallAcademy();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.drop()));
});
afterAll(() => academy.close());

const newFolder = () => path.join(academy.folder, newId());

async function backup(secrets: Secrets, includeSecret: boolean): Promise<string> {
  const folder = newFolder();
  await makeBackup({
    ...{
      connectionString: academy.test.directUrl,
      config: academy.storage,
      folder,
      secrets,
    },
    ...{ includeSecret, verify: false, replaceOther: false, clock: systemClock, onProgress: () => undefined },
  });
  return folder;
}

async function restore(folder: string, secret: string | null, ...oldSecrets: string[]) {
  const database = await createEmptyDatabase();
  opened.push(database);
  const dataDir = newFolder();
  const config = {
    ...onDisk(dataDir),
    ...addressesOf(database),
    postgresSettings: [],
    secret,
    oldSecrets,
  };
  const restored = await restoreBackup({ folder, config, log: silentLog, onProgress: () => undefined });
  return { dataDir, lockedVideos: restored.lockedVideos };
}

describe('a backup', () => {
  it('of before a change of the secret comes back when the former one is given beside the new', async () => {
    const folder = await backup(fixedSecrets(smallSecret), false);
    await expect(restore(folder, newer)).rejects.toThrow(/Add that one to ACADEMY_OLD_SECRETS\.$/);
    await expect(restore(await backup(fixedSecrets(smallSecret), true), newer)).rejects.toThrow(
      /or remove ACADEMY_SECRET, because the backup includes the secret\.$/,
    );
    expect(await restore(folder, newer, smallSecret)).toMatchObject({ lockedVideos: 0 });
  });

  it('of the middle of a change brings both secrets along', async () => {
    const folder = await backup(fixedSecrets(newer, smallSecret), true);
    const { dataDir, lockedVideos } = await restore(folder, null);
    expect(lockedVideos).toBe(0);
    expect(await readFile(path.join(dataDir, 'secret'), 'utf8')).toBe(`${newer}\n\n${smallSecret}\n`);

    const { snapshot } = await checkBackup(folder);
    // As an earlier version wrote it.
    await writeFile(path.join(folder, snapshot, 'secret'), `${newer}\n${smallSecret}\n`);
    await checkBackup(folder);
    await writeFile(path.join(folder, snapshot, 'secret'), `${newer}\n${'x'.repeat(40)}\n`);
    await expect(checkBackup(folder)).rejects.toThrow(/The secret in .* is missing or was changed/);
  });

  it('brings back a secret that was wrapped', async () => {
    const wrapped = `${'w'.repeat(64)}\n${'v'.repeat(64)}`;
    const { dataDir } = await restore(await backup(fixedSecrets(newer, smallSecret, wrapped), true), null);
    expect(readSecretFile(dataDir)).toEqual([newer, smallSecret, wrapped]);
  });

  it('whose older secret is not given comes back, and says how many videos are locked', async () => {
    const folder = await backup(fixedSecrets(newer, smallSecret), false);
    expect(await restore(folder, newer)).toMatchObject({ lockedVideos: 1 });
  });
});
