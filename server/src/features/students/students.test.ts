import type { Student } from '@academy/contract/students/student-calls.ts';
import { enrollments, lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { enrollPeople } from '@academy/platform/invitations/enroll-people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let authorId: string;
let call: Awaited<ReturnType<typeof signInLearner>>;

beforeAll(async () => {
  academy = await createTestAcademy();
  authorId = await insertUser(academy.database, { role: 'creator' });
  call = await signInLearner(academy, authorId);
});
afterAll(() => academy.close());

async function enroll(courseId: string, name: string, day: number, completed: { id: string }[]) {
  const { database } = academy;
  const userId = await insertUser(database, { name, email: `${name}@example.com` });
  await database.db.insert(enrollments).values({
    userId,
    courseId,
    enrolledAt: new Date(Date.UTC(2026, 0, day)),
    lastAccessedAt: new Date(Date.UTC(2026, 1, day)),
  });
  const rows = completed.map(({ id }) => ({ userId, lessonId: id, courseId, completedAt: new Date() }));
  if (rows.length > 0) await database.db.insert(lessonProgress).values(rows);
  return userId;
}

describe('the students of a course', () => {
  it('are listed with progress and last activity, newest first', async () => {
    const courseId = await insertCourse(academy.database, { authorId });
    const made = await insertCurriculum(academy.database, courseId, { A: ['one', 'two'], B: ['three'] });
    const first = await enroll(courseId, 'anika', 1, made);
    const second = await enroll(courseId, 'babul', 2, made.slice(0, 1));
    const third = await enroll(courseId, 'chitra', 3, []);
    const elsewhere = await insertCourse(academy.database, { authorId });
    await enroll(elsewhere, 'dipu', 4, []);
    expect(await call('GET', `/api/courses/${courseId}/students`)).toEqual({
      status: 200,
      body: [
        {
          id: third,
          name: 'chitra',
          email: 'chitra@example.com',
          progress: 0,
          lastActive: '2026-02-03T00:00:00.000Z',
          enrolledAt: '2026-01-03T00:00:00.000Z',
        },
        {
          id: second,
          name: 'babul',
          email: 'babul@example.com',
          progress: 33,
          lastActive: '2026-02-02T00:00:00.000Z',
          enrolledAt: '2026-01-02T00:00:00.000Z',
        },
        {
          id: first,
          name: 'anika',
          email: 'anika@example.com',
          progress: 100,
          lastActive: '2026-02-01T00:00:00.000Z',
          enrolledAt: '2026-01-01T00:00:00.000Z',
        },
      ],
    });
    expect((await call('GET', '/api/creator/courses')).body).toMatchObject([
      { id: elsewhere, studentCount: 1, completionRate: 0 },
      { id: courseId, studentCount: 3, completionRate: 33, totalLessons: 3 },
    ]);
    expect((await call('GET', `/api/courses/${courseId}`)).body.completionRate).toBe(33);
  });

  it('are told to have never come while nobody but who enrolled them did anything', async () => {
    const { db } = academy.database;
    const courseId = await insertCourse(academy.database, { authorId, status: 'published' });
    const [lesson] = await insertCurriculum(academy.database, courseId, { A: ['one'] });
    const [enrolledBy, alone] = [await insertUser(academy.database), await insertUser(academy.database)];
    await db.transaction((tx) => enrollPeople(tx, [{ userId: enrolledBy, courseId }]));
    await (await signInLearner(academy, alone))('POST', `/api/enrollments/courses/${courseId}`);
    const neverCame = async () => {
      const { body } = await call('GET', `/api/courses/${courseId}/students`);
      return body.filter((student: Student) => student.neverCame).map(({ id }: Student) => id);
    };
    const sheet = async () => (await call('GET', `/api/courses/${courseId}/students/${enrolledBy}`)).body;
    expect(await neverCame()).toEqual([enrolledBy]);
    expect(await sheet()).toHaveProperty('neverCame', true);
    const learner = await signInLearner(academy, enrolledBy);
    await learner('PUT', `/api/enrollments/courses/${courseId}/lessons/${lesson?.id}/complete`);
    expect(await neverCame()).toEqual([]);
    expect(await sheet()).not.toHaveProperty('neverCame');
  });

  it('are none at first', async () => {
    const courseId = await insertCourse(academy.database, { authorId });
    expect((await call('GET', `/api/courses/${courseId}/students`)).body).toEqual([]);
  });

  it('have finished when a lesson that they lack is deleted, and not any more when one is added', async () => {
    const courseId = await insertCourse(academy.database, { authorId });
    const [done, missing] = await insertCurriculum(academy.database, courseId, { A: ['one', 'two'] });
    await enroll(courseId, 'esha', 1, done === undefined ? [] : [done]);
    const progress = async () => (await call('GET', `/api/courses/${courseId}/students`)).body[0].progress;
    expect(await progress()).toBe(50);
    const module = `/api/courses/${courseId}/modules/${done?.moduleId}`;
    await call('DELETE', `${module}/lessons/${missing?.id}`);
    expect(await progress()).toBe(100);
    await call('POST', `${module}/lessons`, { title: 'Another' });
    expect(await progress()).toBe(50);
  });
});
