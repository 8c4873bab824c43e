import { statfs } from 'node:fs/promises';
import { FfmpegFailedError } from '../ffmpeg/video-errors.ts';

export const DISK_IS_FULL = 'There was no space left on the disk to prepare the video.';

/** Less than a segment. */
const LITTLE_BYTES = 1024 * 1024;

/**
 * Tells a failure for want of space from others by looking at the disk: some builds of ffmpeg end as if all were well
 * and leave a file that breaks off. To be asked while what was written is still there.
 */
export async function explainFullDisk(folder: string, error: unknown): Promise<unknown> {
  if (!(error instanceof FfmpegFailedError)) return error;
  const found = await statfs(folder).catch(() => null);
  if (found === null || found.bavail * found.bsize >= LITTLE_BYTES) return error;
  return new FfmpegFailedError(DISK_IS_FULL, `${error.message} ${error.details}`);
}
