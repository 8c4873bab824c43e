/*
 * A course that counts: its creator gives it a film that asks, files and a link; a student without a mouse learns it, is
 * given a certificate and says what it was like; a backup of it all is restored elsewhere; and the certificate is checked
 * when the academy is no more.
 */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import type { Resource } from '@academy/contract/resources/resource.ts';
import type { Page } from '@playwright/test';
import { here } from './academies.ts';
import { expectCheckedOffline, expectGenuine, expectOutlived, keepFiles } from './certificate-files.ts';
import { chooseFiles } from './choose-files.ts';
import { expectAccessible, expectReadable } from './expect-accessible.ts';
import { test } from './fixtures.ts';
import { press, tabTo } from './keys.ts';
import { beNewUser } from './learners.ts';
import { lessonCall } from './lesson-calls.ts';
import { expectPrepared } from './lesson-video.ts';
import { changeStatus, lessonCalled, modulesOnServer, newCourse } from './own-courses.ts';
import { currentTime, expect, expectToPlayOn, stage, videoState } from './player-stage.ts';
import { expectRestored } from './restored-academy.ts';
import { says } from './start-academy.ts';

test.use({ academy: 'own' });

const filmed = 'Kneading';
const wrong = '<script>alert(1)</script>';
const noted = 'Fold = <b>over</b>, ভাঁজ';
const written = 'Waiting';
const reader = 'Nusrat Jahan';
const onPhones = { widths: [390] };
/** More than fits into one packet, and no two places alike. */
const slides = Buffer.from(Array.from({ length: 60_000 }, (_, line) => `slide ${line}\n`).join(''));

async function giveQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Knowledge Check/ }).click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question', { exact: true }).fill('What makes dough **rise**?');
  await page.getByLabel('Option 1', { exact: true }).fill('Yeast');
  await page.getByRole('radio', { name: 'Option 1 is right' }).check();
  await page.getByLabel('Option 2', { exact: true }).fill(wrong);
  await page.getByLabel('Moment of the film').fill('0:20');
  // Enter in a field is no save of the lesson's form around it.
  await page.getByLabel('Moment of the film').press('Enter');
  await page.getByLabel('Explanation').fill('It breathes out gas.');
  await page.getByRole('button', { name: 'Save questions' }).click();
  await expect(page.getByText('The questions are saved')).toBeVisible();
}

async function giveResources(page: Page): Promise<void> {
  await chooseFiles(page, 'Choose files', [
    { name: 'slides.txt', mimeType: 'text/plain', buffer: slides },
    { name: 'exercise.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') },
  ]);
  const resources = page.getByRole('list', { name: 'Resources' });
  for (const name of ['slides', 'exercise']) await expect(resources.getByText(name).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.getByLabel('Name', { exact: true }).fill('A mill nearby');
  await page.getByLabel('Address', { exact: true }).fill('https://mill.example.org/flour');
  await page.getByRole('button', { name: 'Add link' }).click();
  await expect(resources.getByText('A mill nearby').first()).toBeVisible();
}

async function writeCourse(page: Page): Promise<LessonAddress> {
  const { courseId, address } = await newCourse(page, { Dough: [filmed, written] });
  const [module] = await modulesOnServer(page, courseId);
  const lesson = { courseId, moduleId: module?._id ?? '', lessonId: module?.lessons[0]?._id ?? '' };
  await page.goto(address);
  await lessonCalled(page, filmed).click();
  await chooseFiles(page, 'Choose a video', path.join(import.meta.dirname, 'clips', 'lesson.mp4'));
  await expect(page.getByRole('progressbar', { name: 'Preparation of the video' })).toBeVisible();
  await giveQuestion(page);
  await giveResources(page);
  await expectAccessible(page, 'the editor of questions and files', onPhones);
  await expectPrepared(page, lesson, { heights: 'one', timeout: 180_000 });
  await changeStatus(page, courseId, 'published');
  return lesson;
}

