import { rm } from 'node:fs/promises';
import path from 'node:path';
import { orNull } from '../blobs/durable-files.ts';
import { DataFolderInUseError, lockDataFolder } from '../database/embedded-postgres/data-folder-lock.ts';
import { BackupError } from './backup-error.ts';
import { blobsFolderOf, fileListOf, newSnapshot, openBackupFolder, removeDrafts } from './backup-folder.ts';
import type { BackupOptions } from './backup-options.ts';
import { type Copied, copyEverything, type Total } from './copy-everything.ts';
import { finishBackup } from './finish-backup.ts';
import { keepLostFiles, type LostFile } from './keep-lost-files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { measureFile } from './measured-bytes.ts';
import { missingFiles } from './needed-files.ts';
import { secretFingerprint } from './secret-fingerprint.ts';

export interface MadeBackup extends Readonly<Total> {
  readonly manifest: Manifest;
  /** Files that rows name and the academy itself does not have: how many, and the first of them. */
  readonly lostFiles: number;
  readonly lost: readonly LostFile[];
}

/** What is deleted while we copy is gone for good in a moment; a busy academy does not do it again and again. */
const ROUNDS = 5;
const TOLD_LOST = 5;

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
      const isWhole = !(await isAnyMissing(folder, snapshotFolder));
      if (isWhole || round === ROUNDS) {
        const told = isWhole ? { ...copied, ...noneLost } : await keepLost(copied, folder, snapshot, earlier);
        const { lost, lostFiles } = told;
        return { ...total, lost, lostFiles, manifest: await finishBackup(options, snapshot, told) };
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

async function isAnyMissing(folder: string, snapshotFolder: string): Promise<boolean> {
  for await (const _ of missingFiles(snapshotFolder, [snapshotFolder, blobsFolderOf(folder)])) return true;
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

const noneLost = { lost: [], lostFiles: 0 } satisfies Pick<MadeBackup, 'lost' | 'lostFiles'>;

async function keepLost(copied: Copied, folder: string, snapshot: string, earlier: string) {
  const lost: LostFile[] = [];
  let lostFiles = 0;
  let { count, bytes } = copied.files;
  await keepLostFiles({ folder, snapshot, earlier }, (file) => {
    lostFiles += 1;
    if (lost.length < TOLD_LOST) lost.push(file);
    if (file.kept === null) return;
    count += 1;
    bytes += file.kept.size;
  });
  const { checksum } = await measureFile(fileListOf(path.join(folder, snapshot)));
  return { ...copied, files: { count, bytes, checksum }, lost, lostFiles };
}
