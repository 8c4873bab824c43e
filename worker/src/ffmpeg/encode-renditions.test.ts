import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { planLadder } from '../hls/ladder.ts';
import { decryptSegment } from '../hls/segment-encryption.ts';
import { clipShelf } from '../testing/clip-shelf.ts';
import { allBytesIn, decodeRendition } from '../testing/decoded-rendition.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { ffmpegBuilds } from '../testing/test-ffmpegs.ts';
import { encodeRenditions } from './encode-renditions.ts';
import { probeVideo } from './probe-video.ts';

const folder = await temporaryFolder();
const clip = clipShelf(folder);
const contentKey = randomBytes(16);
const { signal } = new AbortController();

const oddTenBit = {
  width: 405,
  height: 719,
  hasAudio: false,
  output: ['-pix_fmt', 'yuv444p10le'],
};
/** Subtitles are not used, and their decoder is not on our list. */
const subtitled = {
  moreInputs: ['-i', path.join(folder, 'words.srt'), '-map', '0', '-map', '1', '-map', '2'],
  output: ['-c:s', 'mov_text'],
};
await writeFile(path.join(folder, 'words.srt'), '1\n00:00:00,000 --> 00:00:00,900\nWords\n');
const varyingRate = {
  seconds: 2,
  frameRate: 50,
  hasAudio: false,
  output: ['-vf', "select='lt(n,25)+not(mod(n,7))'", '-vsync', 'vfr'],
};

