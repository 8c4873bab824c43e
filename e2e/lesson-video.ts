/** A lesson of a new creator and what becomes of its video. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { fromTheAcademy } from './academies.ts';
import { expect } from './fixtures.ts';
import { lessonCall, partHeaders, uploadHeaders } from './lesson-calls.ts';
import { addLesson, newCreator } from './own-courses.ts';

export interface CreatorsLesson extends LessonAddress {
  /** Of the page that students see. */
  readonly address: string;
}

/** Signs in as a new creator, whose course is a draft with one lesson. */
export async function newCreatorsLesson(page: Page): Promise<CreatorsLesson> {
  const { courseId } = await newCreator(page);
  const lesson = await addLesson(page, courseId, 'A film');
  return { ...lesson, address: buildPath(webRoutes.lesson, lesson) };
}

export async function uploadClip(
  request: APIRequestContext,
  lesson: LessonAddress,
  filename: string,
): Promise<void> {
  const data = await readFile(path.join(import.meta.dirname, 'clips', filename));
  const created = await request.post('/api/uploads', {
    headers: { ...fromTheAcademy(), ...uploadHeaders(lesson, { filename, bytes: data.length }) },
  });
  expect(created.status()).toBe(201);
  const headers = { ...fromTheAcademy(), ...partHeaders(0) };
  const taken = await request.patch(created.headers()['location'] ?? '', { headers, data });
  expect(taken.status()).toBe(204);
}

export async function videoStatusOf(page: Page, lesson: LessonAddress): Promise<VideoStatus> {
  return (await page.request.get(`${lessonCall(lesson)}/video`)).json();
}

/** Videos of other stories may be before it in the queue, and all are prepared on the cores that the stories use. */
export const PREPARED_WITHIN_MS = 300_000;

/** Waits until the video can be played, in one height or in all that it will have. */
export async function expectPrepared(
  page: Page,
  lesson: LessonAddress,
  { heights, timeout = PREPARED_WITHIN_MS }: { heights: 'one' | 'all'; timeout?: number },
): Promise<void> {
  await expect
    .poll(
      async () => {
        const { state, playing } = await videoStatusOf(page, lesson);
        return state === 'ready' || (heights === 'one' && playing !== null);
      },
      { timeout, intervals: [500], message: 'the video is prepared' },
    )
    .toBe(true);
}