async function enroll(page: Page, courseId: string): Promise<void> {
  await page.goto(buildPath(webRoutes.enroll, { courseId }));
  await press(page, page.getByRole('button', { name: 'Enroll Now' }));
  await expect(page).toHaveURL(`/course/${courseId}`);
  await press(page, page.getByRole('link', { name: 'Start First Lesson' }).first());
  await expect(page.getByRole('heading', { level: 1, name: filmed })).toBeVisible();
}

/** From a little before the question on. */
async function watchAndAnswer(page: Page, lesson: LessonAddress): Promise<void> {
  await page.goto(`${buildPath(webRoutes.lesson, lesson)}?t=18`);
  await press(page, page.getByRole('button', { name: 'Play video' }));
  const question = page.getByRole('form', { name: 'The film waits at 0:20 with a question' });
  await expect(question).toBeFocused();
  expect(await videoState(page)).toMatchObject({ paused: true });
  await expect(question.getByText('It breathes out gas.')).toHaveCount(0);
  await expectAccessible(page, 'a question in the film', onPhones);
  await tabTo(page, question.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(question.getByRole('radio', { name: wrong })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(question.getByText('Incorrect. The right answer is marked.')).toBeVisible();
  await expect(question.getByText('It breathes out gas.')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expectToPlayOn(page, 1);
  await expect(page.getByText('0 of 1 right').first()).toBeVisible();
}

async function takeNotes(page: Page): Promise<void> {
  for (const text of [noted, 'Turn it around']) {
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: /^Note at 0:2\d$/ })).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(stage(page).getByText('Note saved')).toBeVisible();
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  expect((await videoState(page)).paused).toBe(false);
}

/** What was noted is found in the notebook, and leads back to its moment. */
async function findNote(page: Page, lesson: LessonAddress): Promise<void> {
  await page.goto('/notebook?search=OVER+ভাঁজ');
  await expect(page.getByRole('link', { name: filmed })).toBeVisible();
  const saved = page.waitForEvent('download');
  await press(page, page.getByRole('link', { name: 'Anki (CSV)' }));
  expect((await saved).suggestedFilename()).toBe('notes-anki.csv');
  const moment = page.getByRole('link', { name: /^0:2\d$/ });
  const seconds = Number((await moment.textContent())?.slice(-2));
  await press(page, moment);
  await expect(page).toHaveURL(`${buildPath(webRoutes.lesson, lesson)}?t=${seconds}`);
  await expect.poll(() => currentTime(page)).toBeCloseTo(seconds, 0);
}

/** The whole of it by a key; and in two pieces, as a browser goes on after a cut. */
async function download(page: Page, lesson: LessonAddress): Promise<void> {
  await page.goto(`${buildPath(webRoutes.lesson, lesson)}?tab=resources`);
  const saved = page.waitForEvent('download');
  await press(page, page.getByRole('link', { name: /^slides/ }));
  const file = await saved;
  expect(file.suggestedFilename()).toBe('slides.txt');
  expect(await readFile(await file.path())).toEqual(slides);

  const resources: Resource[] = await (await page.request.get(`${lessonCall(lesson)}/resources`)).json();
  const { id } = resources.find(({ name }) => name === 'slides') ?? { id: '' };
  const address = `${lessonCall(lesson)}/resources/${id}/file`;
  const half = Math.floor(slides.length / 2);
  const first = await page.request.get(address, { headers: { range: `bytes=0-${half - 1}` } });
  const headers = { range: `bytes=${half}-`, 'if-range': first.headers()['etag'] ?? '' };
  const rest = await page.request.get(address, { headers });
  expect([first.status(), rest.status()]).toEqual([206, 206]);
  expect(Buffer.concat([await first.body(), await rest.body()])).toEqual(slides);
}

/** Answers where the certificate can be seen. */
async function graduate(page: Page, courseId: string): Promise<string> {
  const content = page.getByRole('navigation', { name: 'Course content' });
  await press(page, content.getByRole('link', { name: `Next Lesson: ${written}` }));
  await expect(content.getByText('Course Complete!')).toBeVisible();
  await page.goto(`/course/${courseId}`);
  await press(page, page.getByRole('link', { name: /certificate/i }).first());
  const open = page.getByRole('button', { name: 'Get your certificate' });
  const name = page.getByLabel('Your name on the certificate');
  await expect(open.or(name)).toBeVisible();
  await expect(page.locator('.drawn-alpana svg')).toBeVisible();
  await expectReadable(page, 'the finish of a course');
  if (await open.isVisible()) await press(page, open);
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(reader);
  await press(page, page.getByRole('button', { name: 'Confirm and get the certificate' }));
  await expect(page.getByText('This certificate is genuine')).toBeVisible();
  return new URL(page.url()).pathname;
}

async function review(page: Page, courseId: string): Promise<void> {
  await page.goto(`/course/${courseId}`);
  // The reviews are fetched when they are about to be seen, and the page grows while it loads.
  const stars = page.getByRole('radio', { name: '1 of 5 stars' });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(stars).toBeVisible({ timeout: 1000 });
  }).toPass();
  await tabTo(page, stars);
  await page.keyboard.press('Space');
  for (let star = 1; star < 5; star += 1) await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('textbox', { name: 'Your review' }));
  await page.keyboard.type('My bread rises now.');
  await press(page, page.getByRole('button', { name: 'Publish review' }));
  await expect(page.getByText('Review saved', { exact: true })).toBeVisible();
}

