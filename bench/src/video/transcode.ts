import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BenchRow } from '../bench-row.ts';
import type { RunningAcademy } from '../running-academy.ts';
import { bareLadderArguments } from './bare-ladder.ts';
import { type CreatorsLesson, timeUntil } from './creators-lesson.ts';
import { type FfmpegPrograms, findFfmpegPrograms, frameRate, makeVideo, runFfmpeg } from './ffmpeg.ts';

const LIMIT_MS = 30 * 60_000;

/**
 * From the last byte of an upload to the first playable and to the complete ladder, beside bare ffmpeg. That runs before and
 * after, and its mean counts: over minutes a machine's pace drifts by more than what is measured here.
 */
export async function benchTranscode(
  academy: RunningAcademy,
  lesson: CreatorsLesson,
  { videoSeconds }: { videoSeconds: number },
): Promise<BenchRow[]> {
  const programs = findFfmpegPrograms();
  await academy.restart({ WORKERS: '1', FFMPEG_PATH: programs.ffmpeg, FFPROBE_PATH: programs.ffprobe });
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-transcode-'));
  try {
    const source = path.join(folder, 'sample.mp4');
    await makeVideo(programs, source, { size: '1920x1080', seconds: videoSeconds });
    const megabytes = (await stat(source)).size / 1e6;
    console.log(`\nPreparing ${videoSeconds} s of 1080p (${megabytes.toFixed(0)} MB), from the last byte on`);

    const before = await bareLadder(programs, source, path.join(folder, 'before'));
    await lesson.upload(source);
    const started = performance.now();
    const playableMs = await timeUntil(lesson, ({ playing }) => playing !== null, LIMIT_MS);
    await timeUntil(lesson, ({ state }) => state === 'ready', LIMIT_MS);
    const completeMs = performance.now() - started;

    const after = await bareLadder(programs, source, path.join(folder, 'after'));
    const control = (before + after) / 2 / 1000;
    const row = { unit: 's', control, controlName: 'one bare ffmpeg command' } as const;
    const measured: BenchRow[] = [
      { ...row, name: 'first playable', ours: playableMs / 1000, target: { atMost: 0.25 } },
      { ...row, name: 'complete ladder', ours: completeMs / 1000, target: { atMost: 1.15 } },
    ];
    const runs = [before, after].map((ms) => `${(ms / 1000).toFixed(1)} s`);
    console.log(`one bare ffmpeg command ${runs.join(' before, ')} after`);
    for (const { name, ours } of measured) {
      console.log(`${name} ${ours.toFixed(1)} s, ratio ${(ours / row.control).toFixed(2)}`);
    }
    return measured;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bareLadder({ ffmpeg }: FfmpegPrograms, source: string, folder: string): Promise<number> {
  await mkdir(folder);
  const key = path.join(folder, 'content.key');
  const keyInfoFile = path.join(folder, 'key-info');
  await writeFile(key, randomBytes(16));
  await writeFile(keyInfoFile, `content.key\n${key}\n`);
  const started = performance.now();
  await runFfmpeg(ffmpeg, bareLadderArguments({ source, folder, keyInfoFile, frameRate }), {
    maxBuffer: 1e8,
  });
  return performance.now() - started;
}
