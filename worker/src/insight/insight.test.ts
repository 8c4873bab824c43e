import type { AcademyEvent } from '@academy/contract/events/events.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import {
  courseActivity,
  courseChanges,
  courseDays,
  courseSums,
  lessonSums,
} from '@academy/platform/database/schema/insight.ts';
import { enrollments, lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { endEnrollment } from '@academy/platform/enrollments/end-enrollment.ts';
import { newId } from '@academy/platform/ids.ts';
import { countEverybody } from '@academy/platform/insight/count-everybody.ts';
import { enrollPeople } from '@academy/platform/invitations/enroll-people.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insightListener } from './insight-listener.ts';

/** Ten minutes past midnight in Dhaka. */
const now = new Date('2026-03-14T18:10:00Z');
const today = '2026-03-15';
const config = {
  ...{ creatorQuotaBytes: 1, maxResourceBytes: 1, maxUploadBytes: 1, support: null },
  ...{ timeZone: 'Asia/Dhaka', setVariables: ['TIME_ZONE'] },
};

let test: TestDatabase;
let courseId: string;
let lessonIds: string[];
let asked: unknown[];
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  const { db } = test.database;
  asked = [];
  courseId = newId();
  await db.insert(courses).values({
    ...{ id: courseId, authorId: await addPerson(), title: 'Weaving', description: 'About it' },
    ...{ category: 'Design', instructor: 'A', status: 'published' as const, publishedAt: now },
  });
  const moduleId = newId();
  await db.insert(modules).values({ id: moduleId, courseId, title: 'One', position: 1 });
  lessonIds = [newId(), newId()];
  await db
    .insert(lessons)
    .values(
      lessonIds.map((id, index) => ({ id, courseId, moduleId, title: 'A lesson', position: index + 1 })),
    );
});

async function addPerson(): Promise<string> {
  const id = newId();
  await test.database.db
    .insert(users)
    .values({ id, name: 'Nadia', username: id, email: `${id}@example.com` });
  return id;
}

const hear = (event: AcademyEvent) => {
  const jobs = {
    enqueue: async (_: unknown, name: string, payload: object) => {
      asked.push([name, payload]);
      return '';
    },
  };
  const listener = insightListener({ database: test.database, jobs, config, clock: { now: () => now } });
  return test.database.db.transaction((tx) => listener.handle(tx, { id: '1', happenedAt: now, event }));
};

/** Enrolls and opens lessons, without telling anybody. */
async function learn(opened: readonly string[]): Promise<string> {
  const { db } = test.database;
  const userId = await addPerson();
  await db.insert(enrollments).values({ userId, courseId, enrolledAt: now, lastAccessedAt: now });
  for (const lessonId of opened)
    await db.insert(lessonProgress).values({ userId, lessonId, courseId, completedAt: now });
  return userId;
}
const sums = async () =>
  (await test.database.db.select().from(courseSums).where(eq(courseSums.courseId, courseId)))[0];

