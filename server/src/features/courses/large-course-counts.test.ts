import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertCourse } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { largeFrom } from './large-course-counts.ts';

let academy: TestAcademy;
let nowMs = Date.now();

beforeAll(async () => {
  academy = await createTestAcademy({ clock: { now: () => new Date(nowMs) } });
});
afterAll(() => academy.close());

async function addStudents(courseId: string, count: number): Promise<string> {
  const { rows } = await academy.database.db.execute<{ id: string }>(sql`
    with people as (
      insert into users (id, name, username, email)
      select gen_random_uuid(), 'Student', gen_random_uuid()::text, 'student@example.com'
      from generate_series(1, ${count}::int) returning id
    ), joined as (
      insert into enrollments (user_id, course_id) select id, ${courseId}::uuid from people
    )
    select id from people limit 1`);
  return rows[0]?.id ?? '';
}

it('counts a large course once in two seconds, on its page and in lists', async () => {
  const courseId = await insertCourse(academy.database);
  const call = await signInLearner(academy, await addStudents(courseId, largeFrom));
  const counts = async () => [
    (await call('GET', `/api/courses/${courseId}`)).body.studentCount,
    (await call('GET', '/api/courses?limit=8')).body[0].studentCount,
  ];
  expect(await counts()).toEqual([largeFrom, largeFrom]);
  await addStudents(courseId, 1);
  nowMs += 1999;
  expect(await counts()).toEqual([largeFrom, largeFrom]);
  nowMs += 1;
  expect(await counts()).toEqual([largeFrom + 1, largeFrom + 1]);
});

it('counts every other course each time', async () => {
  const courseId = await insertCourse(academy.database);
  const call = await signInLearner(academy, await addStudents(courseId, largeFrom - 2));
  const count = async () => (await call('GET', `/api/courses/${courseId}`)).body.studentCount;
  expect(await count()).toBe(largeFrom - 2);
  await addStudents(courseId, 1);
  expect(await count()).toBe(largeFrom - 1);
});

it('counts a large course each time in the list of its author', async () => {
  const authorId = await addStudents(await insertCourse(academy.database), 1);
  const courseId = await insertCourse(academy.database, { authorId });
  await addStudents(courseId, largeFrom);
  const call = await signInLearner(academy, authorId);
  const own = async () => (await call('GET', '/api/creator/courses')).body[0].studentCount;
  expect(await own()).toBe(largeFrom);
  await addStudents(courseId, 1);
  expect(await own()).toBe(largeFrom + 1);
});
