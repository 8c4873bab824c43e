import { courses } from '@academy/platform/database/schema/courses.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../testing/factories.ts';
import { signInLearner } from '../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../testing/test-academy.ts';

let academy: TestAcademy;
beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());

/** A published course with one student, which its author takes out of the catalogue. */
async function unpublished() {
  const { database } = academy;
  const authorId = await insertUser(database, { role: 'creator' });
  const studentId = await insertUser(database);
  const courseId = await insertCourse(database, { authorId });
  const [lesson] = await insertCurriculum(database, courseId, { Module: ['Lesson'] });
  await database.db.insert(enrollments).values({ userId: studentId, courseId });
  const author = await signInLearner(academy, authorId);
  const student = await signInLearner(academy, studentId);
  const stranger = await signInLearner(academy, await insertUser(database));
  await author('PUT', `/api/creator/courses/${courseId}/status`, { status: 'draft' });
  const address = `/api/courses/${courseId}/modules/${lesson?.moduleId}/lessons/${lesson?.id}`;
  return { courseId, lesson: { id: lesson?.id ?? '', address }, author, student, stranger };
}

type Call = Awaited<ReturnType<typeof signInLearner>>;
const idsOf = (list: { _id: string }[]) => list.map(({ _id }) => _id);

describe('a course that was unpublished', () => {
  it('stays open to those who are enrolled: they read, learn and find it among theirs', async () => {
    const { courseId, lesson, student } = await unpublished();
    expect((await student('GET', `/api/courses/${courseId}`)).body).toMatchObject({ isEnrolled: true });
    const outline = (await student('GET', `/api/courses/${courseId}/curriculum`)).body;
    expect(outline[0].lessons[0]).toHaveProperty('content');
    expect((await student('GET', lesson.address)).status).toBe(200);
    const complete = `/api/enrollments/courses/${courseId}/lessons/${lesson.id}/complete`;
    expect((await student('PUT', complete)).status).toBe(204);
    expect(idsOf((await student('GET', '/api/enrollments/courses')).body)).toContain(courseId);
    expect(idsOf((await student('GET', '/api/courses/in-progress')).body)).toContain(courseId);
  });

  it('is gone for everybody else, and takes no new students', async () => {
    const { courseId, lesson, stranger } = await unpublished();
    for (const path of [`/api/courses/${courseId}`, `/api/courses/${courseId}/curriculum`, lesson.address]) {
      expect((await stranger('GET', path)).status, path).toBe(404);
    }
    expect((await academy.get(`/api/courses/${courseId}`)).status).toBe(404);
    expect((await stranger('POST', `/api/enrollments/courses/${courseId}`, {})).status).toBe(404);
  });

  it('stays so when it is archived and restored', async () => {
    const { courseId, lesson, author, student } = await unpublished();
    for (const status of ['archived', 'draft']) {
      await author('PUT', `/api/creator/courses/${courseId}/status`, { status });
      expect((await student('GET', lesson.address)).status, status).toBe(200);
    }
  });
});

it('a course that was hidden with its author is closed to its students, too', async () => {
  const { courseId, lesson, student } = await unpublished();
  await academy.database.db.update(courses).set({ hiddenByBlock: true }).where(eq(courses.id, courseId));
  const gone = async (call: Call, path: string) => expect((await call('GET', path)).status, path).toBe(404);
  await gone(student, `/api/courses/${courseId}`);
  await gone(student, lesson.address);
  await gone(student, `/api/enrollments/courses/${courseId}`);
  expect(idsOf((await student('GET', '/api/enrollments/courses')).body)).not.toContain(courseId);
  expect(idsOf((await student('GET', '/api/courses/in-progress')).body)).not.toContain(courseId);
});
