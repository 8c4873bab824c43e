import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { beNewUser } from './learners.ts';
import { changeStatus, chooseCourseAction, createCourse, details, newCreator } from './own-courses.ts';

test.use({ academy: 'studio' });

test('a user without courses is led to a first one', async ({ page }) => {
  test.slow();
  await beNewUser(page);
  await page.goto('/creator-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expectReadable(page, 'the overview');
  const sections = page.getByRole('navigation', { name: 'Creator dashboard' });
  await sections.getByRole('link', { name: 'Courses' }).click();
  await expect(page).toHaveURL('/creator-dashboard/courses');
  await expectReadable(page, 'no courses yet');
  await page.getByRole('link', { name: 'Create Your First Course' }).click();
  await expect(page).toHaveURL('/creator-dashboard/create');
  await page.goto('/creator-dashboard/settings');
  await expect(page.getByRole('textbox', { name: 'Display name' })).toBeVisible();
  await expectReadable(page, 'the settings');
});

test('a course goes through its states, and each state has its own actions', async ({ page }) => {
  const { courseId } = await newCreator(page);
  await page.goto('/creator-dashboard/courses');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: details.title });
  const button = (name: string) => card.getByRole('button', { name, exact: true });
  await expect(card.getByText('Draft')).toBeVisible();
  await expect(card.getByText('Not published yet')).toBeVisible();
  const menu = page.getByRole('button', { name: `Actions for course ${details.title}` });
  const inMenu = page.getByRole('menuitem');
  await expect(card.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(inMenu).toHaveText([
    ...['Details', 'Curriculum', 'Preview', 'Check before publishing'],
    ...['Archive', 'Delete course…'],
  ]);
  await expectReadable(page, 'the menu of a course', { part: '[role=menu]' });
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(card.getByRole('link', { name: 'Students' })).toHaveCount(0);
  await expect(card.getByText('completion rate')).toHaveCount(0);
  await expect(card.locator('img')).toBeVisible();

  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  const listedAgain = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().endsWith('/api/creator/courses'),
  );
  await button('Publish').click();
  const question = page.getByRole('dialog', { name: `Publish “${details.title}” as it is?` });
  await expect(question.getByText('There is no lesson yet.')).toBeVisible();
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  expect((await sent).postDataJSON()).toEqual({ status: 'published' });
  await listedAgain;
  await expect(card.getByText('Published', { exact: true })).toBeVisible();
  await expect(menu).toBeFocused();
  await expect(card.getByText('0 students')).toBeVisible();
  await expect(card.getByText('0% completion rate')).toBeVisible();
  await expect(card.getByText(/^Published \w{3} \d+, \d{4}$/)).toBeVisible();
  await expect(card.getByRole('link', { name: 'Students' })).toHaveAttribute(
    'href',
    `/courses/${courseId}/students`,
  );
  await menu.click();
  await expect(inMenu).toHaveText([
    ...['Edit', 'Curriculum', 'Preview', 'Check the course'],
    ...['Unpublish', 'Archive'],
  ]);
  await inMenu.getByText('Unpublish').click();
  await expect(card.getByText('Draft')).toBeVisible();
  await chooseCourseAction(page, details.title, 'Archive');
  await expect(card.getByText('Archived')).toBeVisible();
  await button('Restore').click();
  await expect(card.getByText('Draft')).toBeVisible();
});

test('courses in every state, and the details of one, can be read by all', async ({ page }) => {
  test.slow();
  const { courseId } = await newCreator(page);
  await changeStatus(page, courseId, 'published');
  await changeStatus(page, await createCourse(page, { title: 'Put away' }), 'archived');
  await createCourse(page, { title: 'বাংলা টাইপোগ্রাফি' });
  await page.goto('/creator-dashboard/courses');
  await expect(page.getByRole('heading', { name: 'Put away' })).toBeVisible();
  await expectReadable(page, 'courses in every state');
  await page.getByRole('link', { name: details.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: details.title })).toBeVisible();
  await expect(page.getByText('No students yet')).toBeVisible();
  await expectReadable(page, 'the details of a course');
});
