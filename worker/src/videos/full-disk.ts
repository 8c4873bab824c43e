import { statfs } from 'node:fs/promises';
import { FfmpegFailedError } from '../ffmpeg/video-errors.ts';

export const DISK_IS_FULL = 'There was no space left on the disk to prepare the video.';

/** Said as the system says it, so that it is understood and explained in the same way. */
class DiskFullError extends Error {
  readonly code = 'ENOSPC';

  constructor() {
    super('Less is free on the disk than is kept for everything else.');
    this.name = 'DiskFullError';
  }
}

const LOOK_EVERY_MS = 2000;

/** What is free is looked at again and again while something is written: everything else needs room as well. */
export interface SpaceWatch {
  /** Aborted once too little is free. */
  readonly signal: AbortSignal;
  stop(): void;
}

/** Throws when so many bytes more would not leave what is reserved. */
export async function requireSpace(folder: string, reservedBytes: number, bytes = 0): Promise<void> {
  if ((await freeBytes(folder)) < reservedBytes + bytes) throw new DiskFullError();
}

export function watchSpace(folder: string, reservedBytes: number): SpaceWatch {
  const full = new AbortController();
  const look = () =>
    void freeBytes(folder).then((free) => {
      if (free < reservedBytes) full.abort(new DiskFullError());
    });
  const timer = setInterval(look, LOOK_EVERY_MS);
  return { signal: full.signal, stop: () => clearInterval(timer) };
}

/** What cannot be found out is no reason to stop. */
async function freeBytes(folder: string): Promise<number> {
  const found = await statfs(folder).catch(() => null);
  return found === null ? Number.POSITIVE_INFINITY : found.bavail * found.bsize;
}

/** Less than a segment. */
const LITTLE_BYTES = 1024 * 1024;

/**
 * Tells a failure for want of space from others by looking at the disk: some builds of ffmpeg end as if all were well
 * and leave a file that breaks off. To be asked while what was written is still there.
 */
export async function explainFullDisk(folder: string, error: unknown): Promise<unknown> {
  if (!(error instanceof FfmpegFailedError)) return error;
  if ((await freeBytes(folder)) >= LITTLE_BYTES) return error;
  return new FfmpegFailedError(DISK_IS_FULL, `${error.message} ${error.details}`);
}
