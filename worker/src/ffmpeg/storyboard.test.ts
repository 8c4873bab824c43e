import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { planLadder } from '../hls/ladder.ts';
import { planStoryboard } from '../hls/storyboard.ts';
import { clipShelf } from '../testing/clip-shelf.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { ffmpegBuilds } from '../testing/test-ffmpegs.ts';
import { encodeRenditions } from './encode-renditions.ts';
import { probeVideo } from './probe-video.ts';
import { tileStoryboard } from './tile-storyboard.ts';

const folder = await temporaryFolder();
const clip = clipShelf(folder);
const { signal } = new AbortController();

/** Dark but for the seconds from 4 to 8, so that the second of three pictures is bright. */
const flashing = {
  ...{ seconds: 10, width: 320, height: 180, frameRate: 10 },
  output: ['-vf', "geq=lum='if(between(T,3.99,7.99),235,16)':cb=128:cr=128"],
};

describe.each(ffmpegBuilds)('small pictures made by the %s ffmpeg', (_, ffmpeg) => {
  async function makeSheets(name: string, making: object) {
    const file = await clip(name, making);
    const probe = await probeVideo(ffmpeg, file, { signal });
    const target = await mkdtemp(path.join(folder, 'storyboard-'));
    const plan = planStoryboard(probe);
    const fractions: number[] = [];
    const onProgress = (done: { fraction: number }) => void fractions.push(done.fraction);
    const job = { file, probe, plans: [planLadder(probe).first], folder: target, signal, onProgress };
    await encodeRenditions(ffmpeg, { ...job, storyboard: plan, contentKey: randomBytes(16) });
    const tiled = await tileStoryboard(ffmpeg, { folder: target, plan, signal });
    if (tiled === null) expect.fail('There are no pictures.');
    return { ...tiled, names: await readdir(tiled.folder), fractions };
  }

  it('are those of their moments, on as many sheets as planned', async () => {
    const { storyboard, folder: sheets, names } = await makeSheets('flashing.mp4', flashing);
    expect(storyboard).toMatchObject({ pictures: 3, columns: 3, rows: 1, sheets: 1 });
    expect(names).toEqual(['0.jpg']);
    const brightness = await promisify(execFile)(
      ffmpeg.ffmpeg,
      [
        ...['-v', 'error', '-i', path.join(sheets, '0.jpg'), '-vf', 'scale=3:1:flags=area,format=gray'],
        ...['-f', 'rawvideo', '-'],
      ],
      { encoding: 'buffer' },
    );
    expect([...brightness.stdout].map((value) => value > 128)).toEqual([false, true, false]);
  });

  it('do not hide how far the encoder is', async () => {
    const { fractions } = await makeSheets('long.mp4', {
      seconds: 8,
      width: 640,
      height: 360,
      frameRate: 30,
    });
    expect(fractions.some((fraction) => fraction > 0 && fraction < 0.9)).toBe(true);
  });

  it('are made of a film that is shorter than the time between two', async () => {
    const { names } = await makeSheets('blink.mp4', { seconds: 0.4, hasAudio: false });
    expect(names).toEqual(['0.jpg']);
  });
});
