import { BlobStoreAwayError } from '@academy/platform/blobs/blob-store.ts';
import { MoveError, moveBlobs, removeMoved } from '@academy/platform/blobs/move-blobs.ts';
import { openMovingStores, type StorageConfig } from '@academy/platform/blobs/open-stores.ts';
import type { UploadStore } from '@academy/platform/blobs/upload-store.ts';
import { problemOf } from '../backup/backup-problem.ts';
import { createProgressLine } from '../backup/progress-line.ts';
import { counted, readableSize } from '../backup/readable-size.ts';
import { Problem } from '../command.ts';

interface Chosen {
  readonly verify: boolean;
  readonly remove: boolean;
}

/** Returns the exit code: 1 while there is still something to move. */
export async function runMoveBlobs(config: StorageConfig, { verify, remove }: Chosen): Promise<number> {
  const moving = await openMovingStores(config);
  if (moving === null) {
    throw new Problem(
      'Nothing says where to: set MOVE_BLOBS to to-s3 or to-disk beside the S3_ settings, restart the academy, and run this again.',
    );
  }
  const stores = { from: moving.from.blobs, to: moving.to.blobs };
  const line = createProgressLine();
  const stopped = new AbortController();
  const stop = () => stopped.abort(new Problem('Stopped before the end. Run it again to go on.'));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const moved = await moveBlobs({
      ...{ ...stores, verify, signal: stopped.signal },
      onProgress: ({ files, copiedFiles, copiedBytes }) =>
        line.show(
          'Moving files',
          `${counted(files, 'file')} seen, ${counted(copiedFiles, 'file')} and ${readableSize(copiedBytes)} copied`,
        ),
    });
    const uploads = await countUploads(moving.from.uploadStore);
    const removed = remove ? await removeMoved(stores) : 0;
    line.end();
    console.log(
      [
        `All files are in ${stores.to.location()}`,
        `  moved     ${counted(moved.files, 'file')}, ${readableSize(moved.bytes)}; copied now: ${counted(moved.copiedFiles, 'file')}, ${readableSize(moved.copiedBytes)}`,
        ...(remove ? [`  removed   ${counted(removed, 'file')} from ${stores.from.location()}`] : []),
        uploads === 0
          ? `Take MOVE_BLOBS ${config.moveBlobs === 'to-disk' ? 'and the S3_ settings ' : ''}out of the settings, and restart the academy.`
          : `${counted(uploads, 'upload')} under way in ${stores.from.location()}: run this again when they have ended.`,
      ].join('\n'),
    );
    return uploads === 0 ? 0 : 1;
  } catch (error) {
    throw asProblem(error);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    line.end();
  }
}

async function countUploads(uploads: UploadStore): Promise<number> {
  let count = 0;
  for await (const _ of uploads.list()) count += 1;
  return count;
}

function asProblem(error: unknown): unknown {
  if (error instanceof BlobStoreAwayError || error instanceof MoveError) {
    return new Problem(`${error.message} Run it again to go on.`, { cause: error });
  }
  return problemOf(error);
}