describe('what happens is counted', () => {
  it('once, however often it is told, on the day that it is in the academy', async () => {
    const [first = ''] = lessonIds;
    const userId = await learn([first]);
    for (const _ of [1, 2]) {
      await hear({ name: 'enrolled', courseId, userId });
      await hear({ name: 'lesson_completed', courseId, lessonId: first, userId });
    }
    const counted = { enrolled: 1, newcomers: 1, lessonsCompleted: 1, finished: 0, progress: 0.5 };
    expect(await sums()).toEqual({ courseId, ...counted });
    const days = await test.database.db.select().from(courseDays).where(eq(courseDays.courseId, courseId));
    expect(days).toEqual([{ courseId, day: today, ...counted, active: null, activeWeek: null }]);
    const slots = await test.database.db
      .select()
      .from(courseActivity)
      .where(eq(courseActivity.courseId, courseId));
    expect(slots).toEqual([{ courseId, userId, slot: new Date('2026-03-14T18:00:00Z') }]);
  });

  it('also when two are told at once', async () => {
    const userId = await learn(lessonIds);
    await Promise.all(
      lessonIds.flatMap((lessonId) => [
        hear({ name: 'lesson_completed', courseId, lessonId, userId }),
        hear({ name: 'enrolled', courseId, userId }),
      ]),
    );
    expect(await sums()).toMatchObject({ enrolled: 1, lessonsCompleted: 2, finished: 1, progress: 1 });
  });

  it('as finished when the last lesson is completed, for good', async () => {
    const { db } = test.database;
    const userId = await learn(lessonIds);
    await hear({ name: 'lesson_completed', courseId, lessonId: lessonIds[1] ?? '', userId });
    const [one] = await db.select().from(modules).where(eq(modules.courseId, courseId));
    await db
      .insert(lessons)
      .values({ ...{ id: newId(), courseId, moduleId: one?.id ?? '', title: 'New' }, position: 3 });
    await hear({ name: 'curriculum_edited', courseId });
    const [enrollment] = await db
      .select()
      .from(enrollments)
      .where(and(eq(enrollments.userId, userId), eq(enrollments.courseId, courseId)));
    expect(enrollment?.finishedAt).toEqual(now);
    const { finished, progress } = (await sums()) ?? {};
    expect([finished, Math.round((progress ?? 0) * 100)]).toEqual([1, 67]);
  });

  it('as a film watched to its end only when it was', async () => {
    const { db } = test.database;
    const [lessonId = ''] = lessonIds;
    await db.update(lessons).set({ videoSeconds: 60 }).where(eq(lessons.id, lessonId));
    const userId = await learn([lessonId]);
    await hear({ name: 'lesson_completed', courseId, lessonId, userId });
    const reach = async () =>
      (await db.select().from(lessonSums).where(eq(lessonSums.lessonId, lessonId)))[0];
    expect(await reach()).toMatchObject({ reached: 1, finished: 0 });
    await db.execute(sql`update lesson_progress set finished_at = now() where user_id = ${userId}`);
    for (const _ of [1, 2]) await hear({ name: 'lesson_finished', courseId, lessonId, userId });
    expect(await reach()).toMatchObject({ reached: 1, finished: 1 });
  });
});

