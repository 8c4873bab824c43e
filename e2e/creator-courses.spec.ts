import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { beSomebodyNew } from './learners.ts';
import { changeStatus, createCourse, details, newCreator } from './own-courses.ts';

test('whoever has written nothing yet is led to a first course', async ({ page }) => {
  test.slow();
  await beSomebodyNew(page);
  await page.goto('/creator-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByText('will appear here')).toBeVisible();
  await expectAccessible(page, 'the overview');
  const sections = page.getByRole('navigation', { name: 'Creator dashboard' });
  await sections.getByRole('link', { name: 'Courses' }).click();
  await expect(page).toHaveURL('/creator-dashboard/courses');
  await expect(page.getByRole('link', { name: 'Create Your First Course' })).toBeVisible();
  await expectAccessible(page, 'no courses yet');
  await page.getByRole('link', { name: 'Create Your First Course' }).click();
  await expect(page).toHaveURL('/creator-dashboard/create');
  await expect(sections.getByRole('link', { name: 'Create Course' })).toHaveAttribute('aria-current', 'page');
});

test('a course goes through its states, and each state has its own actions', async ({ page }) => {
  const { courseId } = await newCreator(page);
  await page.goto('/creator-dashboard/courses');
  const card = page.getByRole('listitem').filter({ hasText: details.title });
  const button = (name: string) => card.getByRole('button', { name, exact: true });
  await expect(card.getByText('Draft')).toBeVisible();
  await expect(card.getByText('Not published yet')).toBeVisible();
  for (const name of ['Edit', 'Details', 'Curriculum', 'Preview']) {
    await expect(card.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(card.getByRole('link', { name: 'Students' })).toHaveCount(0);
  await expect(card.getByText('completion rate')).toHaveCount(0);
  await expect(card.locator('img')).toBeVisible();

  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  const listedAgain = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().endsWith('/api/creator/courses'),
  );
  await button('Publish').click();
  expect((await sent).postDataJSON()).toEqual({ status: 'published' });
  await listedAgain;
  await expect(card.getByText('Published', { exact: true })).toBeVisible();
  await expect(button('Unpublish')).toBeFocused();
  await expect(card.getByText('0 students')).toBeVisible();
  await expect(card.getByText('0% completion rate')).toBeVisible();
  await expect(card.getByText(/^Published \w{3} \d+, \d{4}$/)).toBeVisible();
  await expect(card.getByRole('link', { name: 'Students' })).toHaveAttribute(
    'href',
    `/courses/${courseId}/students`,
  );
  await button('Unpublish').click();
  await expect(card.getByText('Draft')).toBeVisible();
  await button('Archive').click();
  await expect(card.getByText('Archived')).toBeVisible();
  await expect(card.getByRole('button')).toHaveText(['Restore']);
  await button('Restore').click();
  await expect(card.getByText('Draft')).toBeVisible();
});

test('a status that could not be changed is logged, and the screen goes on showing what is true', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 503|could not be changed/);
  await newCreator(page);
  await page.route('**/api/creator/courses/*/status', (route) =>
    route.fulfill({ status: 503, json: { message: 'Away', code: 'unavailable' } }),
  );
  await page.goto('/creator-dashboard/courses');
  const logged = page.waitForEvent('console', (message) => /could not be changed/.test(message.text()));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await logged;
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await expect(page.getByRole('main').getByText('Draft')).toBeVisible();
  await expect(page.getByText('Published', { exact: true })).toHaveCount(0);
});

test('courses that cannot be loaded are said to be so, and asked for again', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 503/);
  await newCreator(page);
  await page.route('**/api/creator/courses', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/creator-dashboard/courses');
  await expect(page.getByText('Failed to load courses. Please try again later.')).toBeVisible();
  await page.unroute('**/api/creator/courses');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: details.title })).toBeVisible();
});

test('the list is accessible to all, with courses in every state', async ({ page }) => {
  test.slow();
  const { courseId } = await newCreator(page);
  await changeStatus(page, courseId, 'published');
  await changeStatus(page, await createCourse(page, { title: 'Put away' }), 'archived');
  await createCourse(page, { title: 'বাংলা টাইপোগ্রাফি' });
  await page.goto('/creator-dashboard/courses');
  await expect(page.getByRole('heading', { name: 'Put away' })).toBeVisible();
  await expectAccessible(page, 'courses in every state');
});

test('every address of the dashboard is highlighted, and one that is none leads to its first tab', async ({
  page,
}) => {
  const { courseId } = await newCreator(page);
  const active = page.getByRole('banner').getByRole('link', { name: 'Creator Dashboard' });
  const course = `/creator-dashboard/courses/${courseId}`;
  for (const path of ['dashboard', 'create-course', 'settings'].map((tab) => `/creator-dashboard/${tab}`)) {
    await page.goto(path);
    await expect(active).toHaveAttribute('data-status', 'active');
  }
  await page.goto(`${course}/curriculum`);
  await expect(active).toHaveAttribute('data-status', 'active');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Curriculum');
  await page.goto('/creator-dashboard/nowhere');
  await expect(page).toHaveURL('/creator-dashboard');
  await page.goto(`/creator-dashboard/create?id=${courseId}`);
  await expect(page).toHaveURL(`${course}/edit`);
});

test('the settings are fields that nobody is sent', async ({ page }) => {
  await beSomebodyNew(page);
  await page.goto('/creator-dashboard/settings');
  for (const name of ['Display name', 'Email', 'Bio', 'Account email']) {
    await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Payment method').getByRole('option')).toHaveText([
    'PayPal',
    'Bank transfer',
    'Stripe',
  ]);
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  await expectAccessible(page, 'the settings');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.method()));
  await page.getByRole('textbox', { name: 'Display name' }).press('Enter');
  await page.waitForLoadState('networkidle');
  expect(calls.filter((method) => method !== 'GET')).toEqual([]);
});

test('the detail page of a course is accessible to all, and changes its state too', async ({ page }) => {
  test.slow();
  const { courseId } = await newCreator(page);
  await page.goto(`/creator-dashboard/courses/${courseId}/detail`);
  await expect(page.getByRole('heading', { level: 1, name: details.title })).toBeVisible();
  await expect(page.getByText('No students yet')).toBeVisible();
  await expect(page.getByText("This course doesn't have any content yet.")).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Students', exact: true })).toBeVisible();
  await expectAccessible(page, 'the details of a course');
});
