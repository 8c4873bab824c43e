/*
 * Every spoken word: a film is heard by the academy itself, its creator corrects what was written down, and a student reads
 * it under the picture and beside it, and finds a word of it from any page.
 */

import path from 'node:path';
import type { Captions } from '@academy/contract/captions/caption-calls.ts';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import type { Page } from '@playwright/test';
import { chooseFiles } from './choose-files.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './fixtures.ts';
import { press, tabTo } from './keys.ts';
import { beNewUser, enrollIn } from './learners.ts';
import { lessonCall } from './lesson-calls.ts';
import { expectPrepared } from './lesson-video.ts';
import { changeStatus, lessonCalled, modulesOnServer, newCourse } from './own-courses.ts';
import { currentTime, expect, stage } from './player-stage.ts';

test.use({ academy: 'studio' });

/** The first 22 seconds of a film of the demo, small. */
const film = path.join(import.meta.dirname, 'clips', 'spoken.mp4');
const filmed = 'From a sketch to a tree';
const HEARD_WITHIN_MS = 180_000;
const atBothSizes = { widths: [390, 1280] };

async function captionsOf(page: Page, lesson: LessonAddress): Promise<Captions> {
  return (await page.request.get(`${lessonCall(lesson)}/captions`)).json();
}

/** A new course is in Bengali, which the academy cannot write down by itself. */
async function giveFilm(page: Page): Promise<LessonAddress> {
  const { courseId, address } = await newCourse(page, { Components: [filmed] });
  const [module] = await modulesOnServer(page, courseId);
  const lesson = { courseId, moduleId: module?._id ?? '', lessonId: module?.lessons[0]?._id ?? '' };
  await page.goto(address);
  await lessonCalled(page, filmed).click();
  await chooseFiles(page, 'Choose a video', film);
  await expectPrepared(page, lesson, { heights: 'all' });
  return lesson;
}

async function letItBeHeard(page: Page, lesson: LessonAddress): Promise<void> {
  const captions = page.getByRole('region', { name: 'Captions' });
  await expect(captions.getByText('The academy cannot write this language down.')).toBeVisible({
    timeout: 60_000,
  });
  await captions.getByLabel('Spoken in this film').selectOption({ label: 'English' });
  await expect
    .poll(async () => (await captionsOf(page, lesson)).editing?.transcription?.state, {
      timeout: HEARD_WITHIN_MS,
    })
    .toBe('done');
  await expect(captions.getByText('Made by the academy')).toBeVisible();
}

async function correct(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Correct English' }).click();
  const first = page.getByLabel('Text of cue 1', { exact: true });
  await expect(first).not.toHaveValue('');
  await first.fill('Draw the borders of the rhododendron first.');
  await expect(page.getByText('All changes are saved')).toBeVisible();
  await expectAccessible(page, 'the editor of captions', atBothSizes);
}

/* The student has no mouse. */

async function readUnderThePicture(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Play video' }));
  await page.keyboard.press('c');
  await expect(stage(page).getByText('rhododendron')).toBeVisible();
}

async function readBesideThePicture(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Transcript' }));
  await tabTo(page, page.getByLabel('Search in this transcript'));
  await page.keyboard.type('book');
  await press(page, page.getByRole('button', { name: 'Next hit' }));
  await press(page, page.getByRole('button', { name: /^Go to/ }).first());
  await expect.poll(() => currentTime(page)).toBeGreaterThan(5);
  await expectAccessible(page, 'a lesson with its transcript', atBothSizes);
}

async function findIt(page: Page, lesson: LessonAddress): Promise<void> {
  await page.goto(`${webRoutes.home}?lang=bn`);
  await tabTo(page, page.getByRole('combobox').first());
  await page.keyboard.type('rhododendrn');
  await expect(page.getByRole('option', { name: /rhododendron/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${lesson.lessonId}\\?t=\\d+`));
  await expect.poll(() => currentTime(page)).toBeLessThan(10);
  await expectAccessible(page, 'the same lesson in Bengali', { widths: [320] });
}

test('a film is heard, corrected, read under and beside the picture, and found by a word', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const lesson = await giveFilm(page);
  await letItBeHeard(page, lesson);
  await correct(page);
  await changeStatus(page, lesson.courseId, 'published');

  const students = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const student = await students.newPage();
  await beNewUser(student);
  await enrollIn(student, lesson.courseId);
  await student.goto(buildPath(webRoutes.lesson, lesson));
  await readUnderThePicture(student);
  await readBesideThePicture(student);
  await findIt(student, lesson);
  await students.close();
});
