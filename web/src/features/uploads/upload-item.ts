import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';

/**
 * - `queued`: waits for other uploads
 * - `uploading`
 * - `reconnecting`: the connection or the server is gone, and the upload retries by itself
 * - `paused`: by its author
 * - `interrupted`: begun before the page was loaded; the author has to choose the file again
 * - `failed`: the author has to do something
 * - `preparing`: uploaded; the server reports the rest
 */
export type UploadPhase =
  | 'queued'
  | 'uploading'
  | 'reconnecting'
  | 'paused'
  | 'interrupted'
  | 'failed'
  | 'preparing';

/** The upload of one lesson, as the screen shows it. */
export interface UploadItem {
  readonly address: LessonAddress;
  readonly fileName: string;
  readonly bytes: number;
  readonly sentBytes: number;
  readonly bytesPerSecond: number | null;
  readonly phase: UploadPhase;
  /** Why it has stopped, as a sentence. */
  readonly message: string | null;
}

/** Whether closing the page would stop the upload. */
export function needsThePage({ phase }: UploadItem): boolean {
  return phase === 'queued' || phase === 'uploading' || phase === 'reconnecting' || phase === 'paused';
}

/** What is happening to an upload, as a sentence. */
export function phaseText({ phase, message }: Pick<UploadItem, 'phase' | 'message'>): string {
  switch (phase) {
    case 'queued':
      return 'Waiting for the other uploads.';
    case 'uploading':
      return 'Uploading. You may go to other pages meanwhile.';
    case 'reconnecting':
      return message ?? 'The connection was lost. The upload goes on as soon as it is back.';
    case 'paused':
      return 'Paused.';
    case 'interrupted':
      return 'This upload was interrupted. Choose the same file again, and it goes on from where it was.';
    case 'failed':
      return message ?? 'The upload failed.';
    case 'preparing':
      return 'Uploaded.';
    default:
      return phase satisfies never;
  }
}

/** The same in a word or two, for the lesson's row. */
export function phaseWord(phase: UploadItem['phase']): string {
  switch (phase) {
    case 'queued':
      return 'Waiting';
    case 'uploading':
      return 'Uploading';
    case 'reconnecting':
      return 'Connection lost';
    case 'paused':
      return 'Paused';
    case 'interrupted':
      return 'Upload interrupted';
    case 'failed':
      return 'Upload failed';
    case 'preparing':
      return 'Uploaded';
    default:
      return phase satisfies never;
  }
}
