/*
 * Where students get lost: a creator reads in the map of a film which sentence loses students, records it again, and sees the
 * difference. And what a real player tells of watching, which is little, and nothing where it is not wanted.
 */
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import { watchingLimits } from '@academy/contract/watching/watching-limits.ts';
import type { Browser, Page, Request } from '@playwright/test';
import { fromTheAcademy } from './academies.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './fixtures.ts';
import { beNewUser, enrollIn, newEmail } from './learners.ts';
import { lessonCall } from './lesson-calls.ts';
import {
  type CreatorsLesson,
  expectPrepared,
  newCreatorsLesson,
  uploadClip,
  videoStatusOf,
} from './lesson-video.ts';
import { changeStatus, lessonCalled } from './own-courses.ts';
import { currentTime, expect } from './player-stage.ts';
import { beSignedIn } from './users.ts';

test.use({ academy: 'studio' });

const lost = 'Then the weft goes under the third thread.';
const spoken = `WEBVTT

00:00.000 --> 00:01.000
We thread the loom.

00:01.000 --> 00:05.000
${lost}

00:05.000 --> 00:08.000
And over the fourth.
`;

async function giveFilm(page: Page, clip: string, lesson: LessonAddress): Promise<string> {
  const before = (await videoStatusOf(page, lesson)).playing?.version;
  await uploadClip(page.request, lesson, clip);
  await expect
    .poll(async () => (await videoStatusOf(page, lesson)).playing?.version, { timeout: 300_000 })
    .not.toBe(before);
  await expectPrepared(page, lesson, { heights: 'all' });
  return (await videoStatusOf(page, lesson)).playing?.version ?? '';
}

async function captionFilm(page: Page, lesson: LessonAddress): Promise<void> {
  const answer = await page.request.put(`${lessonCall(lesson)}/captions/en/file`, {
    headers: { ...fromTheAcademy(), 'content-type': 'application/octet-stream' },
    data: Buffer.from(spoken),
  });
  expect(answer.ok()).toBe(true);
}

async function newFilm(page: Page): Promise<CreatorsLesson & { version: string }> {
  const lesson = await newCreatorsLesson(page);
  const version = await giveFilm(page, 'lesson.mp4', lesson);
  await changeStatus(page, lesson.courseId, 'published');
  return { ...lesson, version };
}

interface Report {
  readonly seen: [number, number][];
  readonly stoppedAt: number | null;
}

/** Students with sessions of their own, whose players send these reports one after the other. */
async function watchAs(
  browser: Browser,
  students: number,
  lesson: LessonAddress & { version: string },
  reports: readonly Report[],
): Promise<void> {
  for (let number = 0; number < students; number += 1) {
    const context = await browser.newContext();
    await beSignedIn(context, { email: newEmail() });
    const send = async (address: string, data: object) => {
      const url = new URL(address, fromTheAcademy().origin).href;
      const answer = await context.request.post(url, { headers: fromTheAcademy(), data });
      expect(answer.ok()).toBe(true);
    };
    await send(`/api/enrollments/courses/${lesson.courseId}`, {});
    for (const report of reports) {
      await send(`${lessonCall(lesson)}/watching`, { version: lesson.version, seenAgain: [], ...report });
    }
    await context.close();
  }
}

const figure = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name });

test('a creator finds the sentence that loses students, records it again, and sees the difference', async ({
  page,
  browser,
}) => {
  // Two films are prepared.
  test.setTimeout(300_000);
  const lesson = await newFilm(page);
  await captionFilm(page, lesson);
  await watchAs(browser, 4, lesson, [{ seen: [[0, 2]], stoppedAt: 2 }]);
  await page.goto(buildPath(webRoutes.creatorCourseCurriculum, lesson));
  await lessonCalled(page, 'A film').click();
  await page.getByRole('link', { name: 'Where students get lost' }).click();
  await expect(page.getByRole('heading', { name: 'Shown from five people on' })).toBeVisible();

  await watchAs(browser, 3, lesson, [
    { seen: [[0, 3]], stoppedAt: null },
    { seen: [[1, 2]], stoppedAt: 2 },
  ]);
  await page.reload();
  const map = page.getByRole('region', { name: 'The film, moment by moment' });
  await expect(map).toContainText(`More students stop at 0:02 than anywhere else, 7 of 7: ${lost}`);
  await expectAccessible(page, 'the map of a film', { widths: [390, 1280] });
  await page.getByRole('button', { name: lost }).click();
  await expect.poll(() => currentTime(page)).toBeCloseTo(1, 0);

  const version = await giveFilm(page, 'varying-rate.mp4', lesson);
  await page.reload();
  await expect(page.getByText('Fewer than five students have watched the new film so far')).toBeVisible();
  await watchAs(browser, 6, { ...lesson, version }, [{ seen: [[0, 600]], stoppedAt: null }]);
  await page.reload();
  await expect(figure(page, 'Saw the end')).toContainText('100%');
  await expect(figure(page, 'Saw the end')).toContainText('Film before: 0%');
  await expect(figure(page, 'Most stopped at')).toContainText('Film before: 0:02 · 100%');
});

const isReport = (request: Request) => request.url().endsWith('/watching') && request.method() === 'POST';

async function playFor(page: Page, address: string, seconds: number): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect.poll(() => currentTime(page)).toBeGreaterThan(seconds);
}

test('a player tells what was watched when it is left, in few bytes; and nothing where that is not wanted', async ({
  page,
}) => {
  test.slow();
  const lesson = await newFilm(page);
  const reports: Request[] = [];
  page.on('request', (request) => {
    if (isReport(request)) reports.push(request);
  });
  await beNewUser(page);
  await enrollIn(page, lesson.courseId);
  await playFor(page, lesson.address, 1.6);
  expect(reports).toEqual([]);
  const told = page.waitForResponse((response) => isReport(response.request()));
  await page.getByRole('link', { name: 'Back to course' }).first().click();
  expect((await told).status()).toBe(204);
  const [report] = reports;
  expect(report?.postDataBuffer()?.length).toBeLessThanOrEqual(watchingLimits.reportBytes);
  const { version, seen, stoppedAt } = report?.postDataJSON() ?? {};
  expect(version).toBe(lesson.version);
  expect(seen[0][0]).toBe(0);
  expect(stoppedAt === null || stoppedAt >= 1).toBe(true);
  expect(reports).toHaveLength(1);

  // A browser that asks not to be tracked, and a student who switched it off.
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await playFor(page, lesson.address, 1);
  await page.goto('/profile?tab=settings');
  await expect(page.getByText('Your browser asks not to be tracked')).toBeVisible();
  await page.getByRole('switch', { name: 'Count what I watch, without my name' }).click();
  await expect(page.getByRole('switch')).not.toBeChecked();
  expect(reports).toHaveLength(1);
});
