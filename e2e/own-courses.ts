/**
 * Creators and courses of their own, made through the API, and how the editor shows them. Each story has its own, so that no
 * story sees what another one changes.
 */

import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import type { Locator, Page } from '@playwright/test';
import { fromTheAcademy } from './academies.ts';
import { expect } from './fixtures.ts';
import { beNewUser } from './learners.ts';

export const details = {
  title: 'Weaving Jamdani by Hand',
  description: 'From the first thread to the last flower, at your own loom.',
  category: 'Web Development',
  instructor: 'Rokeya Begum',
  language: 'Bengali',
  difficulty: 'beginner',
  price: 25,
} as const;

/** Answers the id of what was created. */
async function create(page: Page, address: string, data: object): Promise<string> {
  const answer = await page.request.post(address, { headers: fromTheAcademy(), data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

async function change(page: Page, address: string, data: object): Promise<void> {
  const answer = await page.request.put(address, { headers: fromTheAcademy(), data });
  expect(answer.status()).toBe(200);
}

export function createCourse(page: Page, changes: object = {}): Promise<string> {
  return create(page, '/api/courses', { ...details, ...changes });
}

/** Signs in as a new user and creates a course, which is a draft. */
export async function newCreator(page: Page, changes: object = {}) {
  const user = await beNewUser(page);
  return { ...user, courseId: await createCourse(page, changes) };
}

export interface EditedCourse {
  readonly courseId: string;
  readonly email: string;
  /** The address of its curriculum in the editor. */
  readonly address: string;
}

/** A new creator's draft: its modules by title, each with the titles of its lessons. */
export async function newCourse(
  page: Page,
  outline: Readonly<Record<string, readonly string[]>>,
): Promise<EditedCourse> {
  const { courseId, email } = await newCreator(page, { title: 'Bread from the start' });
  for (const [title, lessons] of Object.entries(outline)) {
    const moduleId = await addModule(page, courseId, title);
    for (const lesson of lessons) {
      await create(page, `/api/courses/${courseId}/modules/${moduleId}/lessons`, { title: lesson });
    }
  }
  return { courseId, email, address: buildPath(webRoutes.creatorCourseCurriculum, { courseId }) };
}

/** Without lessons. */
export function addModule(page: Page, courseId: string, title: string): Promise<string> {
  return create(page, `/api/courses/${courseId}/modules`, { title });
}

/** In a module of its own. */
export async function addLesson(page: Page, courseId: string, title: string): Promise<LessonAddress> {
  const moduleId = await addModule(page, courseId, 'At the loom');
  const lessonId = await create(page, `/api/courses/${courseId}/modules/${moduleId}/lessons`, { title });
  return { courseId, moduleId, lessonId };
}

/** As another editor would: without saying which edit it is based on. */
export function saveCourse(page: Page, courseId: string, changes: object): Promise<void> {
  return change(page, `/api/courses/${courseId}`, { ...details, ...changes });
}

export function changeStatus(page: Page, courseId: string, status: string): Promise<void> {
  return change(page, `/api/creator/courses/${courseId}/status`, { status });
}

export async function courseOnServer(page: Page, courseId: string) {
  return (await page.request.get(`/api/courses/${courseId}`)).json();
}

export async function modulesOnServer(page: Page, courseId: string): Promise<Module[]> {
  return (await page.request.get(`/api/courses/${courseId}/curriculum`)).json();
}

/** The titles of the lessons, by the title of their module. */
export async function outlineOnServer(page: Page, courseId: string): Promise<Record<string, string[]>> {
  const modules = await modulesOnServer(page, courseId);
  return Object.fromEntries(modules.map(({ title, lessons }) => [title, lessons.map((one) => one.title)]));
}

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
export const saveBar = (page: Page): Locator =>
  page.getByRole('form', { name: 'Course Details' }).getByRole('status').last();
export const moduleCalled = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^Module \\d+: ${title}$`) });
export const lessonCalled = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: title, exact: true });
export const handleOf = (page: Page, what: 'module' | 'lesson', title: string): Locator =>
  page.getByRole('button', { name: `Move ${what} ${title}`, exact: true });

/** In the list of courses, or on a page of one. */
export async function chooseCourseAction(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for course ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

export async function chooseAction(
  page: Page,
  what: 'module' | 'lesson',
  title: string,
  action: string,
): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${what} ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
