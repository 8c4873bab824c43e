import { readPath } from '@academy/contract/interface/route-pattern.ts';
import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { fromTheAcademy } from '../academies.ts';
import { courseIdOf } from '../demo-courses.ts';
import { expect, test } from '../fixtures.ts';
import { beNewUser, courseOf, newStudent } from '../learners.ts';
import { lessonCall } from '../lesson-calls.ts';
import { expectToPlayOn, studentWithVideo } from '../player-stage.ts';
import { skeletonsOf } from '../skeletons.ts';
import { beSignedIn, student } from '../users.ts';
import { say, takeShots, visitAndShoot } from './take-shots.ts';

const halfDone = 'Machine Learning by Intuition';
const finished = 'SQL for Everyday Questions';

const screens = [
  { name: 'home', path: '/' },
  { name: 'catalogue', path: '/courses' },
  { name: 'in-progress', path: '/courses?filter=in-progress' },
  { name: 'notebook', path: '/notebook' },
  { name: 'profile', path: '/profile' },
  { name: 'profile-settings', path: '/profile?tab=settings' },
  { name: 'profile-certificates', path: '/profile?tab=certificates' },
];

for (const { name, path } of screens) {
  test(`student: ${name}`, async ({ page, context }) => {
    await beSignedIn(context, student);
    await visitAndShoot(page, path, `student-${name}`);
  });
  test(`newcomer: ${name}`, async ({ page }) => {
    await beNewUser(page);
    await visitAndShoot(page, path, `newcomer-${name}`, { at: [390, 1280] });
  });
}

test('student: a course in each state', async ({ page, context }) => {
  await beSignedIn(context, student);
  for (const [name, title] of [
    ['half-done', halfDone],
    ['finished', finished],
  ] as const) {
    const courseId = await courseIdOf(page.request, title);
    await visitAndShoot(page, `/course/${courseId}`, `student-course-${name}`);
    await visitAndShoot(page, `/course/${courseId}/enroll`, `student-enroll-${name}`, { at: [390, 1280] });
  }
});

test('newcomer: a course and its enrollment', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 403/);
  await beNewUser(page);
  const { courseId, first, address } = await courseOf(page);
  const addresses = {
    course: `/course/${courseId}`,
    enroll: `/course/${courseId}/enroll`,
    lesson: address(first),
  };
  for (const [name, url] of Object.entries(addresses)) {
    await visitAndShoot(page, url, `newcomer-${name}`);
  }
});

test('student: a lesson, tab by tab', async ({ page }) => {
  const { first, address } = await newStudent(page);
  await page.goto(address(first));
  for (const tab of ['Overview', 'Notes', 'Resources', 'Ask AI Assistant']) {
    await page.getByRole('tab', { name: say(tab) }).click();
    const panel = page.getByRole('tabpanel', { name: say(tab) });
    await expect(panel).toBeVisible();
    await expect(skeletonsOf(panel)).toHaveCount(0);
    await takeShots(page, `student-lesson-${tab.toLowerCase().replaceAll(' ', '-')}`);
  }
});

test('student: the assistant answers', async ({ page }) => {
  const { first, address } = await newStudent(page);
  await page.goto(`${address(first)}?tab=assistant`);
  await page.getByRole('tab', { name: say('Ask AI Assistant') }).click();
  const input = page.getByPlaceholder(say('Type a message...'));
  await input.fill('What is a component?');
  await input.press('Enter');
  await expect(page.getByRole('button', { name: say('Copy') }).last()).toBeVisible();
  await takeShots(page, 'student-assistant');
});

test('student: a video that plays', async ({ page }) => {
  const { address } = await studentWithVideo(page, { heights: 'all' });
  await page.goto(address);
  const play = page.getByRole('button', { name: say('Play video') });
  await expect(play).toBeVisible();
  await takeShots(page, 'student-video-poster', { whole: false });
  await play.click();
  await expectToPlayOn(page, 0.5);
  await page.keyboard.press('k');
  await page.locator('video').hover({ force: true });
  await takeShots(page, 'student-video-paused', { whole: false });
  await page.getByRole('button', { name: new RegExp(`^${say('Quality')}`) }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await takeShots(page, 'student-video-quality', { whole: false });
});

test('student: notes at the moments of a film', async ({ page }) => {
  const { address } = await studentWithVideo(page, { heights: 'one' });
  const lesson = readPath(webRoutes.lesson, address);
  if (lesson === null) throw new Error(`${address} is not the page of a lesson.`);
  for (const [seconds, content] of [
    [2, 'Where the first word is'],
    [4, 'Ask again: why does it stop one early?\nSee the second example.'],
    [6, 'বাংলায় লেখা একটি নোট'],
  ] as const) {
    const data = { seconds, content };
    await page.request.post(`${lessonCall(lesson)}/notes`, { data, headers: fromTheAcademy() });
  }
  await page.goto(`${address}?tab=notes&t=4`);
  await page.getByRole('button', { name: say('Play video') }).waitFor();
  await takeShots(page, 'student-lesson-timed-notes');
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.keyboard.press('n');
  await page.keyboard.type('A line');
  await takeShots(page, 'student-note-beside-the-picture', { at: [1280, 1920], whole: false });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('n');
  await takeShots(page, 'student-note-on-the-picture', { at: [320, 390, 768], whole: false });
  await visitAndShoot(page, '/notebook', 'student-notebook-with-notes');
});
