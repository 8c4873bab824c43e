import { FfmpegFailedError, UnusableVideoError } from '../ffmpeg/video-errors.ts';
import { LinkRefusedError, LinkUnreachableError } from '../links/link-errors.ts';
import { DISK_IS_FULL } from './full-disk.ts';

/** Something of ours is missing, which trying again cannot bring back. The message is a sentence for the creator. */
export class VideoLostError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'VideoLostError';
  }
}

const NO_SPACE = new Set(['ENOSPC', 'EDQUOT']);

export function isPermanent(error: unknown): boolean {
  return (
    error instanceof UnusableVideoError ||
    error instanceof LinkRefusedError ||
    error instanceof VideoLostError
  );
}

/** What the creator reads. Only errors that were written for them speak in their own words. */
export function failureSentence(error: unknown): string {
  if (isPermanent(error) || error instanceof FfmpegFailedError || error instanceof LinkUnreachableError) {
    return error instanceof Error ? error.message : '';
  }
  if (error instanceof Error && 'code' in error && NO_SPACE.has(String(error.code))) {
    return DISK_IS_FULL;
  }
  return 'Something went wrong in the academy while the video was prepared.';
}

export const KEPT_STOPPING = 'The academy kept stopping while the video was prepared.';
