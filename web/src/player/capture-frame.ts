import { player } from '@academy/contract/videos/player-constants.ts';

/** The picture that stands now, as an address to be revoked by whoever asked; null where there is none to take. */
export async function captureFrame(video: HTMLVideoElement): Promise<string | null> {
  if (video.videoWidth === 0 || video.videoHeight === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', player.posterJpegQuality);
  const frame = await promise;
  return frame === null ? null : URL.createObjectURL(frame);
}
