import { randomBytes, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessonCall } from '../lesson-calls.ts';
import { newFolder } from '../start-academy.ts';
import type { Caller } from './caller.ts';
import { makeFilm, slowFfmpeg } from './films.ts';
import { untilTriedAgain } from './processes.ts';
import { StartedAcademy } from './started-academy.ts';
import {
  addLesson,
  beginUpload,
  createLesson,
  sendBytes,
  streamPlays,
  untilPercent,
  untilVideo,
  uploadedBytes,
  uploadFilm,
} from './teaching.ts';
import { note } from './until.ts';

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
    folder = newFolder();
  });
  afterAll(() => academy.remove(folder));

  it('at random offsets of an upload loses nothing that was said to be there, and the film is the same byte for byte', async () => {
    // Without a worker, which would remove the upload after making renditions of it.
    await start({ WORKERS: '0' });
    const lesson = await createLesson(author);
    const film = randomBytes(4_000_000);
    const upload = await beginUpload(author, lesson, film.length);
    const written: string[] = [];
    const cutAt = Array.from({ length: CUTS }, (_, cut) => cut * 1_300_000 + randomInt(1, 900_000));
    for (let sent = 0; sent < film.length; ) {
      const part = film.subarray(sent, sent + PART_BYTES);
      const sending = sendBytes(author, upload, sent, part).catch(() => 0);
      if (sent + part.length > (cutAt[0] ?? Number.POSITIVE_INFINITY)) {
        cutAt.shift();
        const title = `Written before cut ${cutAt.length}`;
        await addLesson(author, lesson, { title });
        written.push(title);
        await academy.killEverything();
        await sending;
        await start({ WORKERS: '0' });
        const kept = await uploadedBytes(author, upload);
        // What was acknowledged is there, and of the rest as much as had arrived.
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
    const [module] = await author.ask('GET', `/api/courses/${lesson.courseId}/curriculum`);
    const titles = module.lessons.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['Lesson 1', ...written]);
    await academy.stop();
  });

  it('during the preparation of a film, and everything is there: people, notes, progress, and the film', async () => {
    await start(await slowFfmpeg(folder));
    const lesson = await createLesson(author);
    const student = await academy.signIn('student@example.com');
    await student.ask('POST', `/api/enrollments/courses/${lesson.courseId}`, {});
    const version = await uploadFilm(author, lesson, await makeFilm(folder, 12));
    await untilPercent(author, lesson, { percent: 50, withinMs: 120_000 });
    await student.ask('POST', `${lessonCall(lesson)}/note`, { content: 'Written a moment before' });
    await student.ask(
      'PUT',
      `/api/enrollments/courses/${lesson.courseId}/lessons/${lesson.lessonId}/complete`,
    );
    await academy.killEverything();
    const triedAgain = untilTriedAgain(version);
    await start(await slowFfmpeg(folder));
    const again = await academy.signIn('student@example.com');
    expect(await again.ask('GET', `${lessonCall(lesson)}/note`)).toMatchObject({
      content: 'Written a moment before',
    });
    expect(await again.ask('GET', `/api/enrollments/courses/${lesson.courseId}`)).toMatchObject({
      enrolled: true,
      progress: 100,
    });
    const ms = await triedAgain;
    note('everything killed: the film was gone on with after', ms);
    expect(ms).toBeLessThan(TWO_MINUTES_MS);
    await untilVideo(author, lesson, { state: 'ready', withinMs: 180_000 });
    expect(await streamPlays(again, lesson)).toBe(true);
  });
});