describe.each(ffmpegBuilds)('renditions made by the %s ffmpeg', (_, ffmpeg) => {
  async function encode(file: string) {
    const probe = await probeVideo(ffmpeg, file, { signal });
    const { first, rest } = planLadder(probe);
    const target = await mkdtemp(path.join(folder, 'renditions-'));
    const fractions: number[] = [];
    const renditions = [];
    // As the product does it: the first by itself, and then the others together.
    for (const [run, plans] of [[first], rest].entries()) {
      if (plans.length === 0) continue;
      const place = path.join(target, String(run));
      await mkdir(place);
      const onProgress = (done: { fraction: number }) => void fractions.push(done.fraction);
      renditions.push(
        ...(await encodeRenditions(ffmpeg, {
          file,
          probe,
          plans,
          contentKey,
          folder: place,
          signal,
          onProgress,
        })),
      );
    }
    return { probe, renditions, target, fractions };
  }

  let sample: ReturnType<typeof encode>;
  beforeAll(async () => {
    const making = { seconds: 5, width: 640, height: 360, frameRate: 15 };
    sample = encode(await clip('sample.mp4', making));
    await sample;
  });

  it('are encrypted, whole, alike in their key frames, and described by what they are', async () => {
    const { renditions, target, fractions } = await sample;
    expect(renditions.map(({ width, height }) => `${width}x${height}`)).toEqual(['640x360', '426x240']);

    // Nothing is left but playlists and segments, and the key is in none of them.
    expect(await readdir(target, { recursive: true })).toHaveLength(2 + 2 + 2 * 3);
    const kept = await allBytesIn(target);
    expect(kept.includes(contentKey)).toBe(false);
    expect(kept.includes(contentKey.toString('hex'))).toBe(false);
    expect(kept.includes(target)).toBe(false);

    const decoded = [];
    for (const rendition of renditions) {
      const playlist = await readFile(path.join(rendition.folder, 'index.m3u8'), 'utf8');
      expect(playlist.match(/#EXT-X-KEY.*/g)).toEqual(['#EXT-X-KEY:METHOD=AES-128,URI="content.key"']);
      // High profile. Builds of the encoder differ in whether they say that there are frames alone (08).
      expect(rendition.codecs).toMatch(/^avc1\.640[08][0-9a-f]{2},mp4a\.40\.2$/);
      const bytes = await Promise.all(
        ['00000.ts', '00001.ts'].map((name) =>
          stat(path.join(rendition.folder, name)).then(({ size }) => size),
        ),
      );
      const total = bytes.reduce((sum, size) => sum + size, 0);
      expect(rendition.averageBandwidth).toBeCloseTo((total * 8) / 5, -3);
      expect(rendition.bandwidth).toBeGreaterThanOrEqual(rendition.averageBandwidth);
      decoded.push(await decodeRendition(ffmpeg, rendition, contentKey));
    }
    const [large, small] = decoded;
    expect(large).toMatchObject({ size: '640x360', segmentSeconds: [4, 1], hasAudio: true });
    expect(small).toMatchObject({ size: '426x240', segmentSeconds: [4, 1], hasAudio: true });
    expect(large?.keyFrameTimes).toHaveLength(3);
    expect(small?.keyFrameTimes).toEqual(large?.keyFrameTimes);

    expect(fractions.at(-1)).toBe(1);
    expect(fractions.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
  });

  it('are noise with another key, and each segment has an IV of its own', async () => {
    const { renditions } = await sample;
    for (const rendition of renditions) {
      for (const [index, name] of ['00000.ts', '00001.ts'].entries()) {
        const segment = await readFile(path.join(rendition.folder, name));
        const plain = decryptSegment(segment, contentKey, index);
        const packets = Array.from({ length: plain.length / 188 }, (_unused, packet) => plain[packet * 188]);
        expect(new Set(packets)).toEqual(new Set([0x47]));
        // The first block alone depends on the IV, and its last byte is known of a table that begins every segment.
        expect(plain[15]).toBe(0xff);
        expect(decryptSegment(segment, contentKey, index + 1)[15]).not.toBe(0xff);
        expect(opensWith(segment, randomBytes(16), index)).toBe(false);
      }
    }
  });

  it.each([
    ['without sound', 'silent.mp4', { hasAudio: false }, ['320x180']],
    ['of an odd size in ten bits', 'odd.mp4', oddTenBit, ['202x360', '136x240', '270x480', '404x718']],
    [
      'turned by a quarter',
      'quarter.mp4',
      { rotation: 90, width: 640, height: 360 },
      ['202x360', '136x240', '270x480', '360x640'],
    ],
    ['with wide pixels', 'wide.mp4', { output: ['-vf', 'setsar=4/3'] }, ['426x180']],
    ['of a varying rate', 'varying.mp4', varyingRate, ['320x180']],
    ['with subtitles', 'subtitled.mp4', subtitled, ['320x180']],
    ['with one channel of sound', 'mono.mp4', { output: ['-ac', '1', '-ar', '22050'] }, ['320x180']],
    ['with six channels of sound', 'six.mkv', { output: ['-ac', '6', '-c:a', 'ac3'] }, ['320x180']],
    ['shorter than a tenth of a segment', 'short.mp4', { seconds: 0.2 }, ['320x180']],
    ['from a broadcast', 'broadcast.ts', { output: ['-c:v', 'mpeg2video', '-c:a', 'mp2'] }, ['320x180']],
    [
      'from a browser',
      'browser.webm',
      { output: ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus'] },
      ['320x180'],
    ],
  ] as const)('last as long as the video, of no larger size: %s', async (_kind, name, making, sizes) => {
    const { probe, renditions } = await encode(await clip(name, making));
    expect(renditions.map(({ width, height }) => `${width}x${height}`)).toEqual(sizes);
    for (const rendition of renditions) {
      const decoded = await decodeRendition(ffmpeg, rendition, contentKey);
      expect(decoded.size).toBe(`${rendition.width}x${rendition.height}`);
      expect(decoded.hasAudio).toBe(probe.hasAudio);
      expectSameLength(decoded.seconds, probe.durationSeconds, rendition.frameRate);
    }
  });

  it.each([
    ['begins late', 'late-sound.mkv', ['-itsoffset', '1', ...tone(1), '-map', '0:v', '-map', '2:a'], 2],
    ['ends early', 'short-sound.mkv', [...tone(0.5), '-map', '0:v', '-map', '2:a'], 2],
    [
      'ends long after the picture',
      'long-sound.mkv',
      [...tone(4), '-map', '0:v', '-map', '2:a', '-t', '4'],
      4,
    ],
  ] as const)(
    'have sound from the beginning to the end where it %s',
    async (_kind, name, moreInputs, seconds) => {
      const file = await clip(name, { seconds: 2, moreInputs, output: ['-t', String(seconds)] });
      const { probe, renditions } = await encode(file);
      expect(probe.durationSeconds).toBeCloseTo(seconds, 1);
      for (const rendition of renditions) {
        const decoded = await decodeRendition(ffmpeg, rendition, contentKey);
        expectSameLength(decoded.seconds, seconds, rendition.frameRate);
        expectSameLength(decoded.pictureSeconds, seconds, rendition.frameRate);
        expectSameLength(decoded.soundSeconds, seconds, rendition.frameRate);
      }
    },
  );
});

function tone(seconds: number): string[] {
  return ['-f', 'lavfi', '-i', `sine=frequency=880:sample_rate=48000:duration=${seconds}`];
}

/** Within one percent, and of a very short clip within a picture or two. */
function expectSameLength(seconds: number, expected: number, frameRate: number): void {
  expect(Math.abs(seconds - expected)).toBeLessThanOrEqual(Math.max(expected * 0.01, 2 / frameRate));
}

/** Whether the key makes a transport stream of it: padding may fit by chance, and then the content does not. */
function opensWith(segment: Buffer, key: Buffer, index: number): boolean {
  try {
    const plain = decryptSegment(segment, key, index);
    return plain[0] === 0x47 && plain[188] === 0x47 && plain[376] === 0x47;
  } catch {
    return false;
  }
}
