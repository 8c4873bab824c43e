/** A course of somebody's own with one lesson, made by the API: for stories about what becomes of its video. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { fromTheAcademy } from './academies.ts';
import { expect } from './fixtures.ts';
import { beSomebodyNew } from './learners.ts';

export interface CreatorsLesson {
  readonly courseId: string;
  readonly moduleId: string;
  readonly lessonId: string;
  /** Of the page that students see. */
  readonly address: string;
}

/** Somebody new, who has just made a course that is a draft. */
export async function newCreatorsLesson(page: Page): Promise<CreatorsLesson> {
  await beSomebodyNew(page);
  const make = async (address: string, data: object): Promise<string> => {
    const answer = await page.request.post(address, { headers: fromTheAcademy(), data });
    expect(answer.status()).toBe(201);
    return (await answer.json()).id;
  };
  const courseId = await make('/api/courses', {
    title: 'Kinds of film',
    description: 'What the academy makes of the files that cameras write.',
    category: 'Web Development',
    thumbnailUrl: '',
    instructor: 'Somebody New',
    language: 'English',
    difficulty: 'beginner',
    price: null,
    isFeatured: false,
    isBestseller: false,
    isNew: true,
  });
  const moduleId = await make(`/api/courses/${courseId}/modules`, { title: 'Films', order: 1 });
  const lesson = { title: 'A film', order: 1, moduleId, courseId };
  const lessonId = await make(`/api/courses/${courseId}/modules/${moduleId}/lessons`, lesson);
  const address = `/course/${courseId}/module/${moduleId}/lesson/${lessonId}`;
  return { courseId, moduleId, lessonId, address };
}

export async function uploadClip(
  request: APIRequestContext,
  { courseId, moduleId, lessonId }: Omit<CreatorsLesson, 'address'>,
  clip: string,
): Promise<void> {
  const data = await readFile(path.join(import.meta.dirname, 'clips', clip));
  const tus = { ...fromTheAcademy(), 'tus-resumable': '1.0.0' };
  const metadata = Object.entries({ courseId, moduleId, lessonId, filename: clip });
  const created = await request.post('/api/uploads', {
    headers: {
      ...tus,
      'upload-length': String(data.length),
      'upload-metadata': metadata
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
  });
  expect(created.status()).toBe(201);
  const taken = await request.patch(created.headers()['location'] ?? '', {
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    data,
  });
  expect(taken.status()).toBe(204);
}

export async function videoStatusOf(
  request: APIRequestContext,
  { courseId, moduleId, lessonId }: CreatorsLesson,
): Promise<VideoStatus> {
  const address = `/api/courses/${courseId}/modules/${moduleId}/lessons/${lessonId}/video`;
  return (await request.get(address)).json();
}
