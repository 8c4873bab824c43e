/*
 * What can go wrong with a video. Messages are one sentence for the creator: they name neither a place on this
 * machine nor a key. What ffmpeg said is kept apart, for the log.
 */

/** Trying again cannot help: it is the file. */
export class UnusableVideoError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'UnusableVideoError';
  }
}

/** Trying again may help: it was the machine. */
export class FfmpegFailedError extends Error {
  readonly details: string;

  constructor(sentence: string, details = '') {
    super(sentence);
    this.name = 'FfmpegFailedError';
    this.details = details;
  }
}

export const NO_SPACE_LEFT = 'There was no space left on the disk to prepare the video.';
