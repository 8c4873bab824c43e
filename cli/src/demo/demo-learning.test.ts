import { expect, it } from 'vitest';
import { readDemoAcademy, readDemoCourses } from './demo-academy.ts';
import { learningRows } from './demo-learning.ts';

it('has students who never began, and they were never there again', async () => {
  const academy = await readDemoAcademy();
  const enrollments = (await readDemoCourses(academy)).flatMap(
    (course) => learningRows(academy, course, new Date()).enrollments,
  );
  const idle = enrollments.filter(({ lastWatchedLessonId }) => lastWatchedLessonId === null);
  expect(idle.length).toBeGreaterThan(0);
  expect(idle.length).toBeLessThan(enrollments.length);
  for (const { enrolledAt, lastAccessedAt } of idle) expect(lastAccessedAt).toEqual(enrolledAt);
});
