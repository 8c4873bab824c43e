import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '../start-academy.ts';
import type { Caller } from './caller.ts';
import { makeFilm, slowFfmpeg } from './films.ts';
import { ancestorsOf, processesWith, signalAll, untilTriedAgain } from './processes.ts';
import { StartedAcademy } from './started-academy.ts';
import { createLesson, streamPlays, untilVideo, uploadFilm, videoOf } from './teaching.ts';
import { note, until } from './until.ts';

const TWO_MINUTES_MS = 120_000;

describe('a worker that is killed', () => {
  let academy: StartedAcademy;
  let folder: string;
  let author: Caller;
  beforeAll(async () => {
    folder = newFolder();
    academy = await StartedAcademy.start(folder, { WORKERS: '3', ...(await slowFfmpeg(folder)) });
    author = await academy.signIn('author@example.com');
  });
  afterAll(() => academy.remove(folder));

  /** The worker whose ffmpeg works on a version, which its arguments name. Undefined between two runs of ffmpeg. */
  function workerOn(version: string): number | undefined {
    const workers = academy.workers();
    const above = processesWith(version).flatMap(({ pid }) => ancestorsOf(pid));
    return above.find((pid) => workers.includes(pid));
  }

  async function killAt(lesson: LessonAddress, version: string, percent: number): Promise<void> {
    const workers: number[] = [];
    const reached = async () => {
      if (((await videoOf(author, lesson)).percent ?? 0) < percent) return false;
      const worker = workerOn(version);
      if (worker !== undefined) workers.push(worker);
      return worker !== undefined;
    };
    await until(reached, { withinMs: 120_000, what: `${percent} percent` });
    expect(signalAll(workers, 'SIGKILL')).toBe(1);
    expect((await videoOf(author, lesson)).state).not.toBe('ready');
  }

  /** Waits until the ffmpeg of another worker runs. */
  async function expectNextTry(version: string): Promise<void> {
    const ms = await untilTriedAgain(version);
    note('killed worker: another one began after', ms);
    expect(ms).toBeLessThan(TWO_MINUTES_MS);
  }

  it('at 10, at 50 and at 90 percent leaves one whole video each, and nothing else', async () => {
    const film = await makeFilm(folder, 16);
    const lessons: LessonAddress[] = [];
    // At the same time, because what takes long is to notice that a worker is gone.
    await Promise.all(
      [10, 50, 90].map(async (percent) => {
        const lesson = await createLesson(author);
        lessons.push(lesson);
        const version = await uploadFilm(author, lesson, film);
        await killAt(lesson, version, percent);
        await expectNextTry(version);
        await untilVideo(author, lesson, { state: 'ready', withinMs: 180_000 });
      }),
    );
    for (const lesson of lessons) expect(await streamPlays(author, lesson)).toBe(true);
    const blobs = path.join(academy.dataDir, 'blobs');
    // The folder goes with its last file.
    await until(() => !existsSync(path.join(blobs, 'sources')), {
      withinMs: 10_000,
      what: 'the sources to be gone',
    });
    const versions = await readdir(path.join(blobs, 'videos'));
    expect(versions).toHaveLength(lessons.length);
    for (const version of versions) {
      const files = await readdir(path.join(blobs, 'videos', version), { recursive: true });
      const segments = ['00000.ts', '00001.ts', '00002.ts', '00003.ts', 'index.m3u8'];
      expect(files.toSorted()).toEqual(
        ['240p', '360p']
          .flatMap((height) => [height, ...segments.map((name) => `${height}/${name}`)])
          .concat('poster.jpg', 'storyboard', 'storyboard/0.jpg')
          .toSorted(),
      );
    }
  });
});
