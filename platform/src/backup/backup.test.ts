import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import {
  appendFile,
  chown,
  cp,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { applyMigrations, readMigrations } from '../database/migrations.ts';
import { notes } from '../database/schema/learning.ts';
import { users } from '../database/schema/users.ts';
import { uploads, videoAssets } from '../database/schema/videos.ts';
import { newId } from '../ids.ts';
import { silentLog } from '../log.ts';
import { fixedSecrets } from '../secrets.ts';
import { addressesOf, createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { onDisk } from '../testing/test-storage.ts';
import { openContentKey } from '../videos/content-key.ts';
import { sourceKeyOf } from '../videos/video-blobs.ts';
import { checkBackup } from './check-backup.ts';
import type { BackupOptions } from './copy-everything.ts';
import { makeBackup } from './make-backup.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { isRestoreUnderWay } from './restore-target.ts';
import { listStoredTables } from './stored-tables.ts';
import { contentOf, filesIn, tablesOf } from './testing/content.ts';
import { createSmallAcademy, type SmallAcademy, smallSecret } from './testing/small-academy.ts';

let academy: SmallAcademy;
/** A backup that stays as it was made. */
let whole: string;
let empty: TestDatabase;
const opened: TestDatabase[] = [];

beforeAll(async () => {
  academy = await createSmallAcademy();
  empty = await createEmptyDatabase();
  whole = path.join(academy.folder, 'whole');
  await backup({ folder: whole });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.drop()));
});
afterAll(async () => {
  await empty.drop();
  await academy.close();
});

function backup(options: Partial<BackupOptions> = {}) {
  return makeBackup({
    ...{ connectionString: academy.test.directUrl, config: academy.storage },
    secrets: fixedSecrets(smallSecret),
    ...{ includeSecret: true, folder: path.join(academy.folder, 'backup'), clock: systemClock },
    ...{ verify: false, replaceOther: false, onProgress: () => undefined },
    ...options,
  });
}

async function newDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  opened.push(database);
  return database;
}

function restore(folder: string, database: TestDatabase, dataDir: string, secret: string | null = null) {
  return restoreBackup({
    folder,
    config: {
      ...{ ...onDisk(dataDir), ...addressesOf(database) },
      ...{ postgresSettings: [], secret, oldSecrets: [] },
    },
    log: silentLog,
    onProgress: () => undefined,
  });
}

const newFolder = () => path.join(academy.folder, newId());

/** All as it was, but for the times of uploads, and for sessions. */
function asRestored(content: Record<string, string[]>) {
  return {
    ...content,
    sessions: [],
    sign_in_attempts: [],
    uploads: [expect.stringContaining(academy.uploadId)],
  };
}

