import { cp, mkdir, readdir, readFile, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStores } from '../blobs/open-stores.ts';
import { systemClock } from '../clock.ts';
import { videoAssets } from '../database/schema/videos.ts';
import { newId } from '../ids.ts';
import { fixedSecrets } from '../secrets.ts';
import { onDisk } from '../testing/test-storage.ts';
import { playlistKeyOf, segmentKeyOf, sourceKeyOf } from '../videos/video-blobs.ts';
import { checkBackup } from './check-backup.ts';
import type { BackupOptions } from './copy-everything.ts';
import { type ListedFile, readFileList } from './file-list.ts';
import { makeBackup } from './make-backup.ts';
import { restoreFiles } from './restore-files.ts';
import { createSmallAcademy, type SmallAcademy, smallSecret } from './testing/small-academy.ts';

let academy: SmallAcademy;
/** A backup that stays as it was made; each test goes on from a copy. */
let first: string;

beforeAll(async () => {
  academy = await createSmallAcademy();
  first = path.join(academy.folder, 'first');
  await backup(first);
});
afterAll(() => academy.close());

function backup(folder: string, options: Partial<BackupOptions> = {}) {
  return makeBackup({
    ...{ connectionString: academy.test.directUrl, config: academy.storage },
    secrets: fixedSecrets(smallSecret),
    ...{ includeSecret: true, verify: false, replaceOther: false, folder, clock: systemClock },
    onProgress: () => undefined,
    ...options,
  });
}

const newFolder = () => path.join(academy.folder, newId());

async function copyOfFirst(): Promise<string> {
  const folder = newFolder();
  await cp(first, folder, { recursive: true });
  return folder;
}

async function listOf(folder: string): Promise<ListedFile[]> {
  const { snapshot } = await checkBackup(folder);
  const list: ListedFile[] = [];
  for await (const file of readFileList(path.join(folder, snapshot, 'files'))) list.push(file);
  return list;
}

/** Without these files, and with the very same again afterwards. */
async function havingLost<Result>(keys: readonly string[], use: () => Promise<Result>): Promise<Result> {
  const fileOf = (key: string) => path.join(academy.dataDir, 'blobs', key);
  const away = (key: string) => path.join(academy.folder, `away-${key.replaceAll('/', '-')}`);
  for (const key of keys) await rename(fileOf(key), away(key));
  try {
    return await use();
  } finally {
    for (const key of keys) await rename(away(key), fileOf(key));
  }
}

describe('a backup into the folder of the one before', () => {
  it('copies again only what is new or changed, and forgets what is gone', async () => {
    const folder = await copyOfFirst();
    const { cover, blobs } = academy;
    const { files } = await checkBackup(folder);
    // One upload is copied each time: it grows.
    expect((await backup(folder)).copiedFiles).toBe(1);
    await havingLost([cover], async () => {
      await blobs.put(cover, Buffer.from('another picture'));
      await blobs.put('covers/new', Buffer.from('one more'));
      const { copiedFiles, manifest } = await backup(folder);
      expect(copiedFiles).toBe(3);
      expect(manifest.files.count).toBe(files.count + 1);
      await checkBackup(folder);
      await blobs.delete('covers/new');
      expect((await backup(folder)).copiedFiles).toBe(2);
    });
    expect(await readFile(path.join(folder, 'blobs', cover), 'utf8')).toBe('another picture');
    expect(await readdir(path.join(folder, 'blobs', 'covers'))).not.toContain('new');
  });

  it('goes on with what one that was cut short has copied already', async () => {
    const folder = await copyOfFirst();
    await rm(path.join(folder, 'manifest.json'));
    expect((await backup(folder)).copiedFiles).toBe(1);
    await checkBackup(folder);
  });
});

