/** Creators and courses of their own, made by the API: each story has its own, so that none minds another's. */
import type { Page } from '@playwright/test';
import { fromTheAcademy } from './academies.ts';
import { expect } from './fixtures.ts';
import { beSomebodyNew } from './learners.ts';

export const details = {
  title: 'Weaving Jamdani by Hand',
  description: 'From the first thread to the last flower, at your own loom.',
  category: 'Web Development',
  instructor: 'Rokeya Begum',
  language: 'Bengali',
  difficulty: 'beginner',
  price: 25,
} as const;

export async function createCourse(page: Page, change: object = {}): Promise<string> {
  const answer = await page.request.post('/api/courses', {
    headers: fromTheAcademy(),
    data: { ...details, ...change },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** Somebody new with a course that is a draft. */
export async function newCreator(page: Page, change: object = {}) {
  const somebody = await beSomebodyNew(page);
  return { ...somebody, courseId: await createCourse(page, change) };
}

/** As another editor would: without saying which edit it is based on. */
export async function saveCourse(page: Page, courseId: string, change: object): Promise<void> {
  const answer = await page.request.put(`/api/courses/${courseId}`, {
    headers: fromTheAcademy(),
    data: { ...details, ...change },
  });
  expect(answer.status()).toBe(200);
}

export async function changeStatus(page: Page, courseId: string, status: string): Promise<void> {
  const address = `/api/creator/courses/${courseId}/status`;
  expect((await page.request.put(address, { headers: fromTheAcademy(), data: { status } })).status()).toBe(
    200,
  );
}

export async function courseOnServer(page: Page, courseId: string) {
  return (await page.request.get(`/api/courses/${courseId}`)).json();
}

async function make(page: Page, address: string, data: object): Promise<string> {
  const answer = await page.request.post(address, { headers: fromTheAcademy(), data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** Without lessons. */
export function addModule(page: Page, courseId: string, title: string): Promise<string> {
  return make(page, `/api/courses/${courseId}/modules`, { title });
}

export async function addLesson(page: Page, courseId: string, title: string): Promise<void> {
  const moduleId = await addModule(page, courseId, 'At the loom');
  await make(page, `/api/courses/${courseId}/modules/${moduleId}/lessons`, { title });
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export const saveBar = (page: Page) =>
  page.getByRole('form', { name: 'Course Details' }).getByRole('status').last();
