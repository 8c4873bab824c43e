import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessonCall } from '../lesson-calls.ts';
import type { Answer, Caller } from './caller.ts';
import { makeFilm } from './films.ts';
import { signalAll } from './processes.ts';
import type { StartedAcademy } from './started-academy.ts';
import { beginUpload, openClassroom, untilVideo, uploadFilm } from './teaching.ts';
import { note, until } from './until.ts';

/** A statement waits at most 5 s for a connection and 12 s for its answer. */
const TIME_OUT_MS = 17_000;
const RECOVERY_MS = 5_000;

describe('a database that goes away', () => {
  let academy: StartedAcademy;
  let folder: string;
  let author: Caller;
  let student: Caller;
  let lesson: LessonAddress;
  beforeAll(async () => {
    ({ academy, folder, author, student, lesson } = await openClassroom());
  });
  afterAll(() => academy.remove(folder));

  let round = 0;
  /** Reads and writes of every kind, each of which needs the database. */
  function calls(): Promise<Answer>[] {
    round += 1;
    const visitor = academy.visitor();
    const { courseId, lessonId } = lesson;
    return [
      visitor.call('GET', '/readyz'),
      visitor.call('GET', `/api/courses?search=round ${round}`),
      student.call('GET', '/api/auth/me'),
      student.call('GET', '/api/courses/in-progress'),
      student.call('GET', `/api/enrollments/courses/${courseId}`),
      student.call('POST', `/api/enrollments/courses/${courseId}`, {}),
      student.call('PUT', `/api/enrollments/courses/${courseId}/lessons/${lessonId}/complete`),
      student.call('POST', `${lessonCall(lesson)}/note`, { content: `note ${round}` }),
      author.call('POST', `/api/courses/${courseId}/modules`, { title: `Module ${round}` }),
      author.call('PUT', lessonCall(lesson), { title: `Lesson ${round}`, order: 1 }),
      author.call('GET', `${lessonCall(lesson)}/video`),
    ];
  }

  const allWell = async () => (await Promise.all(calls())).every(({ status }) => status < 300);

  async function recovers(what: string): Promise<void> {
    const ms = await until(allWell, { withinMs: RECOVERY_MS * 4, what: 'everything to answer again' });
    note(`${what}: everything answered again after`, ms);
    expect(ms).toBeLessThan(RECOVERY_MS);
    // Several times, because one half-dead connection of the pool would be used sooner or later.
    for (let time = 0; time < 5; time += 1) expect(await allWell()).toBe(true);
  }

  it('because it is stopped is told in time, and is used again when it goes on', async () => {
    expect(await allWell()).toBe(true);
    const database = academy.database();
    signalAll(database, 'SIGSTOP');
    // More than the pool has connections, and for longer than one time-out, so that none is left that never waited.
    const first = [...calls(), ...calls(), ...calls()];
    const alive = await academy.visitor().call('GET', '/healthz');
    expect(alive.status).toBe(200);
    expect(alive.ms).toBeLessThan(1_000);
    const answers = [...(await Promise.all(first)), ...(await Promise.all(calls()))];
    signalAll(database, 'SIGCONT');
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    note('stopped database: the slowest answer 503 came after', slowest);
    expect(slowest).toBeLessThan(TIME_OUT_MS + 3_000);
    expect(answers[0]?.body).toMatchObject({ code: 'database_away' });
    await recovers('stopped database');
  });

  it('because it is killed is told at once, and comes back by itself', async () => {
    const [postmaster] = academy.database();
    const before = await academy.api();
    const meanwhile: Answer[] = [];
    const busy = [...calls(), ...calls()];
    // The first of them takes the others with it, before or after they are reached.
    expect(signalAll(academy.database(), 'SIGKILL')).toBeGreaterThan(0);
    const from = performance.now();
    for (const settled of await Promise.allSettled(busy)) {
      if (settled.status === 'fulfilled') meanwhile.push(settled.value);
    }
    // The academy itself answers each call: the database did its part before it was killed, or it was away.
    expect(meanwhile).toHaveLength(busy.length);
    expect(meanwhile.map(({ status }) => status).filter((status) => status >= 300 && status !== 503)).toEqual(
      [],
    );
    expect(performance.now() - from).toBeLessThan(TIME_OUT_MS);
    await recovers('killed database');
    expect(academy.database()).not.toContain(postmaster);
    // The API has outlived it.
    expect(await academy.api()).toBe(before);
  });

  it('does not keep the worker from preparing what comes afterwards, nor uploads from being taken', async () => {
    await beginUpload(author, lesson, 1000);
    await uploadFilm(author, lesson, await makeFilm(folder, 1));
    await untilVideo(author, lesson, { state: 'ready', withinMs: 60_000 });
  });
});
