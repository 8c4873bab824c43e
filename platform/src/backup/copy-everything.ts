import path from 'node:path';
import { openStores, type StorageConfig } from '../blobs/open-stores.ts';
import type { Clock } from '../clock.ts';
import type { Secrets } from '../secrets.ts';
import { fileListOf, storesOf } from './backup-folder.ts';
import { copyBlobs, copyUploads, type HowListed } from './copy-files.ts';
import { dumpDatabase } from './dump-database.ts';
import { createFileList } from './file-list.ts';
import type { Manifest } from './manifest.ts';
import { measureFile } from './measured-bytes.ts';

export interface BackupOptions {
  readonly connectionString: string;
  /** Of the academy, running or not. */
  readonly config: StorageConfig;
  readonly secrets: Secrets;
  readonly includeSecret: boolean;
  readonly folder: string;
  /** Also read what is in the folder already, and copy again what is not as it was written. */
  readonly verify: boolean;
  /** Also in place of the backup of another academy. */
  readonly replaceOther: boolean;
  readonly clock: Clock;
  readonly onProgress: (progress: BackupProgress) => void;
}

export type BackupProgress =
  | { readonly step: 'table'; readonly name: string }
  | { readonly step: 'files'; readonly count: number; readonly copiedBytes: number };

/** Of all rounds together. */
export interface Total {
  copiedFiles: number;
  copiedBytes: number;
  /** Those of the copied files that the folder had already, but not as they were written. */
  repairedFiles: number;
}

export interface Copied extends Pick<Manifest, 'migrations' | 'tables' | 'files'> {
  /** Uploads in progress that the store cannot read before they are finished. */
  readonly unreadableUploads: number;
}

/** The database as it is at one moment, and then the files, into the folder of a new snapshot. */
export async function copyEverything(
  options: BackupOptions & { readonly snapshot: string; readonly known: string; readonly earlier: string },
  total: Total,
): Promise<Copied> {
  const { connectionString, config, folder, snapshot, verify, onProgress } = options;
  const snapshotFolder = path.join(folder, snapshot);
  const dump = await dumpDatabase({
    connectionString,
    folder: snapshotFolder,
    onTable: (name) => onProgress({ step: 'table', name }),
  });

  const list = await createFileList(fileListOf(snapshotFolder));
  const files = { count: 0, bytes: 0 };
  let unreadableUploads = 0;
  const onFile = ({ size }: { size: number }, how: HowListed) => {
    files.count += 1;
    files.bytes += size;
    if (how !== 'unchanged') {
      total.copiedFiles += 1;
      total.copiedBytes += size;
    }
    if (how === 'repaired') total.repairedFiles += 1;
    onProgress({ step: 'files', count: files.count, copiedBytes: total.copiedBytes });
  };
  try {
    const stores = storesOf(folder, snapshot);
    const { blobs: from, uploadStore } = await openStores(config);
    await copyBlobs({
      ...{ from, to: stores.blobs, snapshot: stores.snapshot, verify },
      ...{ knownList: fileListOf(options.known), earlierList: fileListOf(options.earlier), list, onFile },
    });
    unreadableUploads = await copyUploads(uploadStore, { snapshot: stores.snapshot, list, onFile });
  } finally {
    await list.close();
  }
  const { checksum } = await measureFile(fileListOf(snapshotFolder));
  return { ...dump, files: { ...files, checksum }, unreadableUploads };
}
