import { lessons } from '@academy/platform/database/schema/curriculum.ts';
import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { newId } from '@academy/platform/ids.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;
let userId: string;
let courseId: string;
let lessonIds: string[];
let call: Awaited<ReturnType<typeof signInLearner>>;

beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());
beforeEach(async () => {
  userId = await insertUser(academy.database);
  courseId = await insertCourse(academy.database, { title: 'Weaving' });
  const inserted = await insertCurriculum(academy.database, courseId, { One: ['a', 'b'], Two: ['c'] });
  lessonIds = inserted.map(({ id }) => id);
  call = await signInLearner(academy, userId);
});

const path = () => `/api/enrollments/courses/${courseId}`;
const complete = (lessonId: string | undefined) => call('PUT', `${path()}/lessons/${lessonId}/complete`);

describe('enrolling', () => {
  it('is not so at first, and then is', async () => {
    expect((await call('GET', path())).body).toMatchObject({ enrolled: false, progress: 0, lessons: {} });
    expect(await call('POST', path(), {})).toMatchObject({
      status: 201,
      body: { course: { _id: courseId, title: 'Weaving' }, enrollment: { enrolled: true, progress: 0 } },
    });
    expect((await call('GET', path())).body).toMatchObject({ enrolled: true });
    expect((await call('GET', `/api/courses/${courseId}`)).body).toMatchObject({
      isEnrolled: true,
      studentCount: 1,
    });
  });

  it('works with an empty body too', async () => {
    expect((await call('POST', path())).status).toBe(201);
  });

  it('makes one row of fifty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => call('POST', path(), {})));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(49);
    const rows = await academy.database.db
      .select()
      .from(enrollments)
      .where(and(eq(enrollments.userId, userId), eq(enrollments.courseId, courseId)));
    expect(rows).toHaveLength(1);
  });

  it('counts what the author of the course watched before, from the first answer on', async () => {
    const own = await insertCourse(academy.database, { authorId: userId });
    const [lesson] = await insertCurriculum(academy.database, own, { One: ['a', 'b'] });
    const position = `/api/courses/${own}/modules/${lesson?.moduleId}/lessons/${lesson?.id}/position`;
    expect((await call('PUT', position, { seconds: 3 })).status).toBe(204);
    expect((await call('GET', `/api/enrollments/courses/${own}`)).body).toMatchObject({ lessons: {} });
    const enrolled = await call('POST', `/api/enrollments/courses/${own}`, {});
    expect(enrolled.body.enrollment).toEqual({
      canAnswer: false,
      enrolled: true,
      progress: 0,
      completedLessons: 0,
      lastWatchedLessonId: null,
      lessons: { [lesson?.id ?? '']: { status: 'started' } },
    });
    expect((await call('GET', `/api/enrollments/courses/${own}`)).body).toEqual(enrolled.body.enrollment);
  });

  it('takes nothing of what the server owns from the body', async () => {
    await call('POST', path(), { progress: 100, userId: 'somebody', completedLessons: 3 });
    expect((await call('GET', path())).body).toMatchObject({ progress: 0, completedLessons: 0 });
  });
});

describe('completing lessons', () => {
  beforeEach(() => call('POST', path(), {}));

  it('adds up to the whole course, and remembers the last lesson', async () => {
    expect((await complete(lessonIds[0])).status).toBe(204);
    expect((await call('GET', path())).body).toEqual({
      canAnswer: false,
      enrolled: true,
      progress: 33,
      completedLessons: 1,
      lastWatchedLessonId: lessonIds[0],
      lessons: { [lessonIds[0] ?? '']: { status: 'completed' } },
    });
    await complete(lessonIds[0]);
    await complete(lessonIds[2]);
    expect((await call('GET', path())).body).toMatchObject({
      progress: 67,
      lastWatchedLessonId: lessonIds[2],
    });
    await complete(lessonIds[1]);
    const everywhere = [
      (await call('GET', path())).body,
      (await call('GET', '/api/enrollments/courses')).body[0],
      (await call('GET', '/api/courses/in-progress')).body[0],
      (await call('GET', `/api/courses/${courseId}`)).body,
      (await call('GET', '/api/courses?limit=1000')).body.find(
        (course: { _id: string }) => course._id === courseId,
      ),
    ];
    for (const place of everywhere) expect(place).toMatchObject({ progress: 100, completedLessons: 3 });
  });

  it('all at once makes 100 percent and never more', async () => {
    await Promise.all([...lessonIds, ...lessonIds, ...lessonIds].map(complete));
    expect((await call('GET', path())).body).toMatchObject({ progress: 100, completedLessons: 3 });
  });

  it('stays right when a lesson is deleted or added', async () => {
    await complete(lessonIds[0]);
    await complete(lessonIds[1]);
    const { db } = academy.database;
    await db.delete(lessons).where(eq(lessons.id, lessonIds[1] ?? ''));
    expect((await call('GET', path())).body).toMatchObject({
      progress: 50,
      completedLessons: 1,
      lastWatchedLessonId: null,
    });
    const [last] = await db
      .select()
      .from(lessons)
      .where(eq(lessons.id, lessonIds[2] ?? ''));
    await db
      .insert(lessons)
      .values({ id: newId(), courseId, moduleId: last?.moduleId ?? '', title: 'd', position: 9 });
    expect((await call('GET', path())).body).toMatchObject({ progress: 33, completedLessons: 1 });
  });

  it('lists the courses by when they were last opened', async () => {
    const other = await insertCourse(academy.database, { title: 'Pottery', category: 'Design' });
    await call('POST', `/api/enrollments/courses/${other}`, {});
    const titles = async (query = '') =>
      (await call('GET', `/api/enrollments/courses${query}`)).body.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles()).toEqual(['Pottery', 'Weaving']);
    await complete(lessonIds[0]);
    expect(await titles()).toEqual(['Weaving', 'Pottery']);
    expect(await titles('?limit=1')).toEqual(['Weaving']);
    const inProgress = await call('GET', '/api/courses/in-progress?search=POT&categoryId=7');
    expect(inProgress.body).toMatchObject([{ title: 'Pottery', isEnrolled: true }]);
  });
});
