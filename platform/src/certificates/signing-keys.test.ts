import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { createSmallAcademy, type SmallAcademy, smallSecret } from '../backup/testing/small-academy.ts';
import { systemClock } from '../clock.ts';
import { newId } from '../ids.ts';
import { silentLog } from '../log.ts';
import { fixedSecrets } from '../secrets.ts';
import {
  addressesOf,
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../testing/test-database.ts';
import { onDisk } from '../testing/test-storage.ts';
import {
  findSigningKeySeal,
  listPublicKeys,
  openSigningKey,
  resealSigningKey,
  rotateSigningKey,
  SigningKeyLocked,
} from './signing-keys.ts';

const secrets = fixedSecrets(smallSecret);
const newer = 'the newer secret of an academy that signs, long enough';

describe('the key that certificates are signed with', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  it('is one, however many need the first one at once', async () => {
    const { db } = test.database;
    expect(await findSigningKeySeal(db, secrets)).toBe('none');
    const opened = await Promise.all(Array.from({ length: 20 }, () => openSigningKey(db, secrets)));
    expect(new Set(opened.map(({ d }) => d)).size).toBe(1);
    expect(await listPublicKeys(db)).toHaveLength(1);
  });

  it('lies in the database sealed, and opens with no other secret', async () => {
    const { db, pool } = test.database;
    const { d } = await openSigningKey(db, secrets);
    const { rows } = await pool.query('SELECT signing_keys::text AS text FROM signing_keys');
    for (const encoding of ['base64', 'base64url', 'hex'] as const) {
      expect(rows[0]?.text).not.toContain(Buffer.from(d, 'base64url').toString(encoding));
    }
    await expect(openSigningKey(db, fixedSecrets(newer))).rejects.toBeInstanceOf(SigningKeyLocked);
    expect(await listPublicKeys(db)).toHaveLength(1);
  });

  it('is sealed anew with a newer secret, and is the same key', async () => {
    const { db } = test.database;
    const { d } = await openSigningKey(db, secrets);
    expect(await resealSigningKey(db, fixedSecrets(newer, smallSecret))).toBe('older');
    expect(await findSigningKeySeal(db, fixedSecrets(newer))).toBe('newest');
    expect((await openSigningKey(db, fixedSecrets(newer))).d).toBe(d);
  });

  it('is changed once by two who change it at once, and older ones stay public', async () => {
    const before = await listPublicKeys(test.database.db);
    await Promise.all([rotateSigningKey(test.database, secrets), rotateSigningKey(test.database, secrets)]);
    const after = await listPublicKeys(test.database.db);
    expect(after.filter(({ retiredAt }) => retiredAt === null)).toHaveLength(1);
    expect(after[0]?.retiredAt).toBeNull();
    expect(after.map(({ x }) => x)).toContain(before[0]?.x);
    expect((await openSigningKey(test.database.db, secrets)).x).toBe(after[0]?.x);
  });
});

describe('a backup of an academy that has signed', () => {
  let academy: SmallAcademy;
  beforeAll(async () => {
    academy = await createSmallAcademy();
  });
  afterAll(() => academy.close());

  it.each([
    ['with the secret in it', true, null],
    ['without it, which is given', false, smallSecret],
  ])('%s brings the key back', async (_how, includeSecret, secret) => {
    const { x } = await openSigningKey(academy.test.database.db, secrets);
    const folder = path.join(academy.folder, newId());
    await makeBackup({
      ...{
        connectionString: academy.test.directUrl,
        config: academy.storage,
        folder,
        secrets,
        includeSecret,
      },
      ...{ verify: false, replaceOther: false, clock: systemClock, onProgress: () => undefined },
    });
    const database = await createEmptyDatabase();
    const storage = onDisk(path.join(academy.folder, newId()));
    const config = { ...storage, ...addressesOf(database), postgresSettings: [], secret, oldSecrets: [] };
    await restoreBackup({ folder, config, log: silentLog, onProgress: () => undefined });
    expect((await openSigningKey(database.database.db, secrets)).x).toBe(x);
    // Whoever has the copy and not the secret has nothing to sign with.
    await expect(openSigningKey(database.database.db, fixedSecrets(newer))).rejects.toBeInstanceOf(
      SigningKeyLocked,
    );
    await database.drop();
  });
});
