/**
 * Copies what an academy has in one store to another while it runs on both, see moving-stores.ts. It may be stopped
 * anywhere and begun again: what is there is not copied twice.
 */
import { measureBlob, measuredBytes } from '../backup/measured-bytes.ts';
import type { BlobStore, ListedBlob } from './blob-store.ts';

export interface MoveOptions {
  readonly from: BlobStore;
  readonly to: BlobStore;
  /** Also read what is there already, and compare it. */
  readonly verify: boolean;
  readonly onProgress: (progress: MoveProgress) => void;
  readonly signal: AbortSignal;
}

export interface MoveProgress {
  files: number;
  bytes: number;
  copiedFiles: number;
  copiedBytes: number;
}

/** A copy that is not as the file is. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}

/** Each waits for a disk and a network; a few wait together. */
const AT_ONCE = 8;

export async function moveBlobs(options: MoveOptions): Promise<MoveProgress> {
  const { from, onProgress, signal } = options;
  const progress: MoveProgress = { files: 0, bytes: 0, copiedFiles: 0, copiedBytes: 0 };
  await forEachBlob(from, async (blob) => {
    signal.throwIfAborted();
    const isCopied = await moveBlob(options, blob);
    progress.files += 1;
    progress.bytes += blob.size;
    if (isCopied) {
      progress.copiedFiles += 1;
      progress.copiedBytes += blob.size;
    }
    onProgress(progress);
  });
  return progress;
}

/** Removes from the old store what the new one has; answers how many. */
export async function removeMoved({ from, to }: Pick<MoveOptions, 'from' | 'to'>): Promise<number> {
  let removed = 0;
  await forEachBlob(from, async ({ key }) => {
    if ((await to.head(key)) === null) return;
    await from.delete(key);
    removed += 1;
  });
  return removed;
}

/** Answers whether it was copied now. */
async function moveBlob({ from, to, verify }: MoveOptions, { key, size }: ListedBlob): Promise<boolean> {
  const there = await to.head(key);
  // Of another size it is newer: the academy writes to the new store alone.
  if (there !== null && (!verify || there.size !== size)) return false;
  if (there !== null) {
    const [source, copy] = [await measureBlob(from, key), await measureBlob(to, key)];
    if (source === null || source.checksum === copy?.checksum) return false;
  }
  const opened = await from.get(key);
  // Removed since it was listed.
  if (opened === null) return false;
  const measured = measuredBytes();
  await to.put(key, measured.pass(opened.stream));
  const copy = await measureBlob(to, key);
  if (copy !== null && copy.checksum !== measured.result().checksum) {
    throw new MoveError(`The copy of ${key} in ${to.location()} is not as it was written.`);
  }
  // What the academy has removed meanwhile must not come back with the copy.
  if ((await from.head(key)) === null) await to.delete(key);
  return true;
}

async function forEachBlob(store: BlobStore, use: (blob: ListedBlob) => Promise<void>): Promise<void> {
  const blobs = store.list('')[Symbol.asyncIterator]();
  let failed = false;
  const useNext = async () => {
    for (let next = await blobs.next(); !failed && !next.done; next = await blobs.next())
      await use(next.value);
  };
  const ends = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () =>
      useNext().catch((error: unknown) => {
        failed = true;
        throw error;
      }),
    ),
  );
  // Told when all have ended: who is told of a failure finds nothing under way.
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}
