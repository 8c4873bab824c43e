import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newContentKey } from '@academy/platform/videos/content-key.ts';
import { describe, expect, it, vi } from 'vitest';
import { planLadder } from '../hls/ladder.ts';
import { clipShelf } from '../testing/clip-shelf.ts';
import { allGone, standInProgram } from '../testing/stand-in-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { bundledFfmpeg } from '../testing/test-ffmpegs.ts';
import { TransientVideoError } from '../video-errors.ts';
import { type EncodeJob, encodeRenditions } from './encode-renditions.ts';
import { probeVideo } from './probe-video.ts';

const folder = await temporaryFolder();
const clip = clipShelf(folder);
const never = new AbortController().signal;

async function jobOn(file: string, more: Partial<EncodeJob> = {}): Promise<EncodeJob> {
  const probe = await probeVideo(bundledFfmpeg, file, { signal: never });
  const place = await mkdtemp(path.join(folder, 'job-'));
  const plans = [planLadder(probe).first];
  return { file, probe, plans, contentKey: newContentKey(), folder: place, signal: never, ...more };
}

await writeFile(
  path.join(folder, 'whole.m3u8'),
  '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="content.key"\n#EXTINF:1.0,\n00000.ts\n#EXT-X-ENDLIST\n',
);

async function failureOf(script: string, more: Partial<EncodeJob> = {}) {
  const name = `ffmpeg-${(await readdir(folder)).length}`;
  const { program, pids } = await standInProgram(folder, name, `note $$\n${script}`);
  const job = await jobOn(await clip('short.mp4'), more);
  const error: unknown = await encodeRenditions({ ...bundledFfmpeg, ffmpeg: program }, job).catch(
    (caught) => caught,
  );
  await allGone(await pids());
  return { error, left: await readdir(job.folder) };
}

/** As ffmpeg tells how far it is. */
const steps = (time: string) => `printf 'out_time=%s\\nspeed=1x\\nprogress=continue\\n' ${time}`;

describe('an ffmpeg that fails', () => {
  it.each([
    ['crashes', `${steps('00:00:00.5')}; kill -SEGV $$`, { code: 'ffmpeg_crashed', signal: 'SIGSEGV' }],
    ['is killed', 'kill -KILL $$', { code: 'ffmpeg_killed' }],
    [
      'finds the disk full',
      'echo "av_interleaved_write_frame(): No space left on device" >&2; exit 1',
      { code: 'disk_full' },
    ],
    [
      'fails for no known reason',
      'echo "$PWD is strange" >&2; exit 7',
      { code: 'ffmpeg_failed', exitCode: 7 },
    ],
    ['leaves nothing behind, and calls it done', 'exit 0', { code: 'rendition_incomplete' }],
    [
      'leaves a segment that is not whole, and calls it done',
      'head -c 1000 /dev/urandom > 180p/00000.ts; cp "$(dirname "$0")/whole.m3u8" 180p/index.m3u8',
      { code: 'rendition_incomplete' },
    ],
  ])('is reported by its code, and may be tried again: it %s', async (_, script, failure) => {
    const { error, left } = await failureOf(script);
    expect(error).toEqual(expect.any(TransientVideoError));
    expect(error).toMatchObject({ failure });
    expect(JSON.stringify(error)).not.toContain(folder);
    // The key above all.
    expect(left).toEqual(['180p']);
  });

  it('is stopped when it writes but makes no progress', async () => {
    const { error, left } = await failureOf(`while :; do ${steps('00:00:00.1')}; sleep 0.1; done`, {
      limits: { standstillMs: 1_500 },
    });
    expect(error).toMatchObject({ failure: { code: 'preparation_stalled' } });
    expect(left).toEqual(['180p']);
  });

  it('is stopped when its progress is too slow', async () => {
    const slowly = `for tenth in 1 2 3 4 5 6 7 8 9; do ${steps('00:00:00.$tenth')}; sleep 0.4; done; sleep 60`;
    const { error } = await failureOf(slowly, { limits: { timeMs: 2_000, standstillMs: 60_000 } });
    expect(error).toMatchObject({ failure: { code: 'preparation_too_slow' } });
  });
});

describe('a real ffmpeg', () => {
  it('is stopped in the middle when it is aborted', async () => {
    const asked = new AbortController();
    const file = await clip('longer.mp4', { seconds: 20, width: 640, height: 360 });
    const job = await jobOn(file, { signal: asked.signal });
    const encoding = encodeRenditions(bundledFfmpeg, job);
    const begun = vi.waitFor(() => stat(path.join(job.folder, '360p/00000.ts')), { timeout: 15_000 });
    await Promise.race([begun, encoding]);
    const reason = new Error('The worker stops');
    asked.abort(reason);
    await expect(encoding).rejects.toBe(reason);
    expect(await readdir(job.folder)).toEqual(['360p']);
  });

  it('is not believed when it could decode only a part of the video', async () => {
    const job = await jobOn(await clip('short.mp4'));
    const probe = { ...job.probe, durationSeconds: 2, audioStream: null, hasAudio: false };
    await expect(encodeRenditions(bundledFfmpeg, { ...job, probe })).rejects.toMatchObject({
      ...{ name: 'PermanentVideoError', failure: { code: 'partly_undecodable' } },
    });
  });
});
