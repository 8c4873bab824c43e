import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { secretText } from '../secret-file.ts';
import { academyVersion } from '../version.ts';
import { fileListOf, removeOtherSnapshots, secretFileOf, storesOf } from './backup-folder.ts';
import type { BackupOptions } from './backup-options.ts';
import type { Copied } from './copy-everything.ts';
import { lookUpInOrder, readFileList } from './file-list.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { neededFileOf } from './needed-files.ts';
import { secretFingerprint } from './secret-fingerprint.ts';

/** The manifest makes it the backup of this folder; only then goes what belonged to the one before. */
export async function finishBackup(
  { folder, clock, secrets, includeSecret }: BackupOptions,
  snapshot: string,
  { migrations, tables, files }: Copied,
): Promise<Manifest> {
  const snapshotFolder = path.join(folder, snapshot);
  await rm(neededFileOf(snapshotFolder));
  if (includeSecret) {
    const text = secretText(secrets.all);
    await writeFile(secretFileOf(snapshotFolder), text, { mode: 0o600, flag: 'wx', flush: true });
  }
  const [, ...older] = secrets.all;
  const manifest: Manifest = {
    ...{ format: 'academy backup 1', createdAt: clock.now().toISOString(), academyVersion, snapshot },
    ...{ migrations, tables, files },
    secret: {
      fingerprint: secretFingerprint(secrets.newest),
      ...(older.length === 0 ? {} : { older: older.map(secretFingerprint) }),
      isIncluded: includeSecret,
    },
  };
  await writeManifest(folder, manifest);
  await removeOtherSnapshots(folder, snapshot);
  await removeUnlisted(folder, snapshot);
  return manifest;
}

async function removeUnlisted(folder: string, snapshot: string): Promise<void> {
  const { blobs } = storesOf(folder, snapshot);
  const listed = lookUpInOrder(readFileList(fileListOf(path.join(folder, snapshot))));
  for await (const { key } of blobs.list('')) {
    if ((await listed.find(key))?.at !== 'blobs') await blobs.delete(key);
  }
  await listed.close();
}
