import type { Locator, Page } from '@playwright/test';
import { courseIdOf } from './demo-courses.ts';
import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { beNewUser, newEmail, newStudent } from './learners.ts';
import { expectToast } from './toasts.ts';
import { beSignedIn, continueWithGoogle, student, userMenu } from './users.ts';

test.use({ academy: 'school' });

const short = 'Accessible by Default';
const other = 'Cloud Foundations Without the Jargon';
const halfDone = 'Machine Learning by Intuition';
const finished = 'SQL for Everyday Questions';

function cardOf(within: Page | Locator, title: string): Locator {
  return within.getByRole('listitem').filter({ hasText: title });
}

test('a new student enrolls from a card and on the enrollment page, and finds both courses at home', async ({
  page,
}) => {
  test.slow();
  const name = 'Rumana Haque';
  await page.goto('/login?returnTo=/');
  await continueWithGoogle(page);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(userMenu(page, { name })).toBeVisible();
  const myCourses = page.getByRole('region', { name: 'My Courses' });
  await expect(myCourses.getByRole('heading', { name: 'No Enrolled Courses' })).toBeVisible();
  await myCourses.getByRole('link', { name: 'Browse Course Catalog' }).click();

  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('accessible');
  const card = cardOf(page, short);
  await expect(card.getByText('$15')).toBeVisible();
  await card.getByRole('button', { name: 'Enroll' }).click();
  await expectToast(page, 'Enrollment Successful!', `You have been enrolled in ${short} successfully.`);
  await expect(card.getByRole('link', { name: 'Start Course' })).toBeFocused();
  await expect(card.getByText('0%')).toBeVisible();
  await expect(card.getByText('$15')).toHaveCount(0);

  const otherId = await courseIdOf(page.request, other);
  await page.clock.install();
  await page.goto(`/course/${otherId}/enroll`);
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeEnabled();
  // Time stands still from here, and so there is as much of it as the looks need; drawing takes a little of it.
  await page.clock.pauseAt(Date.now() + 60_000);
  const statusAgain = page.waitForResponse(
    (response) =>
      response.request().method() === 'GET' && response.url().endsWith(`/api/enrollments/courses/${otherId}`),
  );
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expectToast(
    page,
    'Enrollment Successful!',
    `You have been enrolled in ${other} successfully. Redirecting to course page...`,
  );
  await page.clock.runFor(10);
  await expect(page.getByRole('button', { name: 'Already Enrolled' })).toBeDisabled();
  await statusAgain;
  await page.clock.runFor(1980);
  await expect(page).toHaveURL(`/course/${otherId}/enroll`);
  await page.clock.runFor(40);
  await expect(page).toHaveURL(`/course/${otherId}`);
  await page.clock.resume();
  await expect(page.getByRole('link', { name: 'Start First Lesson' }).first()).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'My Courses',
    'Course Library',
  ]);
  await expect(cardOf(myCourses, short).getByRole('link', { name: 'Start Course' })).toBeVisible();
  await expect(cardOf(myCourses, other).getByRole('link', { name: 'Start Course' })).toBeVisible();
  // The one enrolled in last is what is next, and says with which lesson it begins.
  await expect(cardOf(myCourses, other).getByText('Next lesson')).toBeVisible();
});

test('a student follows every lesson, and the progress is the same on every page', async ({ page }) => {
  test.slow();
  const { courseId } = await newStudent(page, short);
  const lessons = 9;

  await page.goto(`/course/${courseId}`);
  await page.getByRole('link', { name: 'Start First Lesson' }).first().click();
  for (let done = 1; done <= lessons; done += 1) {
    const percent = `${Math.round((done / lessons) * 100)}`;
    await expect(page).toHaveURL(new RegExp(`/course/${courseId}/module/[^/]+/lesson/`));
    await expect(page.getByRole('progressbar', { name: 'Course progress' })).toHaveAttribute(
      'aria-valuenow',
      percent,
    );
    if (done === 1 || done === 5 || done === lessons) await expectSameProgress(page, courseId, percent);
    else await page.goto(`/course/${courseId}`);
    if (done < lessons) await page.getByRole('link', { name: /^Next Lesson: / }).click();
  }
  await expect(page.getByText('Course Complete!')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Next Lesson: / })).toHaveCount(0);
});

