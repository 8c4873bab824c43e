import type { BlobStore, ListedBlob } from '../blobs/blob-store.ts';
import type { UploadStore } from '../blobs/upload-store.ts';
import { isId } from '../ids.ts';
import { type FileListWriter, type ListedFile, lookUpInOrder, readFileList } from './file-list.ts';
import { measureBlob, measuredBytes } from './measured-bytes.ts';

export interface CopyFilesOptions {
  readonly from: BlobStore;
  /** Shared by all backups of a folder: what has not changed is not copied again. */
  readonly to: BlobStore;
  /** For what belongs to this backup alone. */
  readonly snapshot: BlobStore;
  /** What is known to be there, where something is. */
  readonly knownList: string;
  /** What the backup promises that the folder has now: that one stays whole until the new one is. */
  readonly earlierList: string;
  /** Read what is there to the end, and copy again what is not as it was written. */
  readonly verify: boolean;
  readonly list: FileListWriter;
  readonly onFile: (file: ListedFile, how: HowListed) => void;
}

/** Repaired is what the backup had already, but not as it was written. */
export type HowListed = 'unchanged' | 'copied' | 'repaired';

/** Copies the blobs that are not there yet, and lists all of them. What vanishes meanwhile is for others to miss. */
export async function copyBlobs(options: CopyFilesOptions): Promise<void> {
  const { from, list, onFile } = options;
  const known = lookUpInOrder(readFileList(options.knownList));
  const earlier = lookUpInOrder(readFileList(options.earlierList));
  try {
    for await (const blob of from.list('')) {
      const before = await known.find(blob.key);
      const promised = await earlier.find(blob.key);
      const isSame =
        before?.at === 'blobs' && before.size === blob.size && before.writtenMs === blob.modifiedMs;
      const isThere = isSame && (await isStored(options, before));
      const copied: Copied | null = isThere
        ? { ...before, how: 'unchanged' }
        : await copyBlob(options, blob, promised?.at === 'blobs' ? promised : null);
      if (copied === null) continue;
      const { size, checksum, at, how } = copied;
      const listed: ListedFile = { key: blob.key, size, checksum, writtenMs: blob.modifiedMs, at };
      await list.add(listed);
      onFile(listed, isSame && how === 'copied' ? 'repaired' : how);
    }
  } finally {
    await known.close();
    await earlier.close();
  }
}

async function isStored({ to, verify }: CopyFilesOptions, { key, size, checksum }: ListedFile) {
  if (verify) return (await measureBlob(to, key))?.checksum === checksum;
  return (await to.head(key))?.size === size;
}

type Copied = Pick<ListedFile, 'size' | 'checksum' | 'at'> & { readonly how: HowListed };

/**
 * A blob hardly ever changes under its key. If one did, the earlier backup still names the one it has: the new one then
 * lies in the folder of its snapshot, until the earlier backup is gone. What is not as that backup says is of no use to it.
 */
async function copyBlob(
  { from, to, snapshot }: CopyFilesOptions,
  { key, size }: ListedBlob,
  promised: ListedFile | null,
): Promise<Copied | null> {
  const existing = await to.head(key);
  let isAsPromised = existing !== null && existing.size === promised?.size;
  if (existing !== null) {
    const source = await measureBlob(from, key);
    if (source === null) return null;
    const stored = existing.size === size ? await measureBlob(to, key) : null;
    if (stored?.checksum === source.checksum) return { ...source, at: 'blobs', how: 'unchanged' };
    if (stored !== null) isAsPromised = stored.checksum === promised?.checksum;
  }
  const at = isAsPromised ? 'snapshot' : 'blobs';
  const opened = await from.get(key);
  if (opened === null) return null;
  const measured = measuredBytes();
  await (at === 'snapshot' ? snapshot : to).put(key, measured.pass(opened.stream));
  return { ...measured.result(), at, how: 'copied' };
}

/**
 * The uploads in progress, each as far as it has come: an upload only grows, and its size says how far it is, so any
 * beginning of it can be gone on with. Answers how many the store cannot read yet: after a restore they begin anew.
 */
export async function copyUploads(
  uploads: UploadStore,
  { snapshot, list, onFile }: Pick<CopyFilesOptions, 'snapshot' | 'list' | 'onFile'>,
): Promise<number> {
  let unreadable = 0;
  for await (const { id, size, modifiedMs } of uploads.list()) {
    const content = isId(id) ? await uploads.read(id, size) : null;
    if (content === null) {
      // Otherwise it was finished or given up just now.
      if (isId(id) && (await uploads.size(id)) !== null) unreadable += 1;
      continue;
    }
    const key = `uploads/${id}`;
    const measured = measuredBytes();
    await snapshot.put(key, measured.pass(content));
    const listed: ListedFile = { key, ...measured.result(), writtenMs: modifiedMs, at: 'snapshot' };
    await list.add(listed);
    onFile(listed, 'copied');
  }
  return unreadable;
}
