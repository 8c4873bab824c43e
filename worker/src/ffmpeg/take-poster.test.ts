import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { clipShelf } from '../testing/clip-shelf.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { bundledFfmpeg, ffmpegBuilds } from '../testing/test-ffmpegs.ts';
import { probeVideo } from './probe-video.ts';
import { takePoster } from './take-poster.ts';

const folder = await temporaryFolder();
const clip = clipShelf(folder);
const { signal } = new AbortController();

/** How bright the points of a picture are, at eight by eight places. */
async function brightnessOf(picture: string): Promise<number[]> {
  const args = ['-v', 'error', '-i', picture, '-vf', 'scale=8:8,format=gray', '-f', 'rawvideo', '-'];
  const { stdout } = await promisify(execFile)(bundledFfmpeg.ffmpeg, args, { encoding: 'buffer' });
  return [...stdout];
}

async function sizeOf(picture: string): Promise<string> {
  const args = ['-v', 'error', '-show_entries', 'stream=width,height', '-of', 'csv=p=0:s=x', picture];
  return (await promisify(execFile)(bundledFfmpeg.ffprobe, args)).stdout.trim();
}

describe.each(ffmpegBuilds)('a poster taken by the %s ffmpeg', (origin, ffmpeg) => {
  async function poster(file: string): Promise<string> {
    const target = path.join(folder, `${path.basename(file)}.${origin}.jpg`);
    const probe = await probeVideo(ffmpeg, file, { signal });
    await takePoster(ffmpeg, { file, probe, target, signal });
    return target;
  }

  it('is a JPEG of the size of the video, at most 1280 wide', async () => {
    const large = await poster(await clip('large.mp4', { width: 1600, height: 900, frameRate: 5 }));
    expect((await readFile(large)).subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(await sizeOf(large)).toBe('1280x720');
    expect(await sizeOf(await poster(await clip('small.mp4')))).toBe('320x180');
    const turned = await clip('turned.mp4', { rotation: 90 });
    expect(await sizeOf(await poster(turned))).toBe('180x320');
  });

  it('shows something, though the video begins and ends in the dark', async () => {
    const output = ['-vf', "drawbox=color=black:t=fill:enable='not(between(t,1.4,1.6))'"];
    const picture = await poster(await clip('dark.mp4', { seconds: 3, output }));
    expect(Math.max(...(await brightnessOf(picture)))).toBeGreaterThan(100);
  });

  it('is found in a video of a single key picture, which is dark', async () => {
    const output = ['-vf', "drawbox=color=black:t=fill:enable='lt(t,0.1)'", '-g', '900'];
    const picture = await poster(await clip('one-key.mp4', { seconds: 3, output }));
    expect(Math.max(...(await brightnessOf(picture)))).toBeGreaterThan(100);
  });

  it('is taken of a video that is dark throughout, or has a single picture', async () => {
    const output = ['-vf', 'drawbox=color=black:t=fill'];
    const dark = await poster(await clip('all-dark.mp4', { output }));
    expect(Math.max(...(await brightnessOf(dark)))).toBeLessThan(30);
    const single = await poster(await clip('single.mp4', { seconds: 0.04, hasAudio: false }));
    expect(Math.max(...(await brightnessOf(single)))).toBeGreaterThan(100);
    expect((await readdir(folder)).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });
});
