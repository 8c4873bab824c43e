import { t } from '@lingui/core/macro';
import { connectionLost, type Sentence } from './transfer-failure.ts';
import type { UploadAddress } from './upload-address.ts';

/**
 * - `queued`: waits for other uploads
 * - `uploading`
 * - `reconnecting`: the connection or the server is gone, and the upload retries by itself
 * - `paused`: by its author
 * - `elsewhere`: another tab of this browser has it
 * - `interrupted`: begun before the page was loaded; the author has to choose the file again
 * - `failed`: the author has to do something
 * - `preparing`: uploaded; the server reports the rest
 */
export type UploadPhase =
  | 'queued'
  | 'uploading'
  | 'reconnecting'
  | 'paused'
  | 'elsewhere'
  | 'interrupted'
  | 'failed'
  | 'preparing';

/** An upload, as the screen shows it. */
export interface UploadItem {
  readonly address: UploadAddress;
  readonly fileName: string;
  readonly bytes: number;
  readonly sentBytes: number;
  readonly bytesPerSecond: number | null;
  readonly phase: UploadPhase;
  /** Why it has stopped. */
  readonly message: Sentence | null;
}

/** Whether its bytes are counted in this tab. */
export function isSentHere({ phase }: Pick<UploadItem, 'phase'>): boolean {
  return phase !== 'preparing' && phase !== 'failed' && phase !== 'elsewhere';
}

/** Whether closing the page would stop the upload. */
export function needsThePage({ phase }: UploadItem): boolean {
  return phase === 'queued' || phase === 'uploading' || phase === 'reconnecting' || phase === 'paused';
}

/** What is happening to an upload, as a sentence. */
export function phaseText({ phase, message }: Pick<UploadItem, 'phase' | 'message'>): string {
  switch (phase) {
    case 'queued':
      return t`Waiting for the other uploads.`;
    case 'uploading':
      return t`Uploading. You may go to other pages meanwhile.`;
    case 'reconnecting':
      return (message ?? connectionLost)();
    case 'paused':
      return t`Paused.`;
    case 'elsewhere':
      return t`This upload is in another tab of this browser. It can go on here once that tab is closed.`;
    case 'interrupted':
      return t`This upload was interrupted. Choose the same file again, and it goes on from where it was.`;
    case 'failed':
      return message?.() ?? t`The upload failed.`;
    case 'preparing':
      return t`Uploaded.`;
    default:
      return phase satisfies never;
  }
}

/** The same in a word or two, for the lesson's row. */
export function phaseWord(phase: UploadItem['phase']): string {
  switch (phase) {
    case 'queued':
      return t`Waiting`;
    case 'uploading':
      return t`Uploading`;
    case 'reconnecting':
      return t`Connection lost`;
    case 'paused':
      return t`Paused`;
    case 'elsewhere':
      return t`Upload in another tab`;
    case 'interrupted':
      return t`Upload interrupted`;
    case 'failed':
      return t`Upload failed`;
    case 'preparing':
      return t`Uploaded`;
    default:
      return phase satisfies never;
  }
}