describe('a backup', () => {
  it('brings everything back: rows, files, uploads under way, the secret, and the jobs that follow', async () => {
    const target = await newDatabase();
    const dataDir = newFolder();
    const { manifest, lockedVideos } = await restore(whole, target, dataDir);
    expect(lockedVideos).toBe(0);
    const before = await contentOf(academy.test);
    expect(Object.keys(before)).toHaveLength(manifest.tables.length);
    expect(before['notes']).toHaveLength(1);
    expect(await contentOf(target)).toEqual(asRestored(before));
    expect(await filesIn(dataDir)).toEqual({
      ...(await filesIn(academy.dataDir)),
      secret: `${smallSecret}\n`,
    });
    const secret = path.join(dataDir, 'secret');
    expect((await stat(secret)).mode & 0o777).toBe(0o600);

    const { db } = target.database;
    const [video] = await db.select().from(videoAssets).where(eq(videoAssets.id, academy.videoId));
    const kept = (await readFile(secret, 'utf8')).trim();
    expect(openContentKey(kept, academy.videoId, video?.sealedKey ?? '')).toEqual(academy.contentKey);
    const { rows: jobs } = await db.execute(sql`select name, data from pgboss.job`);
    expect(jobs).toEqual([{ name: 'video.begin', data: { assetId: academy.waitingId } }]);
    // Triggers were not left switched off.
    await db.execute(sql`update courses set title = 'Distinctively'`);
    const words = await db.execute(sql`select word from search_words where word = 'distinctively'`);
    expect(words.rows).toHaveLength(1);
  });

  it('can be read by its owner alone', async () => {
    const { snapshot } = await checkBackup(whole);
    for (const name of ['', 'blobs', snapshot]) {
      expect((await stat(path.join(whole, name))).mode & 0o077).toBe(0);
    }
    expect((await stat(path.join(whole, snapshot, 'secret'))).mode & 0o777).toBe(0o600);
  });

  it('shows one moment, though the academy is written to meanwhile', async () => {
    const id = newId();
    let written: Promise<unknown> = Promise.resolve();
    const folder = newFolder();
    const { manifest } = await backup({
      folder,
      onProgress: (progress) => {
        // Users are dumped before notes: the note of a user who came in between would have no owner.
        if (progress.step !== 'table' || progress.name !== 'courses') return;
        written = academy.db
          .insert(users)
          .values({ id, name: 'Late', username: id, email: 'late@example.org' })
          .then(() =>
            academy.db.insert(notes).values({ userId: id, lessonId: academy.lessonId, content: 'x' }),
          );
      },
    });
    await written;
    expect(manifest.tables.find(({ name }) => name === 'notes')?.rows).toBe(1);
    await academy.db.delete(users).where(eq(users.id, id));
  });

  it('is written again when a file was deleted before it could be copied', async () => {
    const { waitingId, db, dataDir } = academy;
    let changed: Promise<unknown> | undefined;
    const folder = newFolder();
    const { manifest, lost } = await backup({
      folder,
      onProgress: ({ step }) => {
        if (step !== 'files' || changed !== undefined) return;
        // As a worker does that has just made the last rendition.
        rmSync(path.join(dataDir, 'blobs', sourceKeyOf(waitingId)));
        changed = db
          .update(videoAssets)
          .set({ sourceKey: null })
          .where(eq(videoAssets.id, waitingId))
          .execute();
      },
    });
    await changed;
    await academy.blobs.put(sourceKeyOf(waitingId), Buffer.from('a film'));
    await db
      .update(videoAssets)
      .set({ sourceKey: sourceKeyOf(waitingId) })
      .where(eq(videoAssets.id, waitingId));
    expect(lost).toEqual([]);
    const rows = await readFile(path.join(folder, manifest.snapshot, 'video_assets.copy.gz'));
    expect(gunzipSync(rows).toString()).not.toContain(sourceKeyOf(waitingId));
    expect((await readdir(folder)).filter((name) => name.startsWith('snapshot'))).toEqual([
      manifest.snapshot,
    ]);
  });

  it('refuses a folder that holds something else, or that is the academy itself', async () => {
    await mkdir(path.join(academy.folder, 'letters'));
    await writeFile(path.join(academy.folder, 'letters', 'dear.txt'), '');
    await expect(backup({ folder: path.join(academy.folder, 'letters') })).rejects.toThrow(
      /holds something else than a backup \(dear\.txt\)/,
    );
    await expect(backup({ folder: path.join(academy.dataDir, 'backup') })).rejects.toThrow(
      /would be lost with it/,
    );
  });

  it('is refused of a database that this version of the academy does not know', async () => {
    const old = await newDatabase();
    const client = await old.database.pool.connect();
    await applyMigrations(client, readMigrations().slice(0, 2));
    client.release();
    await expect(backup({ folder: newFolder(), connectionString: old.directUrl })).rejects.toThrow(
      /not at the present schema/,
    );
  });
});

