/** The player of a lesson and the state of its video element, for stories about watching. */
import { lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import { readPath } from '@academy/contract/interface/route-pattern.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import type { Locator, Page } from '@playwright/test';
import { expect as baseExpect, test } from './fixtures.ts';
import { newStudent } from './learners.ts';
import { lessonCall } from './lesson-calls.ts';
import { expectPrepared, PREPARED_WITHIN_MS } from './lesson-video.ts';

/** Videos are decoded on the cores that also prepare them. */
export const expect = baseExpect.configure({ timeout: 30_000 });

export const stage = (page: Page): Locator => page.getByRole('region', { name: /^Video player/ });
export const seekSlider = (page: Page): Locator => page.getByRole('slider', { name: 'Seek' });
export const qualityButton = (page: Page): Locator => page.getByRole('button', { name: /^Quality/ });

export async function videoState(page: Page) {
  return page.locator('video').evaluate((video: HTMLVideoElement) => ({
    currentTime: video.currentTime,
    duration: video.duration,
    paused: video.paused,
    height: video.videoHeight,
    muted: video.muted,
    volume: video.volume,
    rate: video.playbackRate,
    poster: video.poster,
    // Only Chromium counts what it has decoded.
    decodedSoundBytes: Number(Reflect.get(video, 'webkitAudioDecodedByteCount')),
  }));
}

export const currentTime = async (page: Page): Promise<number> => (await videoState(page)).currentTime;

/** The decoded picture, small enough to be compared: grey values of 32 by 18 fields. */
export async function picture(page: Page): Promise<number[]> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = 32;
    canvas.height = 18;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws nothing.');
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return Array.from({ length: data.length / 4 }, (_, field) =>
      Math.round(((data[field * 4] ?? 0) + (data[field * 4 + 1] ?? 0) + (data[field * 4 + 2] ?? 0)) / 3),
    );
  });
}

/** How many fields differ visibly. */
export function difference(one: readonly number[], other: readonly number[]): number {
  return one.filter((value, field) => Math.abs(value - (other[field] ?? 0)) > 12).length;
}

/** Waits until so much more of the video has been played. */
export async function expectToPlayOn(page: Page, seconds: number): Promise<void> {
  const from = await currentTime(page);
  await expect
    .poll(() => currentTime(page), { message: `${seconds} s more than ${from} s` })
    .toBeGreaterThan(from + seconds);
}

export async function savedPosition(page: Page, address: string): Promise<number> {
  const lesson = readPath(webRoutes.lesson, address);
  if (lesson === null) throw new Error(`${address} is not the page of a lesson.`);
  return (await (await page.request.get(`${lessonCall(lesson)}/position`)).json()).seconds;
}

/** A new student whose first lesson has a video that is prepared, as far as the story needs it. */
export async function studentWithVideo(page: Page, options: { heights: 'one' | 'all' }) {
  test.setTimeout(PREPARED_WITHIN_MS + 60_000);
  const { courseId, first, address, email } = await newStudent(page);
  await expectPrepared(page, lessonAddressOf(courseId, first), options);
  return { address: address(first), lesson: first, email };
}

/** The controls may hide before the click: then the pointer shows them again. */
export async function openMenu(page: Page, name: RegExp): Promise<void> {
  await expect(async () => {
    await stage(page).hover({ position: { x: 100, y: 80 } });
    await stage(page).hover({ position: { x: 120, y: 90 } });
    await page.getByRole('button', { name }).click({ timeout: 2000 });
    await expect(page.getByRole('menu')).toBeVisible();
  }).toPass({ timeout: 30_000 });
}

export async function startPlaying(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Play video' }).click();
  await expectToPlayOn(page, 0.5);
}
