import { afterAll, describe, expect, it } from 'vitest';
import { clipShelf } from '../testing/clip-shelf.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { ffmpegBuilds } from '../testing/test-ffmpegs.ts';
import { runProgram } from './run-program.ts';
import { decodedInput } from './safe-input.ts';

const folder = await temporaryFolder();
const clip = clipShelf(folder);
const stopping = new AbortController();
afterAll(() => stopping.abort());

/** Two pictures of one colour: large, and quickly made. */
const still = {
  hasAudio: false,
  frameRate: 2,
  output: ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-f', 'matroska'],
};

describe.each(ffmpegBuilds)('what the %s ffmpeg decodes', (_, { ffmpeg }) => {
  async function decodedPictures(file: string): Promise<number> {
    let said = '';
    await runProgram(
      ffmpeg,
      [
        ...['-v', 'error', '-nostdin', '-progress', 'pipe:1', ...decodedInput(file)],
        ...['-vf', 'scale=64:36', '-f', 'null', '-'],
      ],
      {
        folder,
        signal: stopping.signal,
        timeLimitMs: 60_000,
        maxOutputBytes: 1024 * 1024,
        onOutput: (chunk) => {
          said += chunk.toString();
        },
      },
    );
    return Number(/[\s\S]*frame=(\d+)/.exec(said)?.[1] ?? 0);
  }

  it('is no picture above the largest size that we prepare', async () => {
    const largest = await clip('8k.mkv', { ...still, width: 8192, height: 4320 });
    expect(await decodedPictures(largest)).toBe(2);
    const larger = await clip('above-8k.mkv', { ...still, width: 8192, height: 4400 });
    expect(await decodedPictures(larger)).toBe(0);
  });
});
