import type { Student } from '@academy/contract/students/student-calls.ts';
import type { Page } from '@playwright/test';
import { courseIdOf, titles } from './demo-courses.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { beSomebodyNew, enrollIn } from './learners.ts';
import { addLesson, addModule, changeStatus, details, newCreator } from './own-courses.ts';
import { beSignedIn, creator } from './people.ts';

const students: Student[] = [
  { id: '1', name: 'Anika', email: 'a@example.com', progress: 75, lastActive: new Date().toISOString() },
  { id: '2', name: 'bimal', email: 'B@Elsewhere.org', progress: 40, lastActive: '2025-02-03T12:00:00.000Z' },
  { id: '3', name: 'Chitra', email: 'c@example.com', progress: 39, lastActive: 'no date' },
];

async function openStudentsOf(page: Page, rows: readonly Student[]): Promise<void> {
  const { courseId } = await newCreator(page);
  await page.route(`**/api/courses/${courseId}/students`, (route) => route.fulfill({ json: rows }));
  await page.goto(`/courses/${courseId}/students`);
}

test('students are searched by name or email and sorted by every column, the direction announced', async ({
  page,
}) => {
  test.slow();
  await openStudentsOf(page, students);
  const firstCells = page.locator('tbody tr td:first-child');
  await expect(firstCells).toHaveText(['Anika', 'bimal', 'Chitra']);
  const column = (name: string) => page.getByRole('columnheader', { name });
  const columns = page.getByRole('columnheader').getByRole('button');
  await expect(columns).toHaveText(['Student', 'Email', 'Progress', 'Last Active']);
  await expect(column('Student')).toHaveAttribute('aria-sort', 'ascending');
  await column('Student').getByRole('button').press('Enter');
  await expect(column('Student')).toHaveAttribute('aria-sort', 'descending');
  await expect(firstCells).toHaveText(['Chitra', 'bimal', 'Anika']);
  await column('Progress').getByRole('button').click();
  await expect(column('Progress')).toHaveAttribute('aria-sort', 'ascending');
  await expect(column('Student')).toHaveAttribute('aria-sort', 'none');
  await expect(page.getByRole('status').filter({ hasText: 'sorted by Progress, ascending' })).toHaveCount(1);
  await expect(firstCells).toHaveText(['Chitra', 'bimal', 'Anika']);

  await expect(page.getByText('0 minutes ago')).toBeVisible();
  await expect(page.getByText('Feb 3, 2025')).toBeVisible();
  await expect(page.getByText('Invalid date')).toBeVisible();
  const bar = (name: string) => page.getByRole('progressbar', { name: `Progress of ${name}` }).locator('div');
  await expect(bar('Anika')).toHaveClass(/bg-success/);
  await expect(bar('bimal')).toHaveClass(/bg-yellow/);
  await expect(bar('Chitra')).toHaveClass(/bg-danger/);
  await expectAccessible(page, 'students');

  const search = page.getByRole('searchbox', { name: 'Search students by name or email' });
  await search.fill('elsewhere');
  await expect(firstCells).toHaveText(['bimal']);
  await search.fill('ANI');
  await expect(firstCells).toHaveText(['Anika']);
  await search.fill('nobody');
  await expect(page.getByRole('heading', { name: 'No student matches your search.' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(firstCells).toHaveCount(3);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/creator-dashboard/courses');
});

test('ten thousand students are shown a page at a time, and searched all at once', async ({ page }) => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: String(index),
    name: `Student ${String(index).padStart(5, '0')}`,
    email: `s${index}@example.com`,
    progress: index % 101,
    lastActive: '2026-01-01T00:00:00.000Z',
  }));
  await openStudentsOf(page, many);
  await expect(page.locator('tbody tr')).toHaveCount(50);
  await expect(page.getByText('1–50 of 10,000')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of 200')).toBeVisible();
  await expect(page.getByText('Student 00050')).toBeVisible();
  await page.getByRole('searchbox', { name: /Search students/ }).fill('s9999@');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.getByText('1 of 10,000 students')).toBeVisible();
});

test('a course without students says so, and then shows who enrolled', async ({ page, browser, baseURL }) => {
  test.slow();
  const { courseId } = await newCreator(page);
  await changeStatus(page, courseId, 'published');
  await page.goto(`/courses/${courseId}/students`);
  await expect(page.getByRole('heading', { name: 'No students yet' })).toBeVisible();
  await expectAccessible(page, 'no students yet');
  const other = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  const { email } = await beSomebodyNew(other);
  await enrollIn(other, courseId);
  await other.close();
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
});

test('the pages that work on somebody else’s course say that it is not theirs', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 40[34]/);
  await beSomebodyNew(page);
  const courseId = await courseIdOf(page.request, titles.newest);
  const course = `/creator-dashboard/courses/${courseId}`;
  for (const path of [
    `/courses/${courseId}/students`,
    `/course-player/${courseId}`,
    `${course}/curriculum`,
    `${course}/edit`,
    `${course}/detail`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This course is not yours' })).toBeVisible();
  }
});

test('a draft is previewed as its students will see it, by its author and by admins alone', async ({
  page,
  browser,
  baseURL,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(/status of 404/);
  const { courseId } = await newCreator(page);
  await addLesson(page, courseId, 'Threading the loom');
  await addModule(page, courseId, 'Nothing woven yet');
  await page.goto('/creator-dashboard/courses');
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page).toHaveURL(`/course-player/${courseId}`);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Draft');
  await expect(page.getByRole('heading', { level: 1, name: details.title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Threading the loom' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Up next: Threading the loom/ })).toContainText('10:00');
  await page.getByRole('button', { name: /^Nothing woven yet/ }).click();
  await expect(page.getByText('No lessons available in this module')).toBeVisible();
  await expectAccessible(page, 'the preview of a draft');

  await page.getByRole('link', { name: /^Up next: Threading the loom/ }).click();
  await expect(page.getByText('This lesson has no written part.')).toBeVisible();

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await beSignedIn(other, creator);
  const elsewhere = await other.newPage();
  await elsewhere.goto(`/course-player/${courseId}`);
  await expect(elsewhere.getByRole('heading', { name: 'Course Not Found' })).toBeVisible();
  await other.close();
});
