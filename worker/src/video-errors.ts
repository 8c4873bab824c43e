import type { VideoFailure } from '@academy/contract/videos/video-failure.ts';

interface VideoErrorOptions extends ErrorOptions {
  readonly details?: string;
}

/**
 * A video cannot be prepared. The failure is for its creator and names neither a path of this machine nor a key; the
 * details are for the log, such as the end of ffmpeg's output.
 */
class VideoError extends Error {
  readonly failure: VideoFailure;
  readonly details: string;

  constructor(failure: VideoFailure, { details = '', ...options }: VideoErrorOptions = {}) {
    super(Object.values(failure).join(' '), options);
    this.failure = failure;
    this.details = details;
  }
}

/** Trying again cannot help: it is the file or the link. */
export class PermanentVideoError extends VideoError {
  override readonly name = 'PermanentVideoError';
}

/** Trying again may help: it is the machine or the network. */
export class TransientVideoError extends VideoError {
  override readonly name = 'TransientVideoError';
}

const NO_SPACE_LEFT = new Set(['ENOSPC', 'EDQUOT']);

/** What the creator is told. The message of an unforeseen error stays in the log. */
export function failureOf(error: unknown): VideoFailure {
  if (error instanceof VideoError) return error.failure;
  const isDiskFull = error instanceof Error && 'code' in error && NO_SPACE_LEFT.has(String(error.code));
  return { code: isDiskFull ? 'disk_full' : 'internal' };
}
