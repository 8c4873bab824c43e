import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';

/**
 * - `queued`: others go first
 * - `uploading`: bytes are on their way
 * - `reconnecting`: the connection or the academy is away, and we try again by ourselves
 * - `paused`: by its owner
 * - `interrupted`: begun before the page was loaded; the browser has to be given the file once more
 * - `failed`: somebody has to decide something
 * - `preparing`: the academy has all of it, and says itself how far it is
 */
export type UploadPhase =
  | 'queued'
  | 'uploading'
  | 'reconnecting'
  | 'paused'
  | 'interrupted'
  | 'failed'
  | 'preparing';

/** What the screen knows of the upload for one lesson. */
export interface UploadItem {
  readonly place: LessonAddress;
  readonly fileName: string;
  readonly bytes: number;
  readonly sentBytes: number;
  readonly bytesPerSecond: number | null;
  readonly phase: UploadPhase;
  /** Why it does not go on, in words. */
  readonly message: string | null;
}

/** Whether closing the page would stop something. */
export function needsThePage({ phase }: UploadItem): boolean {
  return phase === 'queued' || phase === 'uploading' || phase === 'reconnecting' || phase === 'paused';
}
