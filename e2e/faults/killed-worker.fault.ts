import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { note } from './figures.ts';
import { makeFilm, slowFfmpeg } from './films.ts';
import { ancestorsOf, processesWith, signalAll, until, untilTriedAgain } from './processes.ts';
import { newFolder, StartedAcademy } from './started-academy.ts';
import { createLesson, type Place, streamPlays, uploadFilm, videoOf } from './teaching.ts';

const TWO_MINUTES_MS = 120_000;

describe('a worker that is killed', () => {
  let academy: StartedAcademy;
  let folder: string;
  let author: Caller;
  beforeAll(async () => {
    folder = await newFolder();
    academy = await StartedAcademy.start(folder, { WORKERS: '3', ...(await slowFfmpeg(folder)) });
    author = await academy.signIn('author@example.com');
  });
  afterAll(() => academy.remove(folder));

  /** The worker whose ffmpeg works on a version: its arguments name it. Undefined between two of its runs. */
  function workerOn(version: string): number | undefined {
    const workers = academy.workers();
    const above = processesWith(version).flatMap(({ pid }) => ancestorsOf(pid));
    return above.find((pid) => workers.includes(pid));
  }

  async function killAt(place: Place, version: string, percent: number): Promise<void> {
    const workers: number[] = [];
    const reached = async () => {
      if (((await videoOf(author, place)).percent ?? 0) < percent) return false;
      const worker = workerOn(version);
      if (worker !== undefined) workers.push(worker);
      return worker !== undefined;
    };
    await until(reached, { withinMs: 120_000, what: `${percent} percent` });
    expect(signalAll(workers, 'SIGKILL')).toBe(1);
    expect((await videoOf(author, place)).state).not.toBe('ready');
  }

  /** By another worker, whose ffmpeg is seen at it. */
  async function triedAgain(version: string): Promise<void> {
    const ms = await untilTriedAgain(version);
    note('killed worker: another one began after', ms);
    expect(ms).toBeLessThan(TWO_MINUTES_MS);
  }

  async function prepared(place: Place): Promise<void> {
    const ready = async () => (await videoOf(author, place)).state === 'ready';
    await until(ready, { withinMs: 180_000, what: 'the film to be ready', everyMs: 250 });
  }

  it('at 10, at 50 and at 90 percent leaves one whole video each, and nothing else', async () => {
    const film = await makeFilm(folder, 16);
    const places: Place[] = [];
    // At the same time, because what takes long is to notice that a worker is gone.
    await Promise.all(
      [10, 50, 90].map(async (percent) => {
        const place = await createLesson(author);
        places.push(place);
        const version = await uploadFilm(author, place, film);
        await killAt(place, version, percent);
        await triedAgain(version);
        await prepared(place);
      }),
    );
    for (const place of places) expect(await streamPlays(author, place)).toBe(true);
    const blobs = path.join(academy.dataDir, 'blobs');
    // The folder goes with its last file.
    await until(() => !existsSync(path.join(blobs, 'sources')), {
      withinMs: 10_000,
      what: 'the sources to be gone',
    });
    const versions = await readdir(path.join(blobs, 'videos'));
    expect(versions).toHaveLength(places.length);
    for (const version of versions) {
      const files = await readdir(path.join(blobs, 'videos', version), { recursive: true });
      const segments = ['00000.ts', '00001.ts', '00002.ts', '00003.ts', 'index.m3u8'];
      expect(files.toSorted()).toEqual(
        ['240p', '360p']
          .flatMap((height) => [height, ...segments.map((name) => `${height}/${name}`)])
          .concat('poster.jpg')
          .toSorted(),
      );
    }
  });
});
