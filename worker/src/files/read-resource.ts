import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import type { Database } from '@academy/platform/database/connect.ts';
import type { JobQueue, RunningJob } from '@academy/platform/jobs/job-queue.ts';
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
import { type FileKind, kindOf } from './text-file.ts';

export interface ReadingContext {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly work: WorkFolder;
  readonly log: Log;
  readonly bounds: FileBounds;
}

/** Enough to tell what kind of file it is. */
const HEAD_BYTES = 4096;

/** Takes the text out of a file of a lesson, or has a PDF read in its turn. */
export function readResource(context: ReadingContext, job: RunningJob<'resources.read'>): Promise<void> {
  const { blobs, bounds } = context;
  return attempt(context, job, async (file) => {
    const { bytes, size } = await readHead(blobs, file.sourceKey);
    const kind = kindOf(bytes);
    if (kind === 'other') return { state: 'skipped', reason: 'not_text' };
    if (size > (kind === 'pdf' ? bounds.pdfBytes : bounds.textBytes))
      return { state: 'skipped', reason: 'too_large' };
    // A plain text is read in a moment, and the assistant may have nothing else to answer from yet.
    if (kind === 'text') return takeText(context, kind, file, job.signal);
    await requestPages(context, job, file);
    return null;
  });
}

/** Takes the text out of a PDF, which takes the processor for a while. */
export function readPages(
  context: ReadingContext,
  awaitTurn: (signal: AbortSignal) => Promise<void>,
  job: RunningJob<'resources.pages'>,
): Promise<void> {
  return attempt(context, job, async (file) => {
    await awaitTurn(job.signal);
    if ((await findWaitingFile(context.database.db, file.resourceId)) === null) throw new FileUnwantedError();
    return takeText(context, 'pdf', file, job.signal);
  });
}

/** It may be stopped anywhere and begun again: what is stored is stored at once. A file without an outcome goes on waiting. */
async function attempt(
  { database, log }: ReadingContext,
  job: ReadingJob,
  read: (file: WaitingFile) => Promise<FileText | null>,
): Promise<void> {
  const { resourceId } = job.payload;
  const file = await findWaitingFile(database.db, resourceId);
  if (file === null) return;
  const startedAt = performance.now();
  try {
    const text = await read(file);
    if (text === null) return;
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

/** Confirmed, so that a job that was given to another worker meanwhile does not request them twice. */
function requestPages(
  { database, jobs }: ReadingContext,
  job: ReadingJob,
  { resourceId, createdBy }: WaitingFile,
): Promise<void> {
  return database.db.transaction(async (tx) => {
    await job.confirm(tx);
    const options = { priority: job.priority, onBehalfOf: createdBy };
    await jobs.enqueue(tx, 'resources.pages', { resourceId }, options);
  });
}

function takeText(
  { blobs, work, bounds }: ReadingContext,
  kind: FileKind,
  { sourceKey, extension }: WaitingFile,
  signal: AbortSignal,
): Promise<FileText> {
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
