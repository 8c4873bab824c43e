import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { DiskBlobStore } from '../blobs/disk-blob-store.ts';
import { orNull } from '../blobs/durable-files.ts';
import { ensureTargetFolder } from '../data-folder.ts';
import { newId } from '../ids.ts';
import { BackupError } from './backup-error.ts';

/*
 * A backup is a folder:
 *
 *   manifest.json                 what all of it is, see manifest.ts
 *   blobs/…                       videos, covers, sources; kept from one backup to the next
 *   snapshot-…/users.copy.gz …    the tables
 *   snapshot-…/files              the list of all files, with their checksums
 *   snapshot-…/uploads/…          uploads under way
 *   snapshot-…/secret             what keys are sealed with, unless it was to be left out
 */
const OURS = /^(manifest\.json|\.manifest\.json\..+|blobs|snapshot-[\w-]+|academy\.lock|lost\+found)$/;

export const blobsFolderOf = (folder: string) => path.join(folder, 'blobs');
export const fileListOf = (snapshotFolder: string) => path.join(snapshotFolder, 'files');
export const secretFileOf = (snapshotFolder: string) => path.join(snapshotFolder, 'secret');

export function storesOf(folder: string, snapshot: string) {
  return {
    blobs: new DiskBlobStore(blobsFolderOf(folder)),
    snapshot: new DiskBlobStore(path.join(folder, snapshot)),
  };
}

/** Makes the folder, unless it holds something else: nothing of that may be taken for old and removed. */
export async function openBackupFolder(folder: string, dataDir: string): Promise<void> {
  const inside = path.relative(dataDir, folder);
  if (inside === '' || !(inside.startsWith('..') || path.isAbsolute(inside))) {
    throw new BackupError(
      `A backup in the data folder ${dataDir} would be lost with it: choose another place.`,
    );
  }
  await ensureTargetFolder(folder, 0o700);
  const stranger = (await readdir(folder)).find((name) => !OURS.test(name));
  if (stranger !== undefined) {
    throw new BackupError(
      `${folder} holds something else than a backup (${stranger}): choose an empty folder.`,
    );
  }
}

/** Readable by its owner alone: it has everything that people entrusted to the academy. */
export async function newSnapshot(folder: string, at: Date): Promise<string> {
  const time = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const snapshot = `snapshot-${time}-${newId().slice(-4)}`;
  await mkdir(path.join(folder, snapshot), { mode: 0o700 });
  return snapshot;
}

const EVER = new Date(8_640_000_000_000_000);

/** Removes what killed backups had half written. Only under the lock of the folder: then no process is writing to it. */
export async function removeDrafts(folder: string): Promise<void> {
  await new DiskBlobStore(blobsFolderOf(folder)).removeUnfinished(EVER);
  for (const name of await readdir(folder)) {
    if (name.startsWith('.manifest.json.')) await rm(path.join(folder, name), { force: true });
  }
}

/** Those of earlier backups, and of attempts that were cut short. */
export async function removeOtherSnapshots(folder: string, kept: string): Promise<void> {
  for (const name of (await orNull(readdir(folder))) ?? []) {
    if (name.startsWith('snapshot-') && name !== kept) {
      await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}
