import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openBlobStore } from '../blobs/open-blob-store.ts';
import type { Clock } from '../clock.ts';
import { DataFolderInUseError, lockDataFolder } from '../database/embedded-postgres/data-folder-lock.ts';
import { academyVersion } from '../version.ts';
import { BackupError } from './backup-error.ts';
import {
  blobsFolderOf,
  fileListOf,
  newSnapshot,
  openBackupFolder,
  removeOtherSnapshots,
  secretFileOf,
  storesOf,
} from './backup-folder.ts';
import { copyBlobs, copyUploads } from './copy-files.ts';
import { dumpDatabase, neededFileOf } from './dump-database.ts';
import { createFileList, lookUpInOrder, readFileList } from './file-list.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { measureFile } from './measured-bytes.ts';
import { missingFiles } from './needed-files.ts';
import { secretFingerprint } from './secret-fingerprint.ts';

export interface BackupOptions {
  readonly connectionString: string;
  readonly dataDir: string;
  readonly secret: string;
  readonly includeSecret: boolean;
  readonly folder: string;
  readonly clock: Clock;
  readonly onProgress: (progress: BackupProgress) => void;
}

export type BackupProgress =
  | { readonly step: 'table'; readonly name: string }
  | { readonly step: 'files'; readonly count: number; readonly copiedBytes: number };

export interface MadeBackup {
  readonly manifest: Manifest;
  readonly copiedFiles: number;
  readonly copiedBytes: number;
  /** Files that rows name and the academy itself does not have; the first of them. */
  readonly missing: readonly string[];
}

/** What is deleted while we copy is gone for good in a moment; a busy academy does not do it again and again. */
const ROUNDS = 5;
const TOLD_MISSING = 5;

/**
 * A backup of an academy, running or not. The database first, then the files: a row names a file only once that is whole
 * and a file never changes, so files that are copied later hold all that the rows name. But what is replaced or finished
 * meanwhile is deleted. So afterwards it is looked whether every file is there that the rows name, and if not,
 * the database is written once more: the files that have been copied by then need not be copied again.
 */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  const { folder, dataDir, clock } = options;
  await openBackupFolder(folder, dataDir);
  const lock = lockFolder(folder);
  try {
    const previous = await readManifest(folder);
    let known = previous === null ? 'nothing' : previous.snapshot;
    for (let round = 1; ; round += 1) {
      const snapshot = await newSnapshot(folder, clock.now());
      const copied = await copyEverything(options, snapshot, path.join(folder, known));
      const isLastRound = round === ROUNDS;
      if (copied.missing.length === 0 || isLastRound) {
        const manifest = await finish(options, snapshot, copied);
        const missing = copied.missing.filter((key) => !key.startsWith('uploads/'));
        return { ...copied, manifest, missing };
      }
      if (known !== previous?.snapshot) await rm(path.join(folder, known), { recursive: true, force: true });
      known = snapshot;
    }
  } finally {
    lock.release();
  }
}

function lockFolder(folder: string) {
  try {
    return lockDataFolder(folder);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    throw new BackupError(`Another backup into ${folder} is under way.`, { cause: error });
  }
}

type Copied = Omit<MadeBackup, 'manifest'> & Pick<Manifest, 'migrations' | 'tables' | 'files'>;

async function copyEverything(options: BackupOptions, snapshot: string, known: string): Promise<Copied> {
  const { connectionString, dataDir, folder, onProgress } = options;
  const snapshotFolder = path.join(folder, snapshot);
  const dump = await dumpDatabase({
    connectionString,
    folder: snapshotFolder,
    onTable: (name) => onProgress({ step: 'table', name }),
  });

  const list = await createFileList(fileListOf(snapshotFolder));
  const stores = storesOf(folder, snapshot);
  const total = { count: 0, bytes: 0, copiedFiles: 0, copiedBytes: 0 };
  const onFile = ({ size }: { size: number }, isCopied: boolean) => {
    total.count += 1;
    total.bytes += size;
    if (isCopied) {
      total.copiedFiles += 1;
      total.copiedBytes += size;
    }
    onProgress({ step: 'files', count: total.count, copiedBytes: total.copiedBytes });
  };
  try {
    const from = openBlobStore({ dataDir });
    const knownList = fileListOf(known);
    await copyBlobs({ from, to: stores.blobs, snapshot: stores.snapshot, knownList, list, onFile });
    await copyUploads(path.join(dataDir, 'uploads'), snapshotFolder, { list, onFile });
  } finally {
    await list.close();
  }

  const missing: string[] = [];
  const places = { blobs: blobsFolderOf(folder), snapshot: snapshotFolder };
  for await (const key of missingFiles(neededFileOf(snapshotFolder), places)) {
    missing.push(key);
    if (missing.length === TOLD_MISSING) break;
  }
  const { checksum } = await measureFile(fileListOf(snapshotFolder));
  const { count, bytes, copiedFiles, copiedBytes } = total;
  return { ...dump, files: { count, bytes, checksum }, copiedFiles, copiedBytes, missing };
}

/** The manifest makes it the backup of this folder; only then goes what belonged to the one before. */
async function finish(
  { folder, clock, secret, includeSecret }: BackupOptions,
  snapshot: string,
  { migrations, tables, files }: Copied,
): Promise<Manifest> {
  const snapshotFolder = path.join(folder, snapshot);
  await rm(neededFileOf(snapshotFolder));
  if (includeSecret) {
    await writeFile(secretFileOf(snapshotFolder), `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true });
  }
  const manifest: Manifest = {
    ...{ format: 'academy backup 1', createdAt: clock.now().toISOString(), academyVersion, snapshot },
    ...{ migrations, tables, files },
    secret: { fingerprint: secretFingerprint(secret), isIncluded: includeSecret },
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
