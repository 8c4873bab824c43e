import { copyFile, open, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { VideoFailure } from '@academy/contract/videos/video-failure.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clipShelf } from '../testing/clip-shelf.ts';
import type { Clip } from '../testing/make-clip.ts';
import { repeatFirstPicture } from '../testing/repeating-clip.ts';
import { standInProgram } from '../testing/stand-in-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { bundledFfmpeg, ffmpegBuilds } from '../testing/test-ffmpegs.ts';
import { TransientVideoError } from '../video-errors.ts';
import { probeVideo } from './probe-video.ts';

const folder = await temporaryFolder();
const { signal } = new AbortController();
const inFolder = (name: string) => path.join(folder, name);
const refusal = (failure: VideoFailure) => ({ name: 'PermanentVideoError', failure });

const clip = clipShelf(folder);

async function cutOff(file: string, name: string): Promise<string> {
  const cut = inFolder(name);
  await copyFile(file, cut);
  const handle = await open(cut, 'r+');
  await handle.truncate(Math.floor((await stat(file)).size / 2));
  await handle.close();
  return cut;
}

const visitors: string[] = [];
const listener = createServer((socket) => {
  visitors.push('connected');
  socket.destroy();
});
beforeAll(() => new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve)));
afterAll(() => void listener.close());

