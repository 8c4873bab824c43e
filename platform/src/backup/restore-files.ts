import { createReadStream } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { openStores, type StorageConfig } from '../blobs/open-stores.ts';
import { RESERVED_BYTES } from '../reserved-space.ts';
import { BackupError } from './backup-error.ts';
import { fileListOf } from './backup-folder.ts';
import { pathInBackup } from './check-backup.ts';
import { type ListedFile, readFileList } from './file-list.ts';
import type { Manifest } from './manifest.ts';
import { measuredBytes } from './measured-bytes.ts';
import { isUpload } from './needed-files.ts';

const READ_BYTES = 1024 * 1024;

export async function assertRoom(dataDir: string, { files }: Manifest): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize >= files.bytes + RESERVED_BYTES) return;
  const gigabytes = (bytes: number) => (bytes / 1024 ** 3).toFixed(1);
  throw new BackupError(
    `The backup has ${gigabytes(files.bytes)} GB of files, and ${dataDir} has room for ${gigabytes(bavail * bsize)} GB.`,
  );
}

/** Copies all files of a backup to where the academy looks for them, and makes sure once more of what they are. */
export async function restoreFiles(
  folder: string,
  manifest: Manifest,
  config: StorageConfig,
  onFile: (file: ListedFile) => void,
): Promise<void> {
  const { blobs, uploadStore } = await openStores(config);
  for await (const file of readFileList(fileListOf(path.join(folder, manifest.snapshot)))) {
    const source = createReadStream(pathInBackup(folder, manifest, file), { highWaterMark: READ_BYTES });
    const measured = measuredBytes();
    const content = measured.pass(source);
    if (isUpload(file.key)) await uploadStore.put(path.basename(file.key), content);
    else await blobs.put(file.key, content);
    if (measured.result().checksum !== file.checksum) {
      throw new BackupError(`The backup changed while it was read, at ${file.key}.`);
    }
    onFile(file);
  }
}
