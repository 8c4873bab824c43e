import { randomBytes, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { note } from './figures.ts';
import { makeFilm, slowFfmpeg } from './films.ts';
import { until, untilTriedAgain } from './processes.ts';
import { newFolder, StartedAcademy } from './started-academy.ts';
import {
  addLesson,
  beginUpload,
  createLesson,
  lessonPath,
  sendBytes,
  streamPlays,
  uploadedBytes,
  uploadFilm,
  videoOf,
} from './teaching.ts';

const PART_BYTES = 400_000;
const CUTS = 3;
const TWO_MINUTES_MS = 120_000;

describe('kill -9 of everything', () => {
  let academy: StartedAcademy;
  let folder: string;
  let author: Caller;
  let starts = 0;
  async function start(environment: Record<string, string>): Promise<void> {
    const from = performance.now();
    academy = await StartedAcademy.start(folder, environment);
    author = await academy.signIn('author@example.com');
    if (starts > 0) note('everything killed: ready again after', performance.now() - from);
    starts += 1;
  }
  beforeAll(async () => {
    folder = await newFolder();
  });
  afterAll(() => academy.remove(folder));

  it('at random offsets of an upload loses nothing that was said to be there, and the film is the same byte for byte', async () => {
    // Without a worker, which would remove what came when it has made renditions of it.
    await start({ WORKERS: '0' });
    const place = await createLesson(author);
    const film = randomBytes(4_000_000);
    const upload = await beginUpload(author, place, film.length);
    const written: string[] = [];
    const cutAt = Array.from({ length: CUTS }, (_, cut) => cut * 1_300_000 + randomInt(1, 900_000));
    for (let sent = 0; sent < film.length; ) {
      const part = film.subarray(sent, sent + PART_BYTES);
      const sending = sendBytes(author, upload, sent, part).catch(() => 0);
      if (sent + part.length > (cutAt[0] ?? Number.POSITIVE_INFINITY)) {
        cutAt.shift();
        const title = `Written before cut ${cutAt.length}`;
        await addLesson(author, place, { title });
        written.push(title);
        await academy.killEverything();
        await sending;
        await start({ WORKERS: '0' });
        const kept = await uploadedBytes(author, upload);
        // What was acknowledged is there; of what was not, as much as had come.
        expect(kept).toBeGreaterThanOrEqual(sent);
        sent = kept;
      } else {
        expect(await sending).toBe(204);
        sent += part.length;
      }
    }
    expect(cutAt).toEqual([]);
    const version = upload.split('/').at(-1) ?? '';
    const source = await readFile(path.join(academy.dataDir, 'blobs/sources', version));
    expect(source.equals(film)).toBe(true);
    const [module] = await author.ask('GET', `/api/courses/${place.courseId}/curriculum`);
    const titles = module.lessons.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['Lesson 1', ...written]);
    await academy.stop();
  });

  it('during the preparation of a film, and everything is there: people, notes, progress, and the film', async () => {
    await start(await slowFfmpeg(folder));
    const place = await createLesson(author);
    const student = await academy.signIn('student@example.com');
    await student.ask('POST', `/api/enrollments/courses/${place.courseId}`, {});
    const version = await uploadFilm(author, place, await makeFilm(folder, 12));
    const half = async () => ((await videoOf(author, place)).percent ?? 0) >= 50;
    await until(half, { withinMs: 120_000, what: 'half of the film' });
    await student.ask('POST', `${lessonPath(place)}/note`, { content: 'Written a moment before' });
    await student.ask('PUT', `/api/enrollments/courses/${place.courseId}/lessons/${place.lessonId}/complete`);
    await academy.killEverything();
    const triedAgain = untilTriedAgain(version);
    await start(await slowFfmpeg(folder));
    const again = await academy.signIn('student@example.com');
    expect(await again.ask('GET', `${lessonPath(place)}/note`)).toMatchObject({
      content: 'Written a moment before',
    });
    expect(await again.ask('GET', `/api/enrollments/courses/${place.courseId}`)).toMatchObject({
      enrolled: true,
      progress: 100,
    });
    const ms = await triedAgain;
    note('everything killed: the film was gone on with after', ms);
    expect(ms).toBeLessThan(TWO_MINUTES_MS);
    const ready = async () => (await videoOf(author, place)).state === 'ready';
    await until(ready, { withinMs: 180_000, what: 'the film to be ready', everyMs: 250 });
    expect(await streamPlays(again, place)).toBe(true);
  });
});
