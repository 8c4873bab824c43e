/** What an hour of film takes: processor time of the worker, and bytes of each rendition. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { streamPath } from '@academy/contract/videos/stream-paths.ts';
import { printLine } from '../bench-row.ts';
import { childRunning, cpuSecondsOfFamily } from '../linux-processes.ts';
import type { RunningAcademy } from '../running-academy.ts';
import type { LessonToWatch } from '../soak/lesson-videos.ts';
import { makeCreatorsLesson, timeUntil } from '../video/creators-lesson.ts';
import { findFfmpegPrograms, makeVideo, runFfmpeg } from '../video/ffmpeg.ts';

const limitMs = 5 * 60_000;

/** A minute of 720p with slides and a voice, which the repository has. */
const teachingFilm = path.resolve(
  import.meta.dirname,
  '../../../demo/courses/react-in-practice/01-components-with-clear-borders/component-tree.mp4',
);

interface Film {
  readonly name: string;
  readonly seconds: number;
  make(file: string): Promise<unknown>;
}

/** Prepares two films with one worker, and gives a lesson that plays the last of them. */
export async function measureFilms(academy: RunningAcademy): Promise<LessonToWatch> {
  const programs = findFfmpegPrograms();
  await academy.restart({ WORKERS: '1', FFMPEG_PATH: programs.ffmpeg, FFPROBE_PATH: programs.ffprobe });
  const films: Film[] = [
    {
      name: '1080p, moving, with grain',
      seconds: 8,
      make: (file) => makeVideo(programs, file, { size: '1920x1080', seconds: 8 }),
    },
    {
      name: '720p, slides and a voice',
      seconds: 16,
      make: (file) =>
        runFfmpeg(programs.ffmpeg, [
          ...['-v', 'error', '-nostdin', '-ss', '8', '-i', teachingFilm],
          ...['-t', '16', '-c', 'copy', file],
        ]),
    },
  ];
  const folder = await mkdtemp(path.join(tmpdir(), 'academy-film-'));
  try {
    console.log('\nAn hour of film, from a few seconds of it');
    let watched: LessonToWatch | undefined;
    for (const [number, film] of films.entries())
      watched = await measureFilm(academy, film, path.join(folder, `${number}.mp4`));
    if (watched === undefined) throw new Error('There is no film.');
    await academy.restart({});
    return watched;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureFilm(academy: RunningAcademy, film: Film, file: string): Promise<LessonToWatch> {
  await film.make(file);
  const lesson = await makeCreatorsLesson(academy);
  const worker = await childRunning(academy.pid(), 'worker/src/main.ts');
  const before = await cpuSecondsOfFamily(worker);
  await lesson.upload(file);
  await timeUntil(lesson, ({ state }) => state === 'ready', limitMs);
  const cpuHours = ((await cpuSecondsOfFamily(worker)) - before) / film.seconds;
  const { playing } = await lesson.status();
  if (playing === null) throw new Error('A video that is ready does not play.');
  const { courseId, moduleId, lessonId, cookie } = lesson;
  const master = await fetch(academy.origin + streamPath(lessonId), { headers: { cookie } });
  printLine(film.name.padEnd(28), [`${cpuHours.toFixed(2)} CPU hours of the worker`], 0);
  for (const { height, bitsPerSecond } of renditionsIn(await master.text())) {
    const megabytes = (bitsPerSecond / 8 / 1e6) * 3600;
    const cells = [`${(bitsPerSecond / 1e6).toFixed(2)} Mbit/s`, `${megabytes.toFixed(0)} MB`];
    printLine(`  ${height}p`.padEnd(28), cells, 12);
  }
  return { courseId, moduleId, lessonId, version: playing.version };
}

/** From large to small. */
function renditionsIn(master: string): { height: number; bitsPerSecond: number }[] {
  return [...master.matchAll(/AVERAGE-BANDWIDTH=(\d+).*?RESOLUTION=\d+x(\d+)/g)]
    .map(([, average, height]) => ({ height: Number(height), bitsPerSecond: Number(average) }))
    .sort((one, other) => other.height - one.height);
}
