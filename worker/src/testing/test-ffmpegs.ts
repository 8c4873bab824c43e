import { type Ffmpeg, findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';

const noSettings = { ffmpegPath: null, ffprobePath: null };

/** The build that came from npm: there on every machine, and older than any other. Clips are made with it. */
export const bundledFfmpeg: Ffmpeg = await bundled();

/** By its origin, for `describe.each`: in the fault suite, which takes its time, every build there is here. */
export const ffmpegBuilds: readonly (readonly [string, Ffmpeg])[] = [
  ['bundled', bundledFfmpeg],
  ...(process.env['TEST_EVERY_FFMPEG'] === '1' ? await system() : []),
];

async function bundled(): Promise<Ffmpeg> {
  const search = await findFfmpeg(noSettings, {});
  if ('missing' in search) throw new Error(search.missing);
  return search.found;
}

async function system(): Promise<[string, Ffmpeg][]> {
  const search = await findFfmpeg(noSettings);
  return 'found' in search && search.found.origin === 'system' ? [['system', search.found]] : [];
}
