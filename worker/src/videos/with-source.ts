import type { BlobStore } from '@academy/platform/blobs/blob-store.ts';
import { VideoLostError } from './video-errors.ts';
import type { WantedVideo } from './video-rows.ts';

/** Lets ffmpeg read the file that the video is made from. */
export async function withSource(
  blobs: BlobStore,
  { sourceKey }: WantedVideo,
  use: (file: string) => Promise<void>,
): Promise<void> {
  const read = async (file: string) => {
    await use(file);
    return true;
  };
  const found = sourceKey === null ? null : await blobs.withFile(sourceKey, read);
  if (found === null) throw new VideoLostError('The file of this video is gone. Please upload it again.');
}
