/** The stage of a lesson and what the browser's video element says of itself, for stories about watching. */
import type { VideoStatus } from '@academy/contract/videos/video-status.ts';
import type { Locator, Page } from '@playwright/test';
import { expect as impatient, test } from './fixtures.ts';
import { newStudent } from './learners.ts';

/** The film is prepared on the same two cores that these stories decode it on. */
const PREPARED_WITHIN_MS = 300_000;
export const expect = impatient.configure({ timeout: 30_000 });

export const stage = (page: Page): Locator => page.getByRole('region', { name: /^Video player/ });
export const seekSlider = (page: Page): Locator => page.getByRole('slider', { name: 'Seek' });
export const qualityButton = (page: Page): Locator => page.getByRole('button', { name: /^Quality/ });

export async function videoFacts(page: Page) {
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

export const currentTime = async (page: Page): Promise<number> => (await videoFacts(page)).currentTime;

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

/** The lesson of a page's address, as the API names it. */
function lessonPath(address: string): string {
  const [, , courseId, , moduleId, , lessonId] = address.split('/');
  return `/api/courses/${courseId}/modules/${moduleId}/lessons/${lessonId}`;
}

async function videoStatus(page: Page, address: string): Promise<VideoStatus> {
  return (await page.request.get(`${lessonPath(address)}/video`)).json();
}

export async function savedPosition(page: Page, address: string): Promise<number> {
  return (await (await page.request.get(`${lessonPath(address)}/position`)).json()).seconds;
}

/** A new student before a lesson whose video is prepared, as far as the story needs it. */
export async function studentWithVideo(page: Page, { heights }: { heights: 'one' | 'all' }) {
  test.setTimeout(PREPARED_WITHIN_MS + 60_000);
  const { first, address, email } = await newStudent(page);
  const place = address(first);
  await expect
    .poll(
      async () => {
        const { state, playing } = await videoStatus(page, place);
        return state === 'ready' || (heights === 'one' && playing !== null);
      },
      { timeout: PREPARED_WITHIN_MS, intervals: [500], message: 'the video is prepared' },
    )
    .toBe(true);
  return { place, lesson: first, email };
}

/** The controls may hide between the look at them and the click: then the pointer shows them again. */
export async function openMenu(page: Page, name: RegExp): Promise<void> {
  await expect(async () => {
    await stage(page).hover({ position: { x: 100, y: 80 } });
    await stage(page).hover({ position: { x: 120, y: 90 } });
    await page.getByRole('button', { name }).click({ timeout: 2000 });
    await expect(page.getByRole('menu')).toBeVisible();
  }).toPass({ timeout: 30_000 });
}

export async function startPlaying(page: Page, place: string): Promise<void> {
  await page.goto(place);
  await page.getByRole('button', { name: 'Play video' }).click();
  await expectToPlayOn(page, 0.5);
}