/** Ends on the course page. */
async function expectSameProgress(page: Page, courseId: string, percent: string): Promise<void> {
  const complete = percent === '100';
  const pages = [
    { path: '/', list: page.getByRole('region', { name: 'My Courses' }) },
    { path: '/courses?filter=in-progress', list: page.getByRole('main') },
    { path: '/profile', list: page.getByRole('main') },
  ];
  for (const { path, list } of pages) {
    await page.goto(path);
    const card = cardOf(list, short);
    await expect(card.getByText(`${percent}%`), path).toBeVisible();
    await expect(card.getByText('2 hrs'), path).toHaveCount(complete ? 0 : 1);
    await expect(card.getByRole('link', { name: 'Resume Course' })).toHaveAttribute(
      'href',
      new RegExp(`^/course/${courseId}/(module/[^/]+/)?lesson/.+`),
    );
    if (path === '/') {
      const library = page.getByRole('region', { name: 'Course Library' });
      await expect(library.getByRole('listitem').first()).toBeVisible();
      await expect(cardOf(library, short), 'no course is shown twice').toHaveCount(0);
    }
    if (path === '/' && !complete) {
      const ring = card.getByRole('progressbar', { name: `Your progress in ${short}` });
      await expect(ring).toHaveAttribute('aria-valuenow', percent);
      await expect(card.getByText('Go on with')).toBeVisible();
    }
  }
  await page.goto(`/course/${courseId}`);
  await expect(page.getByRole('progressbar', { name: 'Your progress' })).toHaveAttribute(
    'aria-valuenow',
    percent,
  );
  // Over the picture and beside the curriculum, by the name of the lesson that is next.
  const next = complete ? null : await page.getByRole('link', { name: /^Next Lesson: / }).textContent();
  await expect(
    page.getByRole('link', { name: next?.replace('Next Lesson: ', 'Resume ') ?? /^Resume .+/ }),
  ).toHaveCount(2);
}

test('a lesson chosen on the course page is done, and opens even when that cannot be saved', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 503|ERR_FAILED/);
  const { courseId } = await newStudent(page, short);
  // An open lesson marks itself; one that cannot be read does not, so that here only the choice counts.
  await page.route('**/api/courses/*/modules/*/lessons/*', (route) => route.abort());
  await page.route('**/lessons/*/complete', (route) =>
    route.fulfill({ status: 503, json: { message: 'Away', code: 'unavailable' } }),
  );
  const upNext = page.getByRole('link', { name: /^Up next: / });
  const done = page.getByRole('link', { name: /^Completed: / });

  await page.goto(`/course/${courseId}`);
  const refused = page.waitForResponse(/\/complete$/);
  await upNext.click();
  expect((await refused).status()).toBe(503);
  await expect(page).toHaveURL(/\/lesson\//);

  await page.unroute('**/lessons/*/complete');
  await page.goto(`/course/${courseId}`);
  await expect(upNext).toBeVisible();
  await expect(done).toHaveCount(0);
  const saved = page.waitForResponse(/\/complete$/);
  await upNext.click();
  expect((await saved).status()).toBe(204);
  await page.goto(`/course/${courseId}`);
  await expect(done).toHaveCount(1);
});

