import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { note } from './figures.ts';
import { makeFilm, slowFfmpeg } from './films.ts';
import { ancestorsOf, processesWith, signalAll, until } from './processes.ts';
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

  /** The worker whose ffmpeg works on a version: its arguments name it. */
  function workerOn(version: string): number {
    const workers = academy.workers();
    const above = processesWith(version).flatMap(({ pid }) => ancestorsOf(pid));
    const worker = above.find((pid) => workers.includes(pid));
    if (worker === undefined) throw new Error(`Nobody prepares ${version}.`);
    return worker;
  }

  async function killAt(place: Place, version: string, percent: number): Promise<void> {
    const reached = async () => ((await videoOf(author, place)).percent ?? 0) >= percent;
    await until(reached, { withinMs: 60_000, what: `${percent} percent`, everyMs: 20 });
    expect(signalAll([workerOn(version)], 'SIGKILL')).toBe(1);
  }

  /** By another worker, whose ffmpeg is seen at it. */
  async function triedAgain(version: string): Promise<void> {
    const atWork = () => processesWith(version).length > 0;
    await until(() => !atWork(), { withinMs: 10_000, what: 'the ffmpeg of the killed worker to be gone' });
    const ms = await until(atWork, { withinMs: TWO_MINUTES_MS, what: 'another try', everyMs: 500 });
    note('killed worker: another one began after', ms);
  }

  async function prepared(place: Place): Promise<void> {
    const ready = async () => (await videoOf(author, place)).state === 'ready';
    await until(ready, { withinMs: 100_000, what: 'the film to be ready', everyMs: 250 });
  }

  it('at 10, at 50 and at 90 percent leaves one whole video each, and nothing else', async () => {
    const film = await makeFilm(folder, 8);
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
      const segments = ['00000.ts', '00001.ts', 'index.m3u8'];
      expect(files.toSorted()).toEqual(
        ['240p', '360p']
          .flatMap((height) => [height, ...segments.map((name) => `${height}/${name}`)])
          .concat('poster.jpg')
          .toSorted(),
      );
    }
  });
});
