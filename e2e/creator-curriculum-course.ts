/** A course of somebody new, made by the API, and its curriculum on the screen: for stories about editing it. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { fromTheAcademy } from './academies.ts';
import { expect, test } from './fixtures.ts';
import { beSomebodyNew } from './learners.ts';

type Outline = Readonly<Record<string, readonly string[]>>;

export interface EditedCourse {
  readonly courseId: string;
  readonly email: string;
  /** The address of its curriculum in the editor. */
  readonly address: string;
}

/** Somebody new with a draft: its modules by title, each with the titles of its lessons. */
export async function newCourse(page: Page, outline: Outline): Promise<EditedCourse> {
  const { email } = await beSomebodyNew(page);
  const make = async (address: string, data: object): Promise<string> => {
    const answer = await page.request.post(address, { headers: fromTheAcademy(), data });
    expect(answer.status()).toBe(201);
    return (await answer.json()).id;
  };
  const courseId = await make('/api/courses', {
    title: 'Bread from the start',
    description: 'From flour and water to a loaf.',
    category: 'Web Development',
    instructor: 'Somebody New',
    language: 'English',
    difficulty: 'beginner',
    price: null,
  });
  for (const [title, lessons] of Object.entries(outline)) {
    const moduleId = await make(`/api/courses/${courseId}/modules`, { title });
    for (const lesson of lessons) {
      await make(`/api/courses/${courseId}/modules/${moduleId}/lessons`, { title: lesson });
    }
  }
  return { courseId, email, address: `/creator-dashboard/courses/${courseId}/curriculum` };
}

export async function curriculumOf(page: Page, courseId: string): Promise<Module[]> {
  return (await page.request.get(`/api/courses/${courseId}/curriculum`)).json();
}

/** As the academy has it. */
export async function outlineOf(page: Page, courseId: string): Promise<Record<string, string[]>> {
  const modules = await curriculumOf(page, courseId);
  return Object.fromEntries(modules.map(({ title, lessons }) => [title, lessons.map((one) => one.title)]));
}

export const moduleCalled = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^Module \\d+: ${title}$`) });
export const lessonCalled = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: title, exact: true });
export const handleOf = (page: Page, what: 'module' | 'lesson', title: string): Locator =>
  page.getByRole('button', { name: `Move ${what} ${title}`, exact: true });

export async function chooseAction(
  page: Page,
  what: 'module' | 'lesson',
  title: string,
  action: string,
): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${what} ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** A short film that takes a while to send: behind its last frame comes a box that players skip. */
export async function longFile(bytes: number): Promise<string> {
  const clip = await readFile(path.join(import.meta.dirname, 'clips', 'silent.mp4'));
  const free = Buffer.alloc(bytes - clip.length);
  free.writeUInt32BE(free.length, 0);
  free.write('free', 4, 'ascii');
  const file = test.info().outputPath('film.mp4');
  await writeFile(file, Buffer.concat([clip, free]));
  return file;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Slows down what a page sends: so many bytes a second, or as many as there are. */
export async function sendSlowly(page: Page, uploadThroughput = -1): Promise<void> {
  // Another session could not take back what one has set.
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await (await session).send('Network.emulateNetworkConditions', line);
}

/** From which byte on each part of an upload was sent. */
export function sentFrom(page: Page): number[] {
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  return offsets;
}
