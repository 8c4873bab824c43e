import { homeLimits } from '@academy/contract/home/home-calls.ts';
import { certificateRules } from '@academy/platform/database/schema/certificates.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { quizQuestions, quizResults } from '@academy/platform/database/schema/quizzes.ts';
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
  const earned = async () => {
    const atHome: { courseId: string }[] = (await call('GET', '/api/home')).body.earned;
    const offered: { courseId: string; canIssue: boolean }[] = (await call('GET', '/api/certificates')).body
      .earned;
    // The rule stands here and there: home must not lead to what is refused, nor keep quiet about what is not.
    const issuable = offered.filter(({ canIssue }) => canIssue).slice(0, homeLimits.earned);
    expect(ids(atHome)).toEqual(ids(issuable));
    return atHome;
  };
  return { userId, call, earned };
}

type Learner = Awaited<ReturnType<typeof learner>>;

/** Two lessons, of which so many are done. */
async function courseOf({ call }: Learner, done: number): Promise<string> {
  const courseId = await insertCourse(academy.database);
  const made = await insertCurriculum(academy.database, courseId, { Start: ['Warp', 'Weft'] });
  await call('POST', `/api/enrollments/courses/${courseId}`);
  for (const { id } of made.slice(0, done)) {
    await call('PUT', `/api/enrollments/courses/${courseId}/lessons/${id}/complete`);
  }
  return courseId;
}

/** Questions of its first lesson. */
async function askIn(courseId: string, count: number): Promise<string[]> {
  const { db } = academy.database;
  const [lesson] = await db.select().from(lessons).where(eq(lessons.courseId, courseId));
  const rows = Array.from({ length: count }, (_, position) => ({
    ...{ id: newId(), lessonId: lesson?.id ?? '', position, prompt: 'Over or under?', explanation: '' },
    solution: { kind: 'text' as const, accepted: ['over'] },
  }));
  await db.insert(quizQuestions).values(rows);
  return rows.map(({ id }) => id);
}

const answerRight = ({ userId }: Learner, questions: readonly string[]) =>
  academy.database.db
    .insert(quizResults)
    .values(questions.map((questionId) => ({ userId, questionId, isRight: true })));

const ids = (earned: { courseId: string }[]) => earned.map(({ courseId }) => courseId);

describe('the certificates that wait, at home', () => {
  it('are those of finished courses, and gone once they are taken', async () => {
    const student = await learner();
    await courseOf(student, 1);
    const courseId = await courseOf(student, 2);
    expect(await student.earned()).toEqual([{ courseId, courseTitle: 'A course' }]);
    expect(await (await learner()).earned()).toEqual([]);
    const { status } = await student.call('POST', `/api/courses/${courseId}/certificate`, { name: 'Ada' });
    expect(status).toBe(201);
    expect(await student.earned()).toEqual([]);
  });

  it('are a few, those of the last visits, of courses that are open', async () => {
    const student = await learner();
    const made: string[] = [];
    for (let minute = 0; minute < homeLimits.earned + 2; minute += 1) {
      const courseId = await courseOf(student, 2);
      made.unshift(courseId);
      await academy.database.db
        .update(enrollments)
        .set({ lastAccessedAt: new Date(Date.UTC(2026, 0, 1, 10, minute)) })
        .where(and(eq(enrollments.userId, student.userId), eq(enrollments.courseId, courseId)));
    }
    const [newest = '', ...others] = made;
    await academy.database.db
      .update(courses)
      .set({ status: 'draft', hiddenByBlock: true })
      .where(eq(courses.id, newest));
    expect(ids(await student.earned())).toEqual(others.slice(0, homeLimits.earned));
  });

  it('stand in the order of the list, also where courses were visited at the same moment', async () => {
    const student = await learner();
    const made = [await courseOf(student, 2), await courseOf(student, 2), await courseOf(student, 2)];
    await academy.database.db
      .update(enrollments)
      .set({ lastAccessedAt: new Date(Date.UTC(2026, 0, 1)) })
      .where(eq(enrollments.userId, student.userId));
    expect(ids(await student.earned())).toEqual(made.toSorted().slice(0, homeLimits.earned));
  });

  it('leave out a course whose mark is not reached', async () => {
    const student = await learner();
    const courseId = await courseOf(student, 2);
    await academy.database.db.insert(certificateRules).values({ courseId, passMark: 80 });
    // Without questions there is no mark to reach.
    expect(ids(await student.earned())).toEqual([courseId]);
    const questions = await askIn(courseId, 5);
    await answerRight(student, questions.slice(0, 3));
    expect(await student.earned()).toEqual([]);
    await answerRight(student, questions.slice(3, 4));
    expect(ids(await student.earned())).toEqual([courseId]);
  });
});
