import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RunningAcademy } from '../running-academy.ts';
import { makeCreatorsLesson, timeUntil } from '../video/creators-lesson.ts';
import { findFfmpegPrograms } from '../video/ffmpeg-program.ts';

export interface LessonToWatch {
  readonly courseId: string;
  readonly moduleId: string;
  readonly lessonId: string;
  /** Of its video. */
  readonly version: string;
}

const videoSeconds = 40;
const limitMs = 10 * 60_000;

/** A published lesson with a small video that is ready to be watched. */
export async function makeLessonToWatch(academy: RunningAcademy): Promise<LessonToWatch> {
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-soak-'));
  try {
    const file = path.join(folder, 'watched.mp4');
    await makeVideo(file);
    const lesson = await makeCreatorsLesson(academy);
    await lesson.upload(file);
    await timeUntil(lesson, ({ state }) => state === 'ready', limitMs);
    const { playing } = await lesson.status();
    if (playing === null) throw new Error('A video that is ready does not play.');
    const { courseId, moduleId, lessonId } = lesson;
    return { courseId, moduleId, lessonId, version: playing.version };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeVideo(file: string): Promise<void> {
  const picture = `testsrc2=size=640x360:rate=25:duration=${videoSeconds},noise=alls=8:allf=t`;
  await promisify(execFile)(findFfmpegPrograms().ffmpeg, [
    ...['-v', 'error', '-nostdin', '-y', '-f', 'lavfi', '-i', picture],
    ...['-f', 'lavfi', '-i', `sine=frequency=330:duration=${videoSeconds}`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', file],
  ]);
}
