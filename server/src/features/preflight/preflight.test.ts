import type { Finding } from '@academy/contract/preflight/finding.ts';
import type { Preflight } from '@academy/contract/preflight/preflight-calls.ts';
import type { VideoState } from '@academy/contract/videos/video-status.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { preflights } from '@academy/platform/database/schema/preflight.ts';
import { findCourseState } from '@academy/platform/preflight/course-state.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { insertVideo } from '../../testing/insert-video.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let authorId: string;
let courseId: string;
let call: Awaited<ReturnType<typeof signInLearner>>;

beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());
beforeEach(async () => {
  authorId = await insertUser(academy.database, { role: 'creator' });
  call = await signInLearner(academy, authorId);
  courseId = await insertCourse(academy.database, { authorId });
});

const start = () => call('POST', `/api/courses/${courseId}/preflight`, {});
const read = async (): Promise<Preflight> => (await call('GET', `/api/courses/${courseId}/preflight`)).body;

const jobs = async () => {
  const { rows } = await academy.database.db.execute<{ id: string }>(sql`
    select id from pgboss.job where name = 'preflight.check' and data->>'courseId' = ${courseId}`);
  return rows.length;
};

/** As a worker ends a check. */
async function finish(findings: Finding[], total = findings.length): Promise<void> {
  const courseState = await findCourseState(academy.database.db, courseId);
  await academy.database.db
    .update(preflights)
    .set({ state: 'done', courseState, checkedAt: new Date(), findings, findingsTotal: total })
    .where(eq(preflights.courseId, courseId));
}

const empty: Finding = { code: 'course_empty', facts: {}, module: null, lesson: null, second: null };

describe('the check of a course', () => {
  it('is begun by its author, and only once at a time', async () => {
    expect(await read()).toEqual({ state: 'never', done: 0, total: 0, atOnce: [empty], result: null });
    const { status, body } = await start();
    expect({ status, body }).toEqual({
      status: 200,
      body: { state: 'waiting', done: 0, total: 0, atOnce: [empty], result: null },
    });
    await Promise.all([start(), start(), start()]);
    expect(await jobs()).toBe(1);
  });

  it('is begun once by many who ask at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, start));
    expect(await jobs()).toBe(1);
  });

  it('tells what was found, of which state, and whether the course changed since', async () => {
    const [lesson] = await insertCurriculum(academy.database, courseId, { Module: ['Lesson'] });
    await start();
    await finish([empty], 700);
    const told = await read();
    expect(told).toMatchObject({
      state: 'done',
      result: { findings: [empty], total: 700, hasChanged: false },
    });
    expect(told.result?.courseState).toMatch(/^[0-9a-f]{32}$/);

    const address = `/api/courses/${courseId}/modules/${lesson?.moduleId}/lessons/${lesson?.id}`;
    await call('PUT', address, { title: 'Lesson', content: 'New words' });
    expect((await read()).result?.hasChanged).toBe(true);
  });

  it('is not needed to tell what can be seen at once', async () => {
    const [lesson] = await insertCurriculum(academy.database, courseId, { Module: ['Lesson'], Other: [] });
    const address = `/api/courses/${courseId}/modules/${lesson?.moduleId}/lessons/${lesson?.id}`;
    await call('PUT', address, { title: 'Lesson', content: ' ' });
    const codes = async () =>
      (await read()).atOnce.map(({ code, lesson, module }) => [code, lesson?.title ?? module?.title]);
    expect(await codes()).toEqual([
      ['lesson_empty', 'Lesson'],
      ['module_empty', 'Other'],
    ]);
    await call('PUT', address, { title: 'Lesson', content: 'Words' });
    expect(await codes()).toEqual([['module_empty', 'Other']]);
  });

  it('is not needed to tell which films cannot be watched, whatever becomes of a newer one', async () => {
    const [growing, replaced, failed] = await insertCurriculum(academy.database, courseId, {
      Module: ['Growing', 'Replaced', 'Failed'],
    });
    const insert = (lesson: { id: string } | undefined, state: VideoState, heights: number[]) =>
      insertVideo(academy, { lessonId: lesson?.id ?? '', heights, values: { state } });
    const told = async () =>
      (await read()).atOnce.map(({ code, lesson, facts }) => [code, lesson?.title, facts]);
    await insert(growing, 'playable', [360]);
    await insert(replaced, 'ready', [360]);
    await insert(replaced, 'waiting', []);
    expect(await told()).toEqual([]);
    await academy.database.db.execute(sql`update video_assets set state = 'failed' where state = 'waiting'`);
    await insert(failed, 'failed', []);
    expect(await told()).toEqual([
      ['film_failed', 'Failed', {}],
      ['film_failed', 'Replaced', { isWatchable: true }],
    ]);
  });

  it('keeps what the last one found while the next one is made', async () => {
    await start();
    await finish([empty]);
    await start();
    expect(await read()).toMatchObject({ state: 'waiting', result: { findings: [empty] } });
    await academy.database.db
      .update(preflights)
      .set({ state: 'failed' })
      .where(eq(preflights.courseId, courseId));
    expect(await read()).toMatchObject({ state: 'failed', result: { findings: [empty] } });
  });

  it('can be begun again when its job is gone', async () => {
    await start();
    await academy.database.db.execute(sql`delete from pgboss.job where name = 'preflight.check'`);
    await start();
    expect(await jobs()).toBe(1);
  });

  it('cannot be asked for again and again', async () => {
    for (let times = 0; times < 10; times += 1) expect((await start()).status).toBe(200);
    expect((await start()).status).toBe(429);
  });

  it('does not keep a course from being published, and goes with it', async () => {
    await academy.database.db.update(courses).set({ status: 'draft' }).where(eq(courses.id, courseId));
    await start();
    await finish([empty]);
    const published = await call('PUT', `/api/creator/courses/${courseId}/status`, { status: 'published' });
    expect(published.status).toBe(200);
    await academy.database.db.delete(courses).where(eq(courses.id, courseId));
    expect(await academy.database.db.$count(preflights, eq(preflights.courseId, courseId))).toBe(0);
  });
});