test('enrolling that is under way says so, and one that fails says why', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 503/);
  await beNewUser(page);
  const courseId = await courseIdOf(page.request, short);
  // Let go of before the browser's request is here or after it.
  let held = Promise.withResolvers<void>();
  await page.route(`**/api/enrollments/courses/${courseId}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await held.promise;
    await route.fulfill({ status: 503, json: { message: 'The academy rests.', code: 'unavailable' } });
  });

  await page.goto(`/courses?search=${encodeURIComponent(short)}`);
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Enroll', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Enrolling...' })).toBeVisible();
  await asked;
  held.resolve();
  await expectToast(page, 'Enrollment Failed', 'The academy rests.');
  await expect(page.getByRole('button', { name: 'Enroll', exact: true })).toBeEnabled();

  held = Promise.withResolvers<void>();
  // A status that cannot be read counts as not enrolled.
  await page.route(`**/api/enrollments/courses/${courseId}`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  await page.goto(`/course/${courseId}/enroll`);
  const askedAgain = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByRole('button', { name: 'Enrolling...' })).toBeVisible();
  await askedAgain;
  held.resolve();
  await expectToast(page, 'Enrollment Failed', 'The academy rests.');
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeEnabled();
});

test('a student who leaves the page while enrolling is still told how it ended', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 503/);
  await beNewUser(page);
  const courseId = await courseIdOf(page.request, short);
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let asked = 0;
  await page.route(`**/api/enrollments/courses/${courseId}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    asked += 1;
    await answers[asked - 1]?.promise;
    if (asked === 1) await route.fulfill({ status: 503, json: { message: 'The academy rests.' } });
    else await route.continue();
  });
  const navigation = page.getByRole('navigation', { name: 'Main' });

  await page.goto(`/course/${courseId}/enroll`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect.poll(() => asked).toBe(1);
  await navigation.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  answers[0].resolve();
  await expectToast(page, 'Enrollment Failed', 'The academy rests.');

  await page.goBack();
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect.poll(() => asked).toBe(2);
  await navigation.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  answers[1].resolve();
  // It goes nowhere from here, and does not say that it would.
  await expectToast(page, 'Enrollment Successful!', `You have been enrolled in ${short} successfully.`);
  await expect(page).toHaveURL('/faq');
});

test('a student who enrolls on the home page finds the course among their own at once', async ({ page }) => {
  await beNewUser(page);
  await page.goto('/');
  const own = page.getByRole('region', { name: 'My Courses' });
  await expect(own.getByRole('heading', { name: 'No Enrolled Courses' })).toBeVisible();
  const library = page.getByRole('region', { name: 'Course Library' });
  const card = library.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Enroll' }) });
  const title = (await card.first().getByRole('heading').textContent()) ?? '';
  await card.first().getByRole('button', { name: 'Enroll' }).click();
  for (const list of [own, library]) {
    await expect(cardOf(list, title).getByRole('link', { name: 'Start Course' })).toBeVisible();
  }
});

test('a user who is not enrolled sees the lessons and is invited to enroll', async ({ page }) => {
  await beNewUser(page);
  const courseId = await courseIdOf(page.request, short);
  await page.goto(`/course/${courseId}`);
  await expect(page.getByRole('link', { name: 'Start First Lesson' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Locked: / }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Enroll in this course' }).click();
  await expect(page).toHaveURL(`/course/${courseId}/enroll`);
});

test('the pages of a student can be read by all', async ({ page, context }) => {
  test.slow();
  await beSignedIn(context, student);
  const halfDoneId = await courseIdOf(page.request, halfDone);
  const screens = [
    { path: '/', ready: page.getByText('Go on with') },
    { path: '/courses?filter=in-progress', ready: page.getByRole('heading', { name: finished }) },
    { path: `/course/${halfDoneId}`, ready: page.getByRole('link', { name: /^Next Lesson: / }) },
    {
      path: `/course/${await courseIdOf(page.request, finished)}`,
      ready: page.getByText('Course Complete!'),
    },
    { path: `/course/${halfDoneId}/enroll`, ready: page.getByRole('button', { name: 'Already Enrolled' }) },
  ];
  for (const { path, ready } of screens) {
    await page.goto(path);
    await expect(ready).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectReadable(page, path);
  }
});
