import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lessonCall } from '../lesson-calls.ts';
import { newFolder } from '../start-academy.ts';
import type { Caller } from './caller.ts';
import { makeFilm } from './films.ts';
import { signalAll } from './processes.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { StartedAcademy } from './started-academy.ts';
import { createLesson, streamPlays, untilVideo, uploadFilm, videoOf } from './teaching.ts';
import { note, until } from './until.ts';

/** Less than a film needs, but enough for the database to go on and to store the failure. */
const LEFT_FOR_THE_DATABASE = 64 * 1024 * 1024;

/** With the database on it, as on a machine that has one disk for everything. */
describe('a disk that is full', () => {
  let disk: SmallDisk | null;
  let academy: StartedAcademy;
  let aside: string;
  let author: Caller;
  let lesson: LessonAddress;
  let film: Buffer;
  beforeAll(async () => {
    disk = mountSmallDisk(1_500);
    if (disk === null) return;
    aside = newFolder();
    film = await makeFilm(aside, 1);
    // Its log is on another disk, so that it can be written when this one is full.
    academy = await StartedAcademy.start(disk.folder, {}, path.join(aside, 'academy.log'));
    author = await academy.signIn('author@example.com');
    lesson = await createLesson(author);
    await uploadFilm(author, lesson, film);
    await untilState('ready');
  });
  beforeEach(({ skip }) => {
    if (disk === null) skip('A disk of its own to fill can be had as root on Linux alone.');
  });
  afterAll(async () => {
    if (disk === null) return;
    await academy.remove(aside);
    disk.remove();
  });

  const untilState = (state: 'ready' | 'failed') => untilVideo(author, lesson, { state, withinMs: 240_000 });

  it('fails the preparation with its reason while the old film plays, and trying again works once there is room', async () => {
    const workers = academy.workers();
    expect(signalAll(workers, 'SIGSTOP')).toBe(1);
    await uploadFilm(author, lesson, film);
    await disk?.fill(LEFT_FOR_THE_DATABASE);
    expect(signalAll(workers, 'SIGCONT')).toBe(1);
    const from = performance.now();
    await untilState('failed');
    note('full disk: given up after', performance.now() - from);
    expect(await videoOf(author, lesson)).toMatchObject({ failure: { code: 'disk_full' } });
    expect(await streamPlays(author, lesson)).toBe(true);

    await disk?.empty();
    await author.ask('POST', `${lessonCall(lesson)}/video/retry`);
    await untilState('ready');
    expect(await streamPlays(author, lesson)).toBe(true);
  });

  it('lets people read, tells those who write that it did not work, and takes everything again once there is room', async () => {
    const read = async () => (await author.call('GET', `/api/courses/${lesson.courseId}/curriculum`)).status;
    const writerOf = (caller: Caller, at: LessonAddress) => async (content: string) =>
      (await caller.call('PUT', lessonCall(at), { title: 'Lesson 1', content, order: 1 })).status;
    const newWriter = async (n: number) => {
      const caller = await academy.signIn(`writer${n}@example.com`);
      return writerOf(caller, await createLesson(caller));
    };
    const write = writerOf(author, lesson);
    expect(await write('before')).toBe(200);
    const writers = await Promise.all(Array.from({ length: 12 }, (_, n) => newWriter(n)));
    await disk?.fill();
    let refusal = 200;
    let turn = 0;
    // Until the room that the database had reserved is used up too; by many users, since one may save only so often.
    const refused = async () => {
      turn += 1;
      refusal = (await writers[turn % writers.length]?.(randomBytes(40_000).toString('hex'))) ?? 0;
      return refusal !== 200;
    };
    await until(refused, { withinMs: 120_000, what: 'a write to be refused', everyMs: 1 });
    expect(refusal).toBe(503);
    const reads = await until(async () => (await read()) === 200, { withinMs: 20_000, what: 'reading' });
    note('full disk: read again after', reads);
    await disk?.empty();
    const ms = await until(async () => (await write('after')) === 200, { withinMs: 20_000, what: 'writing' });
    note('full disk: written again after', ms);
    expect(await author.ask('GET', lessonCall(lesson))).toMatchObject({ content: 'after' });
  });
});
