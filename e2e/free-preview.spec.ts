/** A creator gives one lesson away, a visitor watches it on the page of the course and enrolls from there; then it is taken back. */
import { contentKeyPath, streamPath } from '@academy/contract/videos/stream-paths.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { beNewUser } from './learners.ts';
import { lessonCall } from './lesson-calls.ts';
import { expectPrepared, PREPARED_WITHIN_MS, uploadClip, videoStatusOf } from './lesson-video.ts';
import { addLesson, changeStatus, lessonCalled, newCreator } from './own-courses.ts';
import { expect, expectToPlayOn } from './player-stage.ts';

test.use({ academy: 'studio' });

const film = 'The first flower';

async function switchPreview(page: Page, courseId: string, { on }: { on: boolean }): Promise<void> {
  await page.goto(`/creator-dashboard/courses/${courseId}/curriculum`);
  await lessonCalled(page, film).click();
  const marked = (count: number) => page.getByText(`${count} of at most 3 lessons of this course are`);
  await expect(marked(on ? 0 : 1)).toBeVisible();
  const preview = page.getByRole('switch', { name: 'Free preview' });
  await expect(preview).toBeChecked({ checked: !on });
  // The switch moves at once; what holds is what the server answered.
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/preview') && response.request().method() === 'PUT',
  );
  await preview.click();
  expect((await saved).status()).toBe(200);
  await expect(marked(on ? 1 : 0)).toBeVisible();
}

test('a lesson is given away, watched without an account, enrolled from, and taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(PREPARED_WITHIN_MS + 60_000);
  const { courseId } = await newCreator(page, { title: 'Flowers at the loom' });
  const lesson = await addLesson(page, courseId, film);
  const other = await addLesson(page, courseId, 'For students alone');
  await uploadClip(page.request, lesson, 'lesson.mp4');
  await changeStatus(page, courseId, 'published');
  await expectPrepared(page, lesson, { heights: 'one' });
  const { playing } = await videoStatusOf(page, lesson);

  const open = (): Promise<BrowserContext> => browser.newContext(baseURL === undefined ? {} : { baseURL });
  const outside = await open();
  const answers = async () => {
    const paths = [
      streamPath(lesson.lessonId),
      contentKeyPath(lesson.lessonId, playing?.version ?? ''),
      `${lessonCall(lesson)}/captions`,
      lessonCall(lesson),
      `${lessonCall(lesson)}/resources`,
      `${lessonCall(lesson)}/position`,
      streamPath(other.lessonId),
    ];
    return Promise.all(paths.map(async (path) => (await outside.request.get(path)).status()));
  };
  expect(await answers()).toEqual([401, 401, 401, 401, 401, 401, 401]);

  await switchPreview(page, courseId, { on: true });
  expect(await answers()).toEqual([200, 200, 200, 401, 401, 401, 401]);

  const visitor = await outside.newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await visitor.goto(`/course/${courseId}`);
  await visitor.getByRole('button', { name: new RegExp(`^${film} Preview`) }).click();
  const dialog = visitor.getByRole('dialog', { name: film });
  await expectToPlayOn(visitor, 1);
  await visitor.keyboard.press('k');
  await expect(visitor.locator('video')).toHaveJSProperty('paused', true);
  await dialog.getByRole('link', { name: 'Enroll in this course' }).click();
  await expect(visitor).toHaveURL(`/course/${courseId}/enroll`);
  expect(asked.filter((call) => /position|watching|auth|users/.test(call))).toEqual([]);
  await beNewUser(visitor);
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(visitor).toHaveURL(`/course/${courseId}`);
  await expect(visitor.getByRole('link', { name: new RegExp(film) }).first()).toBeVisible();

  await outside.clearCookies();
  await switchPreview(page, courseId, { on: false });
  expect(await answers()).toEqual([401, 401, 401, 401, 401, 401, 401]);
  await outside.close();
});