describe.each(ffmpegBuilds)('looking at a file with the %s ffprobe', (_, ffmpeg) => {
  const probe = (file: string) => probeVideo(ffmpeg, file, { signal });

  it('finds out what a player has to know', async () => {
    expect(await probe(await clip('plain.mp4', { seconds: 2, frameRate: 30 }))).toEqual({
      durationSeconds: expect.closeTo(2, 1),
      width: 320,
      height: 180,
      frameRate: 30,
      hasAudio: true,
      videoCodec: 'h264',
      audioCodec: 'aac',
      videoStream: 0,
      audioStream: 1,
      isInterlaced: false,
      pictureEndsEarly: false,
    });
  });

  it.each<[string, Partial<Clip>, object]>([
    ['rotated.mp4', { rotation: 90 }, { width: 180, height: 320 }],
    ['turned.mp4', { rotation: 270 }, { width: 180, height: 320 }],
    ['upside-down.mp4', { rotation: 180 }, { width: 320, height: 180 }],
    ['wide-pixels.mp4', { output: ['-vf', 'setsar=4/3'] }, { width: 427, height: 180 }],
  ])('tells the size as it is shown: %s', async (name, made, size) => {
    expect(await probe(await clip(name, { hasAudio: false, ...made }))).toMatchObject(size);
  });

  it('counts where the container tells no duration', async () => {
    const output = ['-f', 'matroska', '-live', '1'];
    const { durationSeconds } = await probe(await clip('live.mkv', { seconds: 2, output }));
    expect(durationSeconds).toBeCloseTo(2, 1);
  });

  it('does not take a cover for the video, and takes the sound that is marked as usual', async () => {
    const moreInputs = [
      ...[
        '-f',
        'lavfi',
        '-i',
        'color=red:size=64x64:rate=25:duration=0.04',
        '-f',
        'lavfi',
        '-i',
        'sine=duration=1',
      ],
      ...['-map', '0:v', '-map', '1:a', '-map', '3:a', '-map', '2:v'],
    ];
    const output = [
      ...['-c:v:0', 'libx264', '-c:v:1', 'mjpeg', '-pix_fmt:v:1', 'yuvj420p'],
      ...['-disposition:v:1', 'attached_pic', '-disposition:a:0', '0', '-disposition:a:1', 'default'],
    ];
    const probed = await probe(await clip('cover.mp4', { moreInputs, output }));
    expect(probed).toMatchObject({ width: 320, videoCodec: 'h264', videoStream: 0, audioStream: 2 });
  });

  it('goes by what is there of a file that was cut off, where the container cannot tell', async () => {
    const whole = await clip('whole.mkv', { seconds: 3 });
    const { durationSeconds } = await probe(await cutOff(whole, 'cut.mkv'));
    expect(durationSeconds).toBeGreaterThan(0.5);
    expect(durationSeconds).toBeLessThan(2.5);
  });

  it('looks at the end of a long video, and believes it more than the container', async () => {
    const long = { seconds: 24, width: 64, height: 36, frameRate: 5 };
    expect((await probe(await clip('long.mp4', long))).durationSeconds).toBeCloseTo(24, 1);
    const cut = await cutOff(await clip('long.mkv', long), 'cut-long.mkv');
    const { durationSeconds } = await probe(cut);
    expect(durationSeconds).toBeGreaterThan(6);
    expect(durationSeconds).toBeLessThan(18);
    const faststart = await clip('long-index-first.mp4', { ...long, output: ['-movflags', '+faststart'] });
    await expect(probe(await cutOff(faststart, 'cut-long.mp4'))).rejects.toMatchObject(
      refusal({ code: 'file_incomplete' }),
    );
  });

  it('refuses what was cut off and is known to have been longer', async () => {
    const indexFirst = await clip('index-first.mp4', { seconds: 3, output: ['-movflags', '+faststart'] });
    const incomplete = refusal({ code: 'file_incomplete' });
    await expect(probe(await cutOff(indexFirst, 'cut-index-first.mp4'))).rejects.toMatchObject(incomplete);
    const indexLast = await clip('index-last.mp4', { seconds: 3 });
    await expect(probe(await cutOff(indexLast, 'cut-index-last.mp4'))).rejects.toMatchObject(
      refusal({ code: 'not_a_video' }),
    );
  });

  it('refuses what is no moving picture, or not one that we can prepare', async () => {
    const sound = await clip('sound.m4a', { output: ['-vn'] });
    await expect(probe(sound)).rejects.toMatchObject(refusal({ code: 'no_moving_picture' }));
    const huge = await clip('huge.mov', {
      width: 8320,
      height: 64,
      hasAudio: false,
      frameRate: 2,
      output: ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p'],
    });
    await expect(probe(huge)).rejects.toMatchObject(
      refusal({ code: 'picture_too_large', maxWidth: 8192, maxHeight: 4320 }),
    );
    const unknown = await clip('raw.avi', { width: 32, height: 32, output: ['-c:v', 'rawvideo'] });
    await expect(probe(unknown)).rejects.toMatchObject(
      refusal({ code: 'video_codec_unsupported', codec: 'rawvideo' }),
    );
    const unheard = await clip('sound.mkv', { output: ['-c:a', 'wavpack'] });
    await expect(probe(unheard)).rejects.toMatchObject(
      refusal({ code: 'audio_codec_unsupported', codec: 'wavpack' }),
    );
  });

  it('refuses a film that has almost nothing for each second, as a repeating sample table makes it', async () => {
    const short = await clip('one-second.mp4', { hasAudio: false, width: 1920, height: 1080 });
    const forged = inFolder('two-hours.mp4');
    await repeatFirstPicture(short, forged, 7200);
    await expect(probe(forged)).rejects.toMatchObject(refusal({ code: 'file_too_small_for_length' }));
    const smaller = inFolder('a-minute.mp4');
    await repeatFirstPicture(short, smaller, 60);
    expect((await probe(smaller)).durationSeconds).toBeCloseTo(60, 1);
  });

  it('takes a recording of slides that hardly ever change', async () => {
    const slides = ['-vf', 'fps=5,select=lt(n\\,1),loop=loop=-1:size=1', '-r', '5', '-t', '20'];
    const file = await clip('slides.mp4', { hasAudio: false, width: 640, height: 360, output: slides });
    expect((await probe(file)).durationSeconds).toBeCloseTo(20, 0);
  });

  it('refuses files that only pretend to be videos, and neither opens nor calls what they name', async () => {
    const other = await clip('other-file.mp4');
    const address = listener.address();
    const port = typeof address === 'object' ? address?.port : null;
    const url = `http://127.0.0.1:${port}/segment.ts`;
    const playlist = (target: string) =>
      `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n${target}\n#EXT-X-ENDLIST\n`;
    const disguised: Record<string, string> = {
      'playlist.mp4': playlist(other),
      'playlist.m3u8': playlist(other),
      'remote-playlist.mp4': playlist(url),
      'remote-playlist.m3u8': playlist(url),
      'concat.mp4': `ffconcat version 1.0\nfile other-file.mp4\n`,
      'remote-concat.mp4': `ffconcat version 1.0\nfile ${url}\n`,
      'session.sdp': `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video ${port} RTP/AVP 96\na=rtpmap:96 H264/90000\n`,
      'manifest.mpd': `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" mediaPresentationDuration="PT4S"><Period><AdaptationSet mimeType="video/mp4"><Representation id="1" bandwidth="1"><BaseURL>${url}</BaseURL></Representation></AdaptationSet></Period></MPD>`,
      'page.mp4': '<!doctype html><html><video src="x.mp4"></video></html>',
      'archive.mp4': `PK\u0003\u0004${'\0'.repeat(26)}`,
      'nothing.mp4': '',
      'noise.mp4': 'not a video at all, '.repeat(100),
    };
    for (const [name, content] of Object.entries(disguised)) {
      await writeFile(inFolder(name), content);
      await expect(probe(inFolder(name)), name).rejects.toMatchObject(refusal({ code: 'not_a_video' }));
    }
    expect(visitors).toEqual([]);
  });

  it('notices a call, so that its silence means something', async () => {
    const address = listener.address();
    const port = typeof address === 'object' ? address?.port : null;
    await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    expect(visitors.splice(0)).toHaveLength(1);
  });
});

describe('a file that cannot be looked at now', () => {
  it('is no fault of the file when it is not there, or ffprobe crashes', async () => {
    const probing = probeVideo(bundledFfmpeg, inFolder('missing.mp4'), { signal });
    await expect(probing).rejects.toThrow(TransientVideoError);
    const { program: ffprobe } = await standInProgram(folder, 'crashing-ffprobe', 'kill -SEGV $$');
    const file = await clip('fine.mp4');
    await expect(probeVideo({ ...bundledFfmpeg, ffprobe }, file, { signal })).rejects.toMatchObject({
      failure: { code: 'ffmpeg_crashed', signal: 'SIGSEGV' },
    });
  });

  it('never tells where it lies', async () => {
    const error = await probeVideo(bundledFfmpeg, inFolder('missing.mp4'), { signal }).catch(
      (caught) => caught,
    );
    expect(JSON.stringify({ ...error, message: error.message })).not.toContain(folder);
  });
});