describe('a student who left', () => {
  const leave = (studentId: string) => endEnrollment(test.database.db, { courseId, studentId });
  const enroll = (userId: string, id = courseId) =>
    test.database.db.insert(enrollments).values({ userId, courseId: id });

  it('goes on counting, and is not counted twice when they come back and finish', async () => {
    const { db } = test.database;
    const [first = '', second = ''] = lessonIds;
    const userId = await learn([first]);
    await hear({ name: 'enrolled', courseId, userId });
    const before = await sums();
    await leave(userId);
    await hear({ name: 'enrolled', courseId, userId });
    expect(await sums()).toEqual(before);
    await enroll(userId);
    await hear({ name: 'enrolled', courseId, userId });
    expect(await sums()).toEqual(before);
    await db.insert(lessonProgress).values({ userId, lessonId: second, courseId, completedAt: now });
    await hear({ name: 'lesson_completed', courseId, lessonId: second, userId });
    const counted = { enrolled: 1, newcomers: 1, lessonsCompleted: 2, finished: 1, progress: 1 };
    expect(await sums()).toEqual({ courseId, ...counted });
  });

  it('is counted also by who hears of it only then, once, and not again when they come back', async () => {
    const [first = ''] = lessonIds;
    const counted = { enrolled: 1, newcomers: 1, lessonsCompleted: 1, finished: 0, progress: 0.5 };
    const userId = await learn([first]);
    await leave(userId);
    for (const _ of [1, 2]) {
      await hear({ name: 'enrollment_ended', courseId, userId });
      await hear({ name: 'enrolled', courseId, userId });
    }
    expect(await sums()).toEqual({ courseId, ...counted });
    await enroll(userId);
    await hear({ name: 'enrolled', courseId, userId });
    expect(await sums()).toEqual({ courseId, ...counted });
  });

  it('is counted in the night where nobody was told, with what they completed last', async () => {
    const { database } = test;
    const [first = '', second = ''] = lessonIds;
    const time = { zone: config.timeZone, today };
    const userId = await learn([first]);
    await leave(userId);
    await countEverybody(database, time);
    expect(await sums()).toMatchObject({ enrolled: 1, lessonsCompleted: 1, progress: 0.5 });
    await database.db.insert(lessonProgress).values({ userId, lessonId: second, courseId, completedAt: now });
    expect(await countEverybody(database, time)).toBe(1);
    expect(await sums()).toMatchObject({ enrolled: 1, lessonsCompleted: 2, finished: 1, progress: 1 });
    expect(await countEverybody(database, time)).toBe(0);
  });

  it('is counted once if they leave while they are counted', async () => {
    const userId = await learn([]);
    await Promise.all([
      hear({ name: 'enrolled', courseId, userId }),
      leave(userId),
      hear({ name: 'enrolled', courseId, userId }),
    ]);
    await hear({ name: 'enrollment_ended', courseId, userId });
    expect(await sums()).toMatchObject({ enrolled: 1, newcomers: 1 });
  });

  it('is no newcomer in another course of the same author', async () => {
    const { db } = test.database;
    const userId = await learn([]);
    await hear({ name: 'enrolled', courseId, userId });
    await leave(userId);
    const [{ authorId } = { authorId: '' }] = await db.select().from(courses).where(eq(courses.id, courseId));
    const other = newId();
    await db.insert(courses).values({
      ...{ id: other, authorId, title: 'Dyeing', description: 'About it' },
      ...{ category: 'Design', instructor: 'A', status: 'published' as const, publishedAt: now },
    });
    await enroll(userId, other);
    await hear({ name: 'enrolled', courseId: other, userId });
    const [counted] = await db.select().from(courseSums).where(eq(courseSums.courseId, other));
    expect(counted).toMatchObject({ enrolled: 1, newcomers: 0 });
  });

  it('was there that day again when they come back', async () => {
    const userId = await learn([]);
    await leave(userId);
    await enroll(userId);
    const slots = await test.database.db
      .select()
      .from(courseActivity)
      .where(eq(courseActivity.courseId, courseId));
    expect(slots).toHaveLength(1);
  });

  it('was last there when they were, if somebody else enrolls them again', async () => {
    const userId = await learn([]);
    await leave(userId);
    await test.database.db.transaction((tx) => enrollPeople(tx, [{ userId, courseId }]));
    const [back] = await test.database.db.select().from(enrollments).where(eq(enrollments.userId, userId));
    expect([back?.lastAccessedAt, back?.enrolledAt]).toEqual([now, now]);
  });
});

it('remembers the day of a change, and has students counted anew when a lesson that they reached is gone', async () => {
  const { db } = test.database;
  const [first = '', second = ''] = lessonIds;
  const userId = await learn([first]);
  await hear({ name: 'lesson_completed', courseId, lessonId: first, userId });
  await hear({ name: 'video_ready', courseId, lessonId: first });
  await hear({ name: 'curriculum_edited', courseId });
  expect(asked).toEqual([]);
  await db.delete(lessons).where(eq(lessons.id, second));
  await hear({ name: 'curriculum_edited', courseId });
  expect([asked, (await sums())?.progress]).toEqual([[], 1]);
  await db.delete(lessons).where(eq(lessons.id, first));
  await hear({ name: 'curriculum_edited', courseId });
  expect([asked, (await sums())?.progress]).toEqual([[['insight.count', { courseId }]], 0]);
  const changes = await db.select().from(courseChanges).where(eq(courseChanges.courseId, courseId));
  expect(changes).toEqual([{ courseId, day: today }]);
});
