import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobStore, ListedBlob } from '../blobs/blob-store.ts';
import { orNull } from '../blobs/durable-files.ts';
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
      const writtenMs = await from.withFile(
        blob.key,
        async (file) => (await orNull(stat(file)))?.mtimeMs ?? null,
      );
      if (writtenMs === null) continue;
      const before = await known.find(blob.key);
      const promised = await earlier.find(blob.key);
      const isSame = before?.at === 'blobs' && before.size === blob.size && before.writtenMs === writtenMs;
      const isThere = isSame && (await isStored(options, before));
      const copied: Copied | null = isThere
        ? { ...before, how: 'unchanged' }
        : await copyBlob(options, blob, promised?.at === 'blobs' ? promised : null);
      if (copied === null) continue;
      const { size, checksum, at, how } = copied;
      const listed: ListedFile = { key: blob.key, size, checksum, writtenMs, at };
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
 * The uploads under way, each as far as it has come: a file only grows, and how long it is says how far it is, so what
 * was there at any moment is a state to go on from.
 */
export async function copyUploads(
  from: string,
  folder: string,
  { list, onFile }: Pick<CopyFilesOptions, 'list' | 'onFile'>,
): Promise<void> {
  await mkdir(path.join(folder, 'uploads'), { mode: 0o700 });
  for (const name of ((await orNull(readdir(from))) ?? []).filter(isId).sort()) {
    const found = await orNull(stat(path.join(from, name)));
    if (found === null || !found.isFile()) continue;
    const key = `uploads/${name}`;
    const measured = measuredBytes();
    const copied = await orNull(
      copyBeginning(path.join(from, name), path.join(folder, key), found.size, measured),
    );
    if (copied === null) {
      // It was finished or given up just now; an empty file in its place would pass for it.
      await rm(path.join(folder, key), { force: true });
      continue;
    }
    const listed: ListedFile = { key, ...measured.result(), writtenMs: found.mtimeMs, at: 'snapshot' };
    await list.add(listed);
    onFile(listed, 'copied');
  }
}

async function copyBeginning(
  from: string,
  to: string,
  size: number,
  { pass }: ReturnType<typeof measuredBytes>,
): Promise<true> {
  const target = createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true });
  // An end before the start means nothing to a stream: it would read everything.
  const source = size === 0 ? [] : createReadStream(from, { end: size - 1 });
  await pipeline(source, pass, target);
  return true;
}
