import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { Log } from '@academy/platform/log.ts';
import type { WorkFolder } from '../videos/work-folder.ts';
import type { FileBounds } from './file-bounds.ts';
import type { FileText } from './file-text.ts';
import {
  FileUnwantedError,
  failReading,
  findWaitingFile,
  type ReadingJob,
  storeText,
  type WaitingFile,
} from './resource-rows.ts';
import { runFileReader } from './run-file-reader.ts';
import { kindOf } from './text-file.ts';

export interface ReadingContext {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly work: WorkFolder;
  readonly log: Log;
  readonly bounds: FileBounds;
  /** Resolves when it is the turn of what takes the processor for a while. */
  readonly awaitTurn: (signal: AbortSignal) => Promise<void>;
}

/** Enough to tell what kind of file it is. */
const HEAD_BYTES = 4096;

/** Takes the text out of a file of a lesson. It may be stopped anywhere and begun again: what is stored is stored at once. */
export async function readResource(context: ReadingContext, job: ReadingJob): Promise<void> {
  const { database, log } = context;
  const { resourceId } = job.payload;
  const file = await findWaitingFile(database.db, resourceId);
  if (file === null) return;
  const startedAt = performance.now();
  try {
    const text = await readFile(context, file, job.signal);
    await storeText(database, job, file, text);
    const outcome = text.state === 'done' ? { parts: text.parts.length } : { reason: text.reason };
    const tookMs = Math.round(performance.now() - startedAt);
    log.info({ resourceId, state: text.state, ...outcome, tookMs }, 'A file was read');
  } catch (error) {
    if (error instanceof FileUnwantedError) return log.info({ resourceId }, 'A file is no longer wanted');
    if (!job.signal.aborted) {
      log.warn({ resourceId, err: error }, 'A file could not be read');
      if (job.isLastAttempt) await failReading(database.db, resourceId, 'internal');
    }
    throw error;
  }
}

async function readFile(
  { database, blobs, work, bounds, awaitTurn }: ReadingContext,
  { resourceId, sourceKey, extension }: WaitingFile,
  signal: AbortSignal,
): Promise<FileText> {
  const { bytes, size } = await readHead(blobs, sourceKey);
  const kind = kindOf(bytes);
  if (kind === 'other') return { state: 'skipped', reason: 'not_text' };
  if (size > (kind === 'pdf' ? bounds.pdfBytes : bounds.textBytes))
    return { state: 'skipped', reason: 'too_large' };
  // A plain text is read in a moment, and the assistant may have nothing else to answer from yet.
  if (kind === 'pdf') {
    await awaitTurn(signal);
    if ((await findWaitingFile(database.db, resourceId)) === null) throw new FileUnwantedError();
  }
  return work.use(async (folder) => {
    const { stream: content } = await openBlob(blobs, sourceKey);
    try {
      return await runFileReader({ kind, extension, content, bounds, folder, signal });
    } finally {
      content.destroy();
    }
  });
}

async function readHead(blobs: BlobStore, key: string): Promise<{ bytes: Uint8Array; size: number }> {
  const { stream, size } = await openBlob(blobs, key, { start: 0, end: HEAD_BYTES - 1 });
  return { bytes: await buffer(stream), size };
}

async function openBlob(blobs: BlobStore, key: string, range?: { start: number; end: number }) {
  const opened = await blobs.get(key, range);
  if (opened === null) throw new Error(`There is no file ${key}.`);
  return opened;
}
