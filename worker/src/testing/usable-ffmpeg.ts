import { type Ffmpeg, findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';

/** The one that a worker without settings would use; every machine has at least the bundled one. */
export async function usableFfmpeg(): Promise<Ffmpeg> {
  const search = await findFfmpeg({ ffmpegPath: null, ffprobePath: null });
  if ('found' in search) return search.found;
  throw new Error(search.missing);
}
