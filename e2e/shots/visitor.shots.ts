import { courseIdOf, titles } from '../demo-courses.ts';
import { expect, test } from '../fixtures.ts';
import { courseOf } from '../learners.ts';
import { say, takeShots, visitAndShoot } from './take-shots.ts';

const screens = [
  { name: 'home', path: '/' },
  { name: 'catalogue', path: '/courses' },
  { name: 'catalogue-search', path: '/courses?search=python' },
  { name: 'catalogue-nothing-found', path: '/courses?search=zzzz' },
  { name: 'faq', path: '/faq' },
  { name: 'terms', path: '/terms' },
  { name: 'login', path: '/login' },
  { name: 'login-refused', path: '/login?error=access_denied' },
  { name: 'register', path: '/register' },
  { name: 'certificate-check', path: '/certificates/verify' },
  { name: 'certificate-not-found', path: '/certificates/00000000-0000-4000-8000-000000000000' },
  { name: 'not-found', path: '/no/such/page' },
];

for (const { name, path } of screens) {
  test(`visitor: ${name}`, async ({ page, pageErrors }) => {
    // The page that is not there is one of them.
    pageErrors.allow(/status of 404/);
    await visitAndShoot(page, path, `visitor-${name}`);
  });
}

test('visitor: a course', async ({ page }) => {
  for (const [name, title] of Object.entries(titles)) {
    await page.goto(`/course/${await courseIdOf(page.request, title)}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await takeShots(page, `visitor-course-${name.toLowerCase()}`);
  }
});

test('visitor: what needs an account', async ({ page }) => {
  const { courseId, first, address } = await courseOf(page);
  await visitAndShoot(page, `/course/${courseId}/enroll`, 'visitor-enroll');
  await visitAndShoot(page, address(first), 'visitor-lesson');
});

test('visitor: the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses');
  await page.getByRole('button', { name: say('Open menu') }).click();
  await takeShots(page, 'visitor-menu', { at: [320, 390], whole: false });
});

test('visitor: choosing an account', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: say('Continue with Google') }).click();
  await expect(page.locator('main.chooser')).toBeVisible();
  await takeShots(page, 'visitor-choose-account');
});
