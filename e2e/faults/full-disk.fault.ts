import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { note } from './figures.ts';
import { makeFilm } from './films.ts';
import { signalAll, until } from './processes.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { newFolder, StartedAcademy } from './started-academy.ts';
import { createLesson, lessonPath, type Place, streamPlays, uploadFilm, videoOf } from './teaching.ts';

/** Less than a film may take: the rest is reserved, so that the database can go on and the failure be written down. */
const LEFT_FOR_THE_DATABASE = 64 * 1024 * 1024;

/** With the database on it, as on a machine that has one disk for everything. */
describe('a disk that is full', () => {
  let disk: SmallDisk | null;
  let academy: StartedAcademy;
  let aside: string;
  let author: Caller;
  let place: Place;
  let film: Buffer;
  beforeAll(async () => {
    disk = mountSmallDisk(1_500);
    if (disk === null) return;
    aside = await newFolder();
    film = await makeFilm(aside, 1);
    academy = await StartedAcademy.start(disk.folder);
    author = await academy.signIn('author@example.com');
    place = await createLesson(author);
    await uploadFilm(author, place, film);
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

  const untilState = (state: string) =>
    until(async () => (await videoOf(author, place)).state === state, {
      withinMs: 180_000,
      what: `the film to be ${state}`,
    });

  it('fails the preparation with its reason while the old film plays, and trying again works once there is room', async () => {
    const workers = academy.workers();
    expect(signalAll(workers, 'SIGSTOP')).toBe(1);
    await uploadFilm(author, place, film);
    await disk?.fill(LEFT_FOR_THE_DATABASE);
    expect(signalAll(workers, 'SIGCONT')).toBe(1);
    const from = performance.now();
    await untilState('failed');
    note('full disk: given up after', performance.now() - from);
    expect(await videoOf(author, place)).toMatchObject({
      failure: { code: 'disk_full' },
    });
    expect(await streamPlays(author, place)).toBe(true);

    await disk?.empty();
    await author.ask('POST', `${lessonPath(place)}/video/retry`);
    await untilState('ready');
    expect(await streamPlays(author, place)).toBe(true);
  });

  it('lets people read, tells those who write that it did not work, and takes everything again once there is room', async () => {
    const read = async () => (await author.call('GET', `/api/courses/${place.courseId}/curriculum`)).status;
    const writerOf = (caller: Caller, at: Place) => async (content: string) =>
      (await caller.call('PUT', lessonPath(at), { title: 'Lesson 1', content, order: 1 })).status;
    const newWriter = async (n: number) => {
      const caller = await academy.signIn(`writer${n}@example.com`);
      return writerOf(caller, await createLesson(caller));
    };
    const write = writerOf(author, place);
    expect(await write('before')).toBe(200);
    const writers = await Promise.all(Array.from({ length: 12 }, (_, n) => newWriter(n)));
    await disk?.fill();
    let refusal = 200;
    let turn = 0;
    // Until the room that the database had set aside is used up too; by many, since one person may save only so often.
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
    expect(await author.ask('GET', lessonPath(place))).toMatchObject({ content: 'after' });
  });
});
