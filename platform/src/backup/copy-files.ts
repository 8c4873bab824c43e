import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobStore, ListedBlob } from '../blobs/blob-store.ts';
import { orNull } from '../blobs/durable-files.ts';
import { isId } from '../ids.ts';
import { type FileListWriter, type ListedFile, lookUpInOrder, readFileList } from './file-list.ts';
import { type Measure, measuredBytes, measureStream } from './measured-bytes.ts';

export interface CopyFilesOptions {
  readonly from: BlobStore;
  /** Shared by all backups of a folder: what has not changed is not copied again. */
  readonly to: BlobStore;
  /** For what belongs to this backup alone. */
  readonly snapshot: BlobStore;
  /** What an earlier backup has, where there is one. */
  readonly knownList: string;
  readonly list: FileListWriter;
  readonly onFile: (file: ListedFile, isCopied: boolean) => void;
}

/** Copies the blobs that are not there yet, and lists all of them. What vanishes meanwhile was deleted: nobody misses it. */
export async function copyBlobs(options: CopyFilesOptions): Promise<void> {
  const { from, to, list, onFile } = options;
  const known = lookUpInOrder(readFileList(options.knownList));
  try {
    for await (const blob of from.list('')) {
      const writtenMs = await from.withFile(
        blob.key,
        async (file) => (await orNull(stat(file)))?.mtimeMs ?? null,
      );
      if (writtenMs === null) continue;
      const before = await known.find(blob.key);
      const kept = before?.at === 'blobs' ? before : null;
      const isSame = kept?.size === blob.size && kept.writtenMs === writtenMs;
      const isThere = isSame && (await to.head(blob.key))?.size === blob.size;
      const copied = isThere ? { ...kept, isCopied: false } : await copyBlob(options, blob, kept);
      if (copied === null) continue;
      const { size, checksum, at, isCopied } = copied;
      const listed: ListedFile = { key: blob.key, size, checksum, writtenMs, at };
      await list.add(listed);
      onFile(listed, isCopied);
    }
  } finally {
    await known.close();
  }
}

type Copied = Pick<ListedFile, 'size' | 'checksum' | 'at'> & { readonly isCopied: boolean };

/**
 * A blob hardly ever changes under its key. If one did, the earlier backup still names the one it has: the new one then
 * lies in the folder of its snapshot, until the earlier backup is gone.
 */
async function copyBlob(
  { from, to, snapshot }: CopyFilesOptions,
  { key, size }: ListedBlob,
  kept: ListedFile | null,
): Promise<Copied | null> {
  const existing = await to.head(key);
  if (existing !== null) {
    const source = await measureBlob(from, key);
    if (source === null) return null;
    const stored = existing.size === size ? await measureBlob(to, key) : null;
    if (stored?.checksum === source.checksum) return { ...source, at: 'blobs', isCopied: false };
  }
  const at = existing !== null && kept !== null ? 'snapshot' : 'blobs';
  const opened = await from.get(key);
  if (opened === null) return null;
  const measured = measuredBytes();
  await (at === 'snapshot' ? snapshot : to).put(key, measured.pass(opened.stream));
  return { ...measured.result(), at, isCopied: true };
}

async function measureBlob(store: BlobStore, key: string): Promise<Measure | null> {
  const opened = await store.get(key);
  return opened === null ? null : measureStream(opened.stream);
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
    onFile(listed, true);
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
