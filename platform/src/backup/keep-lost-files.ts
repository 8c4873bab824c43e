import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { BlobStore } from '../blobs/blob-store.ts';
import { orNull } from '../blobs/durable-files.ts';
import { blobsFolderOf, fileListOf, storesOf } from './backup-folder.ts';
import type { Copied } from './copy-everything.ts';
import { createFileList, type ListedFile, lookUpInOrder, readFileList } from './file-list.ts';
import { measureBlob, measureFile } from './measured-bytes.ts';
import { isUpload, missingFiles } from './needed-files.ts';

/** A file that rows name and the academy itself does not have. */
export interface LostFile {
  readonly key: string;
  /** null when there is no copy of it that is as it was written. */
  readonly kept: ListedFile | null;
}

export interface LostFiles {
  /** How many, and the first of them. */
  readonly lostFiles: number;
  readonly lost: readonly LostFile[];
}

const TOLD_LOST = 5;

interface Snapshots {
  readonly folder: string;
  readonly snapshot: string;
  /** The folder of the backup before, which is still there. */
  readonly earlier: string;
}

/**
 * What the academy has lost may be in the backup before, and there alone: such a copy is listed as it was, so that it
 * stays and comes back with a restore. It is read first: one that is damaged would make the whole backup useless.
 */
export async function keepLostFiles<Backup extends Pick<Copied, 'files'>>(
  snapshots: Snapshots,
  copied: Backup,
): Promise<Backup & LostFiles> {
  const lost: LostFile[] = [];
  let lostFiles = 0;
  let { count, bytes } = copied.files;
  const onLost = (file: LostFile) => {
    lostFiles += 1;
    if (lost.length < TOLD_LOST) lost.push(file);
    if (file.kept === null) return;
    count += 1;
    bytes += file.kept.size;
  };
  const list = fileListOf(path.join(snapshots.folder, snapshots.snapshot));
  const draft = `${list}-with-kept`;
  const writer = await createFileList(draft);
  try {
    for await (const file of inOrder(readFileList(list), keptFiles(snapshots, onLost)))
      await writer.add(file);
  } finally {
    await writer.close();
  }
  await rename(draft, list);
  const { checksum } = await measureFile(list);
  return { ...copied, files: { count, bytes, checksum }, lost, lostFiles };
}

async function* keptFiles(
  { folder, snapshot, earlier }: Snapshots,
  onLost: (file: LostFile) => void,
): AsyncGenerator<ListedFile> {
  const { blobs } = storesOf(folder, snapshot);
  const snapshotFolder = path.join(folder, snapshot);
  const before = lookUpInOrder(readFileList(fileListOf(earlier)));
  for await (const key of missingFiles(snapshotFolder, [snapshotFolder, blobsFolderOf(folder), earlier])) {
    // An upload may come after its row, and be finished or given up before it was copied.
    if (isUpload(key)) continue;
    const kept = await keptCopy(blobs, earlier, key, await before.find(key));
    onLost({ key, kept });
    if (kept !== null) yield kept;
  }
  await before.close();
}

/** What no list names was copied by a backup that was cut short: blobs are there completely or not at all. */
async function keptCopy(
  blobs: BlobStore,
  earlier: string,
  key: string,
  listed: ListedFile | null,
): Promise<ListedFile | null> {
  // Its folder goes with the backup before.
  if (listed?.at === 'snapshot') await orNull(blobs.putFile(key, path.join(earlier, key)));
  const found = await measureBlob(blobs, key);
  if (found === null || (listed !== null && listed.checksum !== found.checksum)) return null;
  return { key, ...found, writtenMs: listed?.writtenMs ?? 0, at: 'blobs' };
}

/** Two lists as one; uploads stay last. */
async function* inOrder(
  list: AsyncGenerator<ListedFile>,
  others: AsyncGenerator<ListedFile>,
): AsyncGenerator<ListedFile> {
  let other = await others.next();
  for await (const file of list) {
    while (!other.done && (isUpload(file.key) || other.value.key < file.key)) {
      yield other.value;
      other = await others.next();
    }
    yield file;
  }
  if (other.done) return;
  yield other.value;
  yield* others;
}
