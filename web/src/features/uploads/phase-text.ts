import type { UploadItem } from './upload-item.ts';

/** What is happening to an upload, in a sentence. Nothing needs to be said while it goes well: that can be seen. */
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

/** The same in a word or two, for a row. */
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
