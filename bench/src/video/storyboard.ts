import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BenchRow, medianBy } from '../bench-row.ts';
import { findFfmpegPrograms, makeVideo, runFfmpeg } from './ffmpeg.ts';

const RUNS = 5;

/** What the small pictures of a film cost ffmpeg: the first rendition with and without them, in turns. */
export async function benchStoryboard({ videoSeconds }: { videoSeconds: number }): Promise<BenchRow[]> {
  const { ffmpeg, ffprobe } = findFfmpegPrograms();
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-storyboard-'));
  try {
    const source = path.join(folder, 'sample.mp4');
    await makeVideo({ ffmpeg, ffprobe }, source, { size: '1920x1080', seconds: videoSeconds });
    console.log(
      `\nThe first rendition of ${videoSeconds} s of 1080p, with small pictures and without, ${RUNS} runs each`,
    );
    const run = async (withPictures: boolean) => {
      const target = await mkdtemp(path.join(folder, 'run-'));
      await mkdir(path.join(target, 'sheets'));
      const { stderr } = await runFfmpeg(ffmpeg, firstRendition(source, target, withPictures), {
        maxBuffer: 1e8,
      });
      await rm(target, { recursive: true });
      return cpuSecondsIn(stderr);
    };
    const seconds = { with: [] as number[], without: [] as number[] };
    for (let round = 0; round < RUNS; round += 1) {
      seconds.without.push(await run(false));
      seconds.with.push(await run(true));
    }
    const [ours, control] = [seconds.with, seconds.without].map((runs) => medianBy(runs, (value) => value));
    if (ours === undefined || control === undefined) return [];
    console.log(
      `with ${ours.toFixed(2)} CPU s, without ${control.toFixed(2)}, ratio ${(ours / control).toFixed(3)}`,
    );
    return [
      {
        ...{ name: 'first rendition with small pictures', unit: 'CPU s', ours, control },
        ...{ controlName: 'the same without', target: { atMost: 1.05 } },
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The settings that the academy uses. */
function firstRendition(source: string, folder: string, withPictures: boolean): string[] {
  const scaled = '[0:v]fps=25:start_time=0,scale=640:360:out_range=tv,setsar=1,format=yuv420p';
  const filters = withPictures
    ? `${scaled},split=2[v][from];[from]fps=fps=1/4:round=up,scale=160:90[sheet]`
    : `${scaled}[v]`;
  const pictures = ['-map', '[sheet]', '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-q:v', '3'];
  return [
    ...['-v', 'info', '-benchmark', '-nostdin', '-nostats', '-y', '-i', source, '-filter_complex', filters],
    ...[
      '-map',
      '[v]',
      '-map',
      '0:a',
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-profile:v',
      'high',
      '-crf',
      '23',
    ],
    ...['-maxrate', '790000', '-bufsize', '1185000', '-g', '50', '-keyint_min', '50', '-sc_threshold', '0'],
    ...['-c:a', 'aac', '-b:a', '96000', '-f', 'hls', '-hls_time', '4', '-hls_list_size', '0'],
    ...['-hls_segment_filename', path.join(folder, '%05d.ts'), path.join(folder, 'index.m3u8')],
    ...(withPictures ? [...pictures, '-f', 'image2', path.join(folder, 'sheets', '%d.jpg')] : []),
  ];
}

/** What `-benchmark` says at the end: user and system time of the whole run. */
function cpuSecondsIn(stderr: string): number {
  const [, user, system] = /bench: utime=([\d.]+)s stime=([\d.]+)s/.exec(stderr) ?? [];
  if (system === undefined) throw new Error('ffmpeg did not say how long it took.');
  return Number(user) + Number(system);
}