describe('a restore', () => {
  it('counts uploads as fresh, however old the backup is', async () => {
    const target = await newDatabase();
    const begunAt = new Date();
    await restore(whole, target, newFolder());
    const [upload] = await target.database.db.select().from(uploads);
    expect(upload?.id).toBe(academy.uploadId);
    expect(upload?.updatedAt.getTime()).toBeGreaterThanOrEqual(begunAt.getTime());
  });

  it.runIf(process.getuid?.() === 0)(
    'by root gives everything to the account that owns the data folder',
    async () => {
      const dataDir = newFolder();
      await mkdir(dataDir);
      await chown(dataDir, 54_321, 54_322);
      await restore(whole, await newDatabase(), dataDir);
      const entries = await readdir(dataDir, { recursive: true });
      expect(entries).toEqual(
        expect.arrayContaining(['secret', `uploads/${academy.uploadId}`, 'blobs/videos']),
      );
      for (const entry of entries) {
        const { uid, gid } = await stat(path.join(dataDir, entry));
        expect([entry, uid, gid]).toEqual([entry, 54_321, 54_322]);
      }
    },
  );

  const damages: [string, (folder: string, snapshot: string) => Promise<unknown>, RegExp][] = [
    [
      'no manifest',
      (folder) => rm(path.join(folder, 'manifest.json')),
      /There is no backup in .*manifest\.json/,
    ],
    [
      'half a manifest',
      (folder) => truncate(path.join(folder, 'manifest.json'), 300),
      /broken off or damaged/,
    ],
    [
      'a manifest that was edited',
      async (folder) => {
        const file = path.join(folder, 'manifest.json');
        await writeFile(file, (await readFile(file, 'utf8')).replace('"rows": 1,', '"rows": 2,'));
      },
      /was changed since it was written/,
    ],
    [
      'half a table',
      (folder, snapshot) => truncate(path.join(folder, snapshot, 'users.copy.gz'), 30),
      /is damaged:\n.*users\.copy\.gz has 30 bytes/,
    ],
    ['a missing table', (folder, snapshot) => rm(path.join(folder, snapshot, 'notes.copy.gz')), /is missing/],
    [
      'another file in the place of one',
      (folder) => writeFile(path.join(folder, 'blobs', academy.cover), 'A picture'),
      /is damaged:\n.*\.png is not as it was written\n.*backup --verify/,
    ],
    [
      'a list with more lines',
      (folder, snapshot) => appendFile(path.join(folder, snapshot, 'files'), '{"key":"../../etc/passwd"}\n'),
      /is damaged:\n.*files is not as it was written/,
    ],
    [
      'another secret',
      (folder, snapshot) => writeFile(path.join(folder, snapshot, 'secret'), 'x'.repeat(40)),
      /The secret in .* is missing or was changed/,
    ],
  ];

  it.each(damages)('refuses a backup with %s, and changes nothing', async (_, damage, sentence) => {
    const folder = newFolder();
    await cp(whole, folder, { recursive: true });
    await damage(folder, (await checkBackup(folder)).snapshot);
    const dataDir = newFolder();
    await expect(restore(folder, empty, dataDir)).rejects.toThrow(sentence);
    await expect(stat(dataDir)).rejects.toThrow('ENOENT');
    expect(await tablesOf(empty)).toEqual([]);
  });

  /** A backup with other rows in a table, which its manifest vouches for. */
  async function rewrite(
    folder: string,
    name: string,
    change: (rows: string) => string,
    columns?: (columns: string[]) => string[],
  ): Promise<void> {
    const manifest = await readManifest(folder);
    if (manifest === null) throw new Error('There is no manifest.');
    const file = path.join(folder, manifest.snapshot, `${name}.copy.gz`);
    const content = gzipSync(change(gunzipSync(await readFile(file)).toString()));
    await writeFile(file, content);
    const checksum = createHash('sha256').update(content).digest('hex');
    const tables = manifest.tables.map((table) =>
      table.name === name
        ? { ...table, bytes: content.length, checksum, columns: columns?.(table.columns) ?? table.columns }
        : table,
    );
    await writeManifest(folder, { ...manifest, tables });
  }

  it('leaves nothing behind of rows that do not fit together, though every checksum is right', async () => {
    const folder = newFolder();
    await cp(whole, folder, { recursive: true });
    await rewrite(folder, 'notes', (rows) => rows.replaceAll(academy.userId, newId()));
    const dataDir = newFolder();
    await expect(restore(folder, empty, dataDir)).rejects.toThrow(/violates foreign key/);
    expect(await tablesOf(empty)).toEqual([]);
    expect(await readdir(dataDir)).toEqual([]);
  });

  /** What an academy had after its first migrations. */
  async function tablesAfter(count: number) {
    const { database } = await newDatabase();
    const client = await database.pool.connect();
    try {
      await applyMigrations(client, readMigrations().slice(0, count));
      return await listStoredTables(client);
    } finally {
      client.release();
    }
  }

  it('brings the backup of an older academy to the present schema', async () => {
    const folder = newFolder();
    await cp(whole, folder, { recursive: true });
    const older = await tablesAfter(2);
    // Only the edits of a course were counted then, and under another name.
    const laterNames: Record<string, string> = { version: 'revision' };
    for (const { name, columns } of (await readManifest(folder))?.tables ?? []) {
      const before = older.find((table) => table.name === name)?.columns;
      if (before === undefined) continue;
      const kept = before.map((column) =>
        columns.indexOf(columns.includes(column) ? column : (laterNames[column] ?? '')),
      );
      const keptOf = (row: string) => kept.map((index) => row.split('\t')[index]).join('\t');
      const change = (rows: string) => rows.replaceAll(/^.+$/gm, keptOf);
      await rewrite(folder, name, change, () => [...before]);
    }
    const manifest = await checkBackup(folder);
    await writeManifest(folder, {
      ...manifest,
      tables: manifest.tables.filter(({ name }) => older.some((table) => table.name === name)),
      migrations: manifest.migrations.slice(0, 2),
    });
    const target = await newDatabase();
    await restore(folder, target, newFolder());
    // It was not written down then when lessons changed or somebody was there: the sessions that tell it do not come back.
    const { rows } = await academy.test.database.pool.query('SELECT id, last_seen_at FROM users');
    const text = 'UPDATE users SET last_seen_at = $2 WHERE id = $1 AND last_seen_at IS NULL';
    for (const { id, last_seen_at } of rows) await target.database.pool.query(text, [id, last_seen_at]);
    await target.database.pool.query('DELETE FROM course_changes');
    expect(await contentOf(target)).toEqual(asRestored(await contentOf(academy.test)));
  });

  it('refuses a folder or a database that is not empty', async () => {
    await expect(restore(whole, empty, academy.dataDir)).rejects.toThrow(/is not empty \(it has blobs\)/);
    await expect(restore(whole, academy.test, newFolder())).rejects.toThrow(/The database is not empty/);
    expect(await isRestoreUnderWay(academy.dataDir)).toBe(false);
  });

  it('needs the secret of a backup without one, and takes no other', async () => {
    const folder = newFolder();
    await backup({ folder, includeSecret: false });
    expect(JSON.stringify(await filesIn(folder))).not.toContain(smallSecret);
    await expect(restore(folder, empty, newFolder())).rejects.toThrow(/set ACADEMY_SECRET to it/);
    const another = 'another secret that is long enough, too';
    await expect(restore(folder, empty, newFolder(), another)).rejects.toThrow(
      /is not the secret of the academy/,
    );
    const dataDir = newFolder();
    await restore(folder, await newDatabase(), dataDir, smallSecret);
    expect(await readdir(dataDir)).not.toContain('secret');
  });

  it('refuses the backup of an academy that is newer than this one', async () => {
    const folder = newFolder();
    await cp(whole, folder, { recursive: true });
    const manifest = await checkBackup(folder);
    await writeManifest(folder, { ...manifest, migrations: [...manifest.migrations, 'f'.repeat(64)] });
    await expect(restore(folder, empty, newFolder())).rejects.toThrow(/another version of the academy/);
  });
});
