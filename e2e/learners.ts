/** New students and the courses they learn from: each story has its own, so that none minds another's progress. */
import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { fromTheAcademy } from './academies.ts';
import { curriculumOf, titles } from './demo-courses.ts';
import { expect, test } from './fixtures.ts';
import { beSignedIn } from './people.ts';

/** Of somebody nobody has seen before, not even an earlier telling of the same story. */
export const newEmail = (): string => `${test.info().testId}-${randomBytes(4).toString('hex')}@example.com`;

export async function beSomebodyNew(page: Page): Promise<{ email: string }> {
  const somebody = { email: newEmail() };
  await beSignedIn(page.context(), somebody);
  return somebody;
}

export async function courseOf(page: Page, title: string = titles.newest) {
  const { courseId, lessons } = await curriculumOf(page.request, title);
  const [first, second] = lessons;
  if (!first || !second) throw new Error(`The course ${title} is too short for these stories`);
  const address = (lesson: { _id: string; moduleId: string }) =>
    `/course/${courseId}/module/${lesson.moduleId}/lesson/${lesson._id}`;
  return { courseId, lessons, first, second, address };
}

/** Whoever this page is signed in as becomes a student. */
export async function enrollIn(page: Page, courseId: string): Promise<void> {
  const response = await page.request.post(`/api/enrollments/courses/${courseId}`, {
    headers: fromTheAcademy(),
    data: {},
  });
  expect(response.status()).toBe(201);
}

export async function complete(page: Page, courseId: string, lessonIds: readonly string[]): Promise<void> {
  const headers = fromTheAcademy();
  const answers = await Promise.all(
    lessonIds.map((lessonId) =>
      page.request.put(`/api/enrollments/courses/${courseId}/lessons/${lessonId}/complete`, { headers }),
    ),
  );
  expect(answers.filter((answer) => !answer.ok())).toEqual([]);
}

/** A new student of a course. */
export async function newStudent(page: Page, title: string = titles.newest) {
  const somebody = await beSomebodyNew(page);
  const course = await courseOf(page, title);
  await enrollIn(page, course.courseId);
  return { ...somebody, ...course };
}

export const notesOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Your notes' });
