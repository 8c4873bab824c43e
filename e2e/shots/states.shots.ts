import type { Page } from '@playwright/test';
import { courseIdOf, titles } from '../demo-courses.ts';
import { openPagesEmpty } from '../empty-page.ts';
import { expect, test } from '../fixtures.ts';
import { answerUnavailable, holdRequests } from '../held-requests.ts';
import { courseOf, newStudent } from '../learners.ts';
import { skeletonsOf } from '../skeletons.ts';
import { beSignedIn, creator, student } from '../users.ts';
import { takeShots, visitAndShoot } from './take-shots.ts';

/* What is on the screen while calls are under way, and when they fail. */

interface Screen {
  readonly as?: { readonly email: string };
  readonly path: string;
  /** It comes drawn: what it waits for is seen where the server could not draw it. */
  readonly drawn?: true;
}

const screens: Readonly<Record<string, Screen>> = {
  home: { path: '/', drawn: true },
  'home-signed-in': { path: '/', as: student },
  catalogue: { path: '/courses', drawn: true },
  course: { path: '/course/:id', drawn: true },
  enroll: { path: '/course/:id/enroll', as: student },
  profile: { path: '/profile', as: student },
  'creator-courses': { path: '/creator-dashboard/courses', as: creator },
  'course-edit': { path: '/creator-dashboard/courses/:own/edit', as: creator },
  'course-curriculum': { path: '/creator-dashboard/courses/:own/curriculum', as: creator },
  'course-detail': { path: '/creator-dashboard/courses/:own/detail', as: creator },
  students: { path: '/courses/:own/students', as: creator },
};
const at = [390, 1280];

/** Every call but those about the session, without which there would be no page to show. */
const CALLS = /\/api\/(?!auth\/)/;

async function waitAndFail(page: Page, name: string, address: string): Promise<void> {
  const fail = await holdRequests(page, CALLS, answerUnavailable);
  // A signed-in student's home asks for its courses before the page is loaded.
  await page.goto(address, { waitUntil: 'commit' });
  await expect(skeletonsOf(page.getByRole('main')).first()).toBeVisible();
  await takeShots(page, `waiting-${name}`, { at });
  fail();
  await page.waitForLoadState('networkidle');
  await takeShots(page, `failed-${name}`, { at });
}

for (const [name, { path, as, drawn }] of Object.entries(screens)) {
  test(`waiting and failing: ${name}`, async ({ page, context, pageErrors }) => {
    pageErrors.allow(/status of 503/);
    if (as) await beSignedIn(context, as);
    if (drawn) await openPagesEmpty(page);
    const id = await courseIdOf(page.request, titles.newest);
    const own = as === creator ? (await (await page.request.get('/api/creator/courses')).json())[0]._id : '';
    await waitAndFail(page, name, path.replace(':id', id).replace(':own', own));
  });
}

test('waiting and failing: lesson', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 503/);
  const { first, address } = await newStudent(page);
  await waitAndFail(page, 'lesson', address(first));
});

test('a lesson that is not there', async ({ page, context, pageErrors }) => {
  pageErrors.allow(/status of 404/);
  await beSignedIn(context, student);
  const { courseId, first } = await courseOf(page);
  await visitAndShoot(
    page,
    `/course/${courseId}/module/${first.moduleId}/lesson/${courseId}`,
    'missing-lesson',
    { at },
  );
  await visitAndShoot(page, `/course/${first._id}`, 'missing-course', { at });
});