describe('a file that the academy has lost', () => {
  it('is told when no backup has it', async () => {
    const key = segmentKeyOf(academy.videoId, 360, '00000.ts');
    const { lost } = await havingLost([key], () => backup(newFolder()));
    expect(lost).toEqual([{ key, kept: null }]);
  });

  it('since the last backup is told, is kept as it was, again and again, and comes back with a restore', async () => {
    const folder = await copyOfFirst();
    const lostKeys = [
      academy.cover,
      segmentKeyOf(academy.videoId, 360, '00000.ts'),
      playlistKeyOf(academy.videoId, 360),
    ];
    const before = await listOf(folder);
    await havingLost(lostKeys, async () => {
      for (const _ of ['second', 'third']) {
        const { lost, lostFiles, manifest } = await backup(folder);
        expect(lost).toEqual(
          lostKeys.map((key) => ({ key, kept: before.find((listed) => listed.key === key) })),
        );
        expect(lostFiles).toBe(3);
        expect(manifest.files.count).toBe(before.length);
      }
    });
    const after = await listOf(folder);
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    const dataDir = newFolder();
    await mkdir(dataDir);
    await restoreFiles(folder, await checkBackup(folder), onDisk(dataDir), () => undefined);
    const { blobs } = await openStores(onDisk(dataDir));
    expect(await blobs.head(academy.cover)).toEqual({ size: 'a picture'.length });
    expect((await backup(folder)).lost).toEqual([]);
  });

  it('is kept also when its copy lay beside the others', async () => {
    const { cover, blobs, dataDir } = academy;
    const folder = await copyOfFirst();
    await havingLost([cover], async () => {
      await blobs.put(cover, Buffer.from('another picture'));
      await backup(folder);
      const listed = expect.objectContaining({ key: cover, at: 'snapshot' });
      expect(await listOf(folder)).toContainEqual(listed);
      await rm(path.join(dataDir, 'blobs', cover));
      expect((await backup(folder)).lost).toMatchObject([{ key: cover, kept: { size: 15 } }]);
    });
    await checkBackup(folder);
    expect(await readFile(path.join(folder, 'blobs', cover), 'utf8')).toBe('another picture');
  });

  it('is kept also when nothing but a backup that was cut short has it', async () => {
    const folder = await copyOfFirst();
    await rm(path.join(folder, 'manifest.json'));
    const { lost } = await havingLost([academy.cover], () => backup(folder));
    expect(lost).toMatchObject([{ key: academy.cover, kept: { size: 9 } }]);
    await checkBackup(folder);
  });

  it('is not listed when its copy is damaged, so that all else can be restored', async () => {
    const folder = await copyOfFirst();
    await writeFile(path.join(folder, 'blobs', academy.cover), 'A picture');
    const { lost } = await havingLost([academy.cover], () => backup(folder));
    expect(lost).toEqual([{ key: academy.cover, kept: null }]);
    await checkBackup(folder);
  });

  it('is none when its row went with it: the database is written once more', async () => {
    const { waitingId, db } = academy;
    const folder = await copyOfFirst();
    const key = sourceKeyOf(waitingId);
    const setSource = (sourceKey: string | null) =>
      db.update(videoAssets).set({ sourceKey }).where(eq(videoAssets.id, waitingId));
    let tables = 0;
    let changed: Promise<unknown> | undefined;
    const { manifest, lost } = await havingLost([key], () =>
      backup(folder, {
        onProgress: ({ step }) => {
          if (step === 'table') tables += 1;
          // After the first table, whose snapshot is that of all others; long before files are looked for.
          changed ??= setSource(null).execute();
        },
      }),
    );
    await changed;
    await setSource(key);
    expect(lost).toEqual([]);
    expect(tables).toBe(2 * manifest.tables.length);
    const rows = await readFile(path.join(folder, manifest.snapshot, 'video_assets.copy.gz'));
    expect(gunzipSync(rows).toString()).not.toContain(key);
    expect((await listOf(folder)).map((listed) => listed.key)).not.toContain(key);
  });
});

describe('damage in a backup', () => {
  it('is found by reading it, and made good from the academy', async () => {
    const folder = await copyOfFirst();
    const files = [academy.cover, sourceKeyOf(academy.waitingId)].map((key) =>
      path.join(folder, 'blobs', key),
    );
    const [cover = '', source = ''] = files;
    await writeFile(cover, 'A picture');
    await writeFile(source, 'A film');
    expect((await backup(folder)).repairedFiles).toBe(0);
    const all = new RegExp(
      `is damaged:\\n  ${cover} is not .*\\n  ${source} is not .*\\n.*backup --verify ${folder} `,
    );
    await expect(checkBackup(folder)).rejects.toThrow(all);
    expect(await backup(folder, { verify: true })).toMatchObject({ repairedFiles: 2, lostFiles: 0 });
    await checkBackup(folder);
    expect(await readFile(cover, 'utf8')).toBe('a picture');
  });

  it('is made good at every backup where a file is gone or cut off', async () => {
    const folder = await copyOfFirst();
    await truncate(path.join(folder, 'blobs', academy.cover), 3);
    await rm(path.join(folder, 'blobs', sourceKeyOf(academy.waitingId)));
    expect((await backup(folder)).repairedFiles).toBe(2);
    await checkBackup(folder);
  });

  it('of the list of files is no end of it: all files are compared', async () => {
    const folder = await copyOfFirst();
    const { snapshot } = await checkBackup(folder);
    await truncate(path.join(folder, snapshot, 'files'), 30);
    await writeFile(path.join(folder, 'blobs', academy.cover), 'A picture');
    await backup(folder);
    await checkBackup(folder);
  });
});

describe('the folder of a backup', () => {
  it('stays that of its academy, unless another is told to replace it', async () => {
    const folder = await copyOfFirst();
    const secrets = fixedSecrets('the secret of another academy, long enough');
    await expect(backup(folder, { secrets })).rejects.toThrow(
      /holds the backup of another academy.*--replace/,
    );
    expect(await readdir(folder)).toEqual(await readdir(first));
    await backup(folder, { secrets, replaceOther: true });
    await expect(backup(folder)).rejects.toThrow(/another academy/);
  });

  it('stays that of its academy when the secret is changed', async () => {
    const folder = await copyOfFirst();
    const newer = 'the newer secret of a small academy, long enough';
    await backup(folder, { secrets: fixedSecrets(newer, smallSecret) });
    // On a machine that still has the former one, and without it at last.
    await backup(folder, { secrets: fixedSecrets(smallSecret, newer) });
    await backup(folder, { secrets: fixedSecrets(newer, smallSecret) });
    await backup(folder, { secrets: fixedSecrets(newer) });
    await expect(backup(folder)).rejects.toThrow(/another academy.*ACADEMY_OLD_SECRETS/);
  });

  it('is rid of what a backup that was killed had half written', async () => {
    const folder = await copyOfFirst();
    const drafts = path.join(folder, 'blobs', '.unfinished');
    await writeFile(path.join(drafts, newId()), 'half a film');
    await utimes(path.join(drafts, (await readdir(drafts))[0] ?? ''), 0, Date.now() / 1000 + 3600);
    await writeFile(path.join(folder, `.manifest.json.${newId()}`), '{');
    await backup(folder);
    expect(await readdir(drafts)).toEqual([]);
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