async function answerReview(page: Page, courseId: string): Promise<void> {
  await page.goto(buildPath(webRoutes.creatorCourseDetail, { courseId }));
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await page.getByLabel('Your answer').fill('Send me a slice!');
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expect(page.getByText('Send me a slice!')).toBeVisible();
}

/** In Bengali, which has the larger letters; English is the same markup. */
async function expectAllAccessible(page: Page, lesson: LessonAddress, certificate: string): Promise<void> {
  const { courseId } = lesson;
  const addresses = [
    buildPath(webRoutes.course, { courseId }),
    `${buildPath(webRoutes.lesson, lesson)}?tab=resources`,
    `${buildPath(webRoutes.lesson, lesson)}?tab=notes`,
    buildPath(webRoutes.finish, { courseId }),
    '/profile?tab=certificates',
    '/notebook',
    certificate,
    '/certificates/verify',
    '/terms',
  ];
  for (const address of addresses) {
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=bn`);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, address, { widths: [320] });
  }
}

async function stopAcademy(): Promise<void> {
  const lines = (await readFile(here().logFile, 'utf8')).split('\n').filter((line) => line.startsWith('{'));
  const ready = lines.map((line) => JSON.parse(line)).find(says('Academy is ready at'));
  process.kill(ready.pid, 'SIGTERM');
  await expect
    .poll(() =>
      fetch(`${here().url}/readyz`).then(
        ({ status }) => status,
        () => 'stopped',
      ),
    )
    .toBe('stopped');
}

test('a course is learned by the keyboard alone, restored from a backup, and its certificate outlives the academy', async ({
  page: creatorsPage,
  browser,
  baseURL,
}) => {
  test.setTimeout(400_000);
  const open = async () => (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  const lesson = await writeCourse(creatorsPage);
  const { courseId } = lesson;

  const page = await open();
  const { email } = await beNewUser(page);
  await enroll(page, courseId);
  await watchAndAnswer(page, lesson);
  await takeNotes(page);
  await findNote(page, lesson);
  await download(page, lesson);
  const certificate = await graduate(page, courseId);
  const stranger = await open();
  await expectGenuine(stranger, certificate, reader);
  await review(page, courseId);
  await answerReview(creatorsPage, courseId);
  await page.reload();
  await expect(page.getByText('Send me a slice!')).toBeVisible();
  await expectAllAccessible(page, lesson, certificate);
  const files = await keepFiles(stranger, certificate);
  await expectCheckedOffline(stranger, files);
  await expectRestored(page, { email, lesson: `${buildPath(webRoutes.lesson, lesson)}?lang=en` });
  for (const one of [page, stranger]) await one.context().close();
  await creatorsPage.close();

  await stopAcademy();
  await expectOutlived(files, reader);
});
