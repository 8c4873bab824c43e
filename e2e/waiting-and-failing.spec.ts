import type { Locator, Page } from '@playwright/test';
import { expectAppsOwn } from './apps-own.ts';
import { courseIdOf, titles } from './demo-courses.ts';
import { openPagesEmpty } from './empty-page.ts';
import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { answerUnavailable, holdRequests } from './held-requests.ts';
import { newStudent } from './learners.ts';
import { beSignedIn, creator, student } from './users.ts';

/*
 * What is on the screen while calls are under way, and when they fail, can be read by all. What it says, and how it is named
 * and ordered, is shown by web/src/app/waiting-and-failing.test.tsx.
 */

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Who looks at it; left out, a visitor. */
  readonly as?: typeof student | typeof creator;
  /** The calls that are held and then fail. */
  readonly calls: RegExp;
  readonly waiting: (page: Page) => Locator;
  readonly failed: (page: Page) => Locator;
}

const loadingCourses = (page: Page) => page.getByText('Loading courses...').last();
const noCourses = (page: Page) =>
  page.getByRole('heading', { name: 'The courses could not be loaded.' }).last();
const loadingCourse = (page: Page) => page.getByRole('heading', { name: 'Loading course...' });
const noCourse = (page: Page) => page.getByRole('heading', { name: 'This course could not be loaded.' });

const screens: readonly Screen[] = [
  { name: 'home', path: '/', calls: /\/api\/courses\?/, waiting: loadingCourses, failed: noCourses },
  {
    name: 'the home of a student',
    path: '/',
    as: student,
    calls: /\/api\/(courses\?|enrollments\/)/,
    waiting: loadingCourses,
    failed: noCourses,
  },
  {
    name: 'the catalogue',
    path: '/courses',
    calls: /\/api\/courses\?/,
    waiting: loadingCourses,
    failed: noCourses,
  },
  {
    name: "one's own courses",
    path: '/courses?filter=in-progress',
    as: student,
    calls: /\/api\/courses\/in-progress/,
    waiting: loadingCourses,
    failed: noCourses,
  },
  {
    name: 'a course',
    path: '/course/:id',
    calls: /\/api\/courses\/[^/]+$/,
    waiting: loadingCourse,
    failed: noCourse,
  },
  {
    name: 'a course without its lessons',
    path: '/course/:id',
    calls: /\/curriculum$/,
    waiting: loadingCourse,
    failed: (page) => page.getByText('The lessons could not be loaded.'),
  },
  {
    name: 'an enrollment page',
    path: '/course/:id/enroll',
    as: student,
    calls: /\/api\/courses\/[^/]+$/,
    waiting: loadingCourse,
    failed: noCourse,
  },
  {
    name: 'the profile',
    path: '/profile',
    as: student,
    calls: /\/api\/(users\/profile|enrollments\/courses)$/,
    waiting: (page) => page.getByText('Loading your profile...'),
    failed: (page) => page.getByRole('heading', { name: 'Your profile could not be loaded.' }),
  },
  {
    name: 'the courses of a profile',
    path: '/profile',
    as: student,
    calls: /\/api\/enrollments\/courses$/,
    waiting: loadingCourses,
    failed: noCourses,
  },
  {
    name: 'account settings',
    path: '/profile?tab=settings',
    as: student,
    calls: /\/api\/auth\/me$/,
    waiting: (page) => page.getByRole('main').getByRole('status'),
    failed: (page) => page.getByRole('heading', { name: 'We could not see whether you are signed in.' }),
  },
  {
    name: 'a course in the studio',
    path: '/creator-dashboard/courses/:id/detail',
    as: creator,
    calls: /\/api\/courses\/[^/]+$/,
    waiting: loadingCourse,
    failed: noCourse,
  },
];

const failLater = (page: Page, calls: RegExp) => holdRequests(page, calls, answerUnavailable);

for (const [who, person] of [
  ['a visitor', undefined],
  ['a student', student],
  ['a creator', creator],
] as const) {
  test(`${who} can read what is waited for and what failed, on every screen`, async ({
    page,
    context,
    pageErrors,
  }) => {
    test.slow();
    pageErrors.allow(/status of 503/);
    if (person) await beSignedIn(context, person);
    // What the server drew has nothing to wait for.
    else await openPagesEmpty(page);
    const courseId = await courseIdOf(page.request, titles.newest);
    for (const { name, path, calls, waiting, failed } of screens.filter((screen) => screen.as === person)) {
      const fail = await failLater(page, calls);
      await page.goto(path.replace(':id', courseId));
      await expectAppsOwn(page);
      await expect(waiting(page)).toBeVisible();
      await expectReadable(page, `${name}, waiting`);
      fail();
      await expect(failed(page)).toBeVisible();
      await expectReadable(page, `${name}, failed`);
      await page.unroute(calls);
    }
  });
}

test.describe('of a course one learns from', () => {
  test.use({ academy: 'school' });

  test('a lesson can be read while it is waited for and when it failed', async ({ page, pageErrors }) => {
    test.slow();
    pageErrors.allow(/status of 503/);
    const { courseId, first, address } = await newStudent(page);
    const oneCourse = new RegExp(`/api/courses/${courseId}$`);
    const outline = /\/curriculum$/;
    const oneLesson = new RegExp(`/lessons/${first._id}$`);
    const note = /\/note$/;

    const failCourse = await failLater(page, oneCourse);
    const failCurriculum = await failLater(page, outline);
    const failLesson = await failLater(page, oneLesson);
    await page.goto(address(first));
    await expect(page.getByText('Waiting for course data...')).toBeVisible();
    await expectReadable(page, 'waiting for the course');
    failCourse();
    failCurriculum();
    await expect(noCourse(page)).toBeVisible();
    await expectReadable(page, 'no course');

    await page.unroute(oneCourse);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Waiting for lesson data...')).toBeVisible();
    await expect(page.getByText('The lessons could not be loaded.')).toBeVisible();
    await expectReadable(page, 'waiting for the lesson, no curriculum');
    failLesson();
    await expect(page.getByText('This lesson could not be loaded.')).toBeVisible();
    await expectReadable(page, 'no lesson');

    await page.unroute(oneLesson);
    await page.unroute(outline);
    const failNotes = await failLater(page, note);
    await page.goto(`${address(first)}?tab=notes`);
    await expect(page.getByRole('tabpanel', { name: 'Notes' })).toBeVisible();
    await expectReadable(page, 'waiting for the notes');
    failNotes();
    await expect(page.getByText('Your notes could not be loaded')).toBeVisible();
    await expectReadable(page, 'no notes');
  });
});
