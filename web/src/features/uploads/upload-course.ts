/** Brings the zip of a course to the academy, by the tus protocol. It tries again by itself when the connection breaks. */
import { uploadsPath } from '@academy/contract/uploads/upload-paths.ts';
import { Upload } from 'tus-js-client';
import type { TransferFailure } from './transfer-failure.ts';
import { failureIn, renewedSession } from './tus-attempt.ts';

const CHUNK_BYTES = 32 * 1024 * 1024;
const RETRY_DELAYS_MS = [1000, 3000, 5000, 10_000, 20_000];

interface CourseUploadEvents {
  /** 0 to 100. */
  readonly onPercent: (percent: number) => void;
  /** With the id of the import. */
  readonly onComplete: (importId: string) => void;
  readonly onFailure: (failure: TransferFailure) => void;
}

/** What it gives back stops it. */
export function uploadCourse(file: File, events: CourseUploadEvents): () => void {
  const upload: Upload = new Upload(file, {
    endpoint: new URL(uploadsPath, window.location.origin).href,
    metadata: { purpose: 'course', filename: file.name },
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    storeFingerprintForResuming: false,
    onBeforeRequest: () => renewedSession({ force: false }),
    onProgress: (sent, total) => events.onPercent(Math.floor((sent / total) * 100)),
    onSuccess: () => events.onComplete(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => events.onFailure(failureIn(error)),
  });
  upload.start();
  return () => void upload.abort(true).catch(() => undefined);
}
