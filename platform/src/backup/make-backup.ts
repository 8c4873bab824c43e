import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { orNull } from '../blobs/durable-files.ts';
import { DataFolderInUseError, lockDataFolder } from '../database/embedded-postgres/data-folder-lock.ts';
import { secretText } from '../secret-file.ts';
import { academyVersion } from '../version.ts';
import { BackupError } from './backup-error.ts';
import {
  blobsFolderOf,
  fileListOf,
  newSnapshot,
  openBackupFolder,
  removeDrafts,
  removeOtherSnapshots,
  secretFileOf,
  storesOf,
} from './backup-folder.ts';
import { secretFingerprint } from './backup-secrets.ts';
import { type BackupOptions, type Copied, copyEverything, type Total } from './copy-everything.ts';
import { lookUpInOrder, readFileList } from './file-list.ts';
import { keepLostFiles, type LostFiles } from './keep-lost-files.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { measureFile } from './measured-bytes.ts';
import { isUpload, missingFiles, neededFileOf } from './needed-files.ts';

export interface MadeBackup extends Readonly<Total>, LostFiles, Pick<Copied, 'unreadableUploads'> {
  readonly manifest: Manifest;
}

/** What is deleted while we copy is gone for good in a moment; a busy academy does not do it again and again. */
const ROUNDS = 5;

/**
 * A backup of an academy, running or not. The database first, then the files: a row names a file only once that is whole
 * and a file never changes, so files that are copied later hold all that the rows name. But what is replaced or finished
 * meanwhile is deleted. So afterwards it is looked whether every file is there that the rows name, and if not,
 * the database is written once more: the files that have been copied by then need not be copied again. What is still
 * missing in the end the academy has lost.
 */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  const { folder, config, clock, verify } = options;
  await openBackupFolder(folder, config.dataDir);
  const lock = lockFolder(folder);
  try {
    const previous = await readManifest(folder);
    if (!options.replaceOther) assertSameAcademy(options, previous);
    await removeDrafts(folder);
    const earlier = path.join(folder, await listedSnapshotOf(folder, previous));
    const total: Total = { copiedFiles: 0, copiedBytes: 0, repairedFiles: 0 };
    let known = earlier;
    for (let round = 1; ; round += 1) {
      const snapshot = await newSnapshot(folder, clock.now());
      const snapshotFolder = path.join(folder, snapshot);
      // Once is enough: what comes later is known from the rounds before.
      const copied = await copyEverything(
        { ...options, verify: verify && round === 1, snapshot, known, earlier },
        total,
      );
      const { unreadableUploads } = copied;
      const isWhole = !(await isAnyMissing(folder, snapshotFolder, unreadableUploads > 0));
      if (isWhole || round === ROUNDS) {
        const kept = isWhole
          ? { ...copied, lost: [], lostFiles: 0 }
          : await keepLostFiles({ folder, snapshot, earlier }, copied);
        const { lost, lostFiles } = kept;
        const manifest = await finishBackup(options, snapshot, kept);
        return { ...total, lost, lostFiles, unreadableUploads, manifest };
      }
      if (known !== earlier) await rm(known, { recursive: true, force: true });
      known = snapshotFolder;
    }
  } finally {
    lock.release();
  }
}

function assertSameAcademy({ folder, secrets }: BackupOptions, previous: Manifest | null): void {
  if (previous === null) return;
  // It may have been made before the secret was changed, or on a machine that has the newer one already.
  const earlier = [previous.secret.fingerprint, ...(previous.secret.older ?? [])];
  if (secrets.all.some((secret) => earlier.includes(secretFingerprint(secret)))) return;
  throw new BackupError(
    `${folder} holds the backup of another academy, of ${previous.createdAt}: it was made with another secret. If this academy has changed its secret, add the former one to ACADEMY_OLD_SECRETS; otherwise choose another folder, or say --replace if that backup may go.`,
  );
}

/** A list that is damaged is as good as none: then all files are read and compared. */
async function listedSnapshotOf(folder: string, previous: Manifest | null): Promise<string> {
  if (previous === null) return 'nothing';
  const list = await orNull(measureFile(fileListOf(path.join(folder, previous.snapshot))));
  return list?.checksum === previous.files.checksum ? previous.snapshot : 'nothing';
}

async function isAnyMissing(
  folder: string,
  snapshotFolder: string,
  butForUploads: boolean,
): Promise<boolean> {
  for await (const key of missingFiles(snapshotFolder, [snapshotFolder, blobsFolderOf(folder)])) {
    if (!butForUploads || !isUpload(key)) return true;
  }
  return false;
}

function lockFolder(folder: string) {
  try {
    return lockDataFolder(folder);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    throw new BackupError(`Another backup into ${folder} is under way.`, { cause: error });
  }
}

/** The manifest makes it the backup of this folder; only then goes what belonged to the one before. */
async function finishBackup(
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
