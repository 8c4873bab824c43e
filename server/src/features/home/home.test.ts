import { homeLimits } from '@academy/contract/home/home-calls.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { courseActivity } from '@academy/platform/database/schema/insight.ts';
import { enrollments, notes, timedNotes } from '@academy/platform/database/schema/learning.ts';
import { newId } from '@academy/platform/ids.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());

async function learner() {
  const userId = await insertUser(academy.database);
  const call = await signInLearner(academy, userId);
  const home = async () => (await call('GET', '/api/home')).body;
  return { userId, call, home };
}

type Learner = Awaited<ReturnType<typeof learner>>;

async function enrolledIn({ call }: Learner, outline: Record<string, string[]>) {
  const courseId = await insertCourse(academy.database);
  const all = await insertCurriculum(academy.database, courseId, outline);
  await call('POST', `/api/enrollments/courses/${courseId}`);
  return { courseId, all };
}

const open = ({ call }: Learner, courseId: string, lesson: { id: string } | undefined) =>
  call('PUT', `/api/enrollments/courses/${courseId}/lessons/${lesson?.id}/complete`);

describe('home', () => {
  it('has nothing for who has not begun with anything', async () => {
    const { home } = await learner();
    expect(await home()).toEqual({ next: null, learnedAt: [], notes: [], earned: [] });
  });

  it('begins a course with its first lesson, and goes on with the one that was open last', async () => {
    const student = await learner();
    const { courseId, all } = await enrolledIn(student, { Start: ['Warp', 'Weft'], End: ['Hem'] });
    expect((await student.home()).next).toEqual({
      courseId,
      moduleId: all[0]?.moduleId,
      lessonId: all[0]?.id,
      lessonTitle: 'Warp',
      isBegun: false,
      duration: null,
      videoSeconds: null,
      position: 0,
    });
    await open(student, courseId, all[0]);
    await open(student, courseId, all[1]);
    expect((await student.home()).next).toMatchObject({ lessonId: all[1]?.id, isBegun: true });
  });

  it('goes on to the next lesson once the film of the last was left at its end', async () => {
    const student = await learner();
    const { courseId, all } = await enrolledIn(student, { Start: ['Warp', 'Weft'] });
    const [first, second] = all;
    await academy.database.db
      .update(lessons)
      .set({ videoSeconds: 100 })
      .where(eq(lessons.courseId, courseId));
    await open(student, courseId, first);
    const address = `/api/courses/${courseId}/modules/${first?.moduleId}/lessons/${first?.id}/position`;
    const stopAt = (seconds: number) => student.call('PUT', address, { seconds });
    await stopAt(40);
    expect((await student.home()).next).toMatchObject({
      lessonId: first?.id,
      position: 40,
      videoSeconds: 100,
    });
    await stopAt(95);
    expect((await student.home()).next).toMatchObject({ lessonId: second?.id, isBegun: false, position: 0 });
  });

  it('goes on with the course of the last visit in which a lesson is left, as long as it is open', async () => {
    const student = await learner();
    const older = await enrolledIn(student, { Start: ['Warp', 'Weft'] });
    const newer = await enrolledIn(student, { Start: ['Ink', 'Paper'] });
    await open(student, older.courseId, older.all[0]);
    await open(student, newer.courseId, newer.all[0]);
    expect((await student.home()).next).toMatchObject({ courseId: newer.courseId });
    await open(student, newer.courseId, newer.all[1]);
    expect((await student.home()).next).toMatchObject({ courseId: older.courseId });
    await academy.database.db
      .update(courses)
      .set({ hiddenByBlock: true })
      .where(eq(courses.id, older.courseId));
    expect((await student.home()).next).toBeNull();
  });

  it('tells when one learned in the last days, at once, and not when one only enrolled', async () => {
    const student = await learner();
    const { db } = academy.database;
    const { courseId, all } = await enrolledIn(student, { Start: ['Warp'] });
    const slot = (daysAgo: number) =>
      new Date(Math.floor((Date.now() - daysAgo * 86_400_000) / 900_000) * 900_000);
    const visits = [3, homeLimits.days + 0.5].map((days) => ({
      userId: student.userId,
      courseId,
      slot: slot(days),
    }));
    await db.insert(courseActivity).values(visits);
    expect((await student.home()).learnedAt).toEqual([]);
    await open(student, courseId, all[0]);
    const own = and(eq(enrollments.userId, student.userId), eq(enrollments.courseId, courseId));
    const [enrollment] = await db.select().from(enrollments).where(own);
    expect((await student.home()).learnedAt).toEqual([
      visits[0]?.slot.toISOString(),
      enrollment?.activeSlot.toISOString(),
    ]);
  });

  it('has the last three notes of both kinds, cut, of courses that are open', async () => {
    const student = await learner();
    const { db } = academy.database;
    const { courseId, all } = await enrolledIn(student, { Start: ['Warp', 'Weft'] });
    const closed = await enrolledIn(student, { Start: ['Ink'] });
    await db
      .update(courses)
      .set({ status: 'draft', hiddenByBlock: true })
      .where(eq(courses.id, closed.courseId));
    const [warp = '', weft = ''] = all.map(({ id }) => id);
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute));
    const timed = (lessonId: string, content: string, minute: number) => ({
      ...{ id: newId(), userId: student.userId, lessonId, seconds: 12, content },
      updatedAt: at(minute),
    });
    await db
      .insert(timedNotes)
      .values([
        timed(warp, 'Oldest', 1),
        timed(warp, 'Older', 2),
        timed(weft, 'Newest', 9),
        timed(closed.all[0]?.id ?? '', 'Not open', 10),
      ]);
    await db.insert(notes).values([
      { userId: student.userId, lessonId: warp, content: 'n'.repeat(300), updatedAt: at(5) },
      { userId: student.userId, lessonId: weft, content: '', updatedAt: at(20) },
    ]);
    const { notes: latest } = await student.home();
    expect(latest).toMatchObject([
      { content: 'Newest', seconds: 12, lessonTitle: 'Weft', isCut: false },
      { id: null, seconds: null, content: 'n'.repeat(homeLimits.noteText), isCut: true, courseId },
      { content: 'Older', updatedAt: '2026-01-01T10:02:00.000Z', courseTitle: 'A course' },
    ]);
    // Nobody else has them.
    expect((await (await learner()).home()).notes).toEqual([]);
  });
});
