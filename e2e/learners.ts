/** New students and the demo's courses they learn from. Each story has its own student, so that no story sees another's progress. */

import { randomBytes } from 'node:crypto';
import { lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import type { Locator, Page } from '@playwright/test';
import { fromTheAcademy } from './academies.ts';
import { curriculumOf, titles } from './demo-courses.ts';
import { expect, test } from './fixtures.ts';
import { beSignedIn } from './users.ts';

/** New for every run of a story. */
export const newEmail = (): string => `${test.info().testId}-${randomBytes(4).toString('hex')}@example.com`;

/** Signs the page in as a user who has done nothing yet. */
export async function beNewUser(page: Page): Promise<{ email: string }> {
  const user = { email: newEmail() };
  await beSignedIn(page.context(), user);
  return user;
}

export async function courseOf(page: Page, title: string = titles.newest) {
  const { courseId, lessons } = await curriculumOf(page.request, title);
  const [first, second] = lessons;
  if (!first || !second) throw new Error(`The course ${title} is too short for these stories`);
  const address = (lesson: { _id: string; moduleId: string }) =>
    buildPath(webRoutes.lesson, lessonAddressOf(courseId, lesson));
  return { courseId, lessons, first, second, address };
}

/** Enrolls the user that the page is signed in as. */
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
  const user = await beNewUser(page);
  const course = await courseOf(page, title);
  await enrollIn(page, course.courseId);
  return { ...user, ...course };
}

export const notesOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Your notes' });
