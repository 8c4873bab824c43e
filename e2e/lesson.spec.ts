import type { Page } from '@playwright/test';
import { titles } from './demo-courses.ts';
import { expectAccessible, expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './held-requests.ts';
import { beNewUser, complete, courseOf, newStudent, notesOf } from './learners.ts';
import { choose, continueWithGoogle, student } from './users.ts';

test.use({ academy: 'school' });

const percentDone = (done: number, all: number) => String(Math.round((done / all) * 100));
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Course progress' });

test('a visitor logs in first and comes to the lesson then', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 403/);
  const { first, address } = await courseOf(page);
  await page.goto(`${address(first)}?tab=notes`);
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(`${address(first)}?tab=notes`)}`);
  await continueWithGoogle(page);
  await choose(page, student);
  await expect(page).toHaveURL(`${address(first)}?tab=notes`);
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
});

test('opening lessons one after the other completes them, and the course page agrees', async ({ page }) => {
  const { courseId, lessons, first, second, address } = await newStudent(page);
  await page.goto(address(first));
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
  await expect(page.getByRole('main').getByText(titles.newest, { exact: true })).toBeVisible();
  await expect(progress(page)).toHaveAttribute('aria-valuenow', percentDone(1, lessons.length));
  await expect(page.getByText(`${percentDone(1, lessons.length)}%`, { exact: true })).toBeVisible();

  const content = page.getByRole('navigation', { name: 'Course content' });
  await expect(content.getByRole('link', { name: `Completed: ${first.title}` })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await content.getByRole('link', { name: `Next Lesson: ${second.title}` }).click();
  await expect(page).toHaveURL(address(second));
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
  await expect(progress(page)).toHaveAttribute('aria-valuenow', percentDone(2, lessons.length));

  await page.getByRole('link', { name: 'Back to Course' }).click();
  await expect(page).toHaveURL(`/course/${courseId}`);
  await expect(page.getByRole('progressbar', { name: 'Your progress' })).toHaveAttribute(
    'aria-valuenow',
    percentDone(2, lessons.length),
  );
});

test('the last lesson completes the course', async ({ page }) => {
  const { courseId, lessons, address } = await newStudent(page);
  const [lastButOne, last] = lessons.slice(-2);
  if (!lastButOne || !last) throw new Error('The course is too short for this story');
  await complete(
    page,
    courseId,
    lessons.slice(0, -2).map(({ _id }) => _id),
  );
  const content = page.getByRole('navigation', { name: 'Course content' });
  await page.goto(address(lastButOne));
  await content.getByRole('link', { name: `Next Lesson: ${last.title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: last.title })).toBeVisible();
  await expect(content.getByText('Course Complete!')).toBeVisible();
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '100');
});

test('a failure to mark a lesson does not disturb the student', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 503/);
  const { first, address } = await newStudent(page);
  await page.route('**/complete', (route) => route.fulfill({ status: 503, json: {} }));
  const logged = page.waitForEvent('console', (message) => message.text().includes('marked as completed'));
  await page.goto(address(first));
  await logged;
  await expect(page.getByRole('heading', { name: 'Knowledge Check' })).toBeVisible();
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '0');
});

test('notes are saved, found again, and never lost on the way', async ({ page, pageErrors }) => {
  const { first, address } = await newStudent(page);
  await page.goto(`${address(first)}?tab=notes`);
  await notesOf(page).fill('State lives where it is used.');
  await expect(page.getByText('Not saved yet, kept on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(notesOf(page)).toHaveValue('State lives where it is used.');

  pageErrors.allow(/status of 503/);
  await page.route('**/note', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { message: 'Away for a moment', code: 'unavailable' } })
      : route.fallback(),
  );
  await notesOf(page).fill('State lives where it is used. Effects do not.');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByRole('alert')).toContainText('Your notes were not saved');
  await expect(page.getByRole('alert')).toContainText('Away for a moment');

  await page.reload();
  await expect(notesOf(page)).toHaveValue('State lives where it is used. Effects do not.');
  await page.unroute('**/note');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  );
});

test('a note changed elsewhere meanwhile is shown before it is replaced', async ({ page }) => {
  const { first, address, courseId } = await newStudent(page);
  await page.goto(`${address(first)}?tab=notes`);
  await notesOf(page).fill('Mine, from the laptop.');
  await page.evaluate(
    (path) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ content: 'From the phone.' }),
      }),
    `/api/courses/${courseId}/modules/${first.moduleId}/lessons/${first._id}/note`,
  );
  await page.reload();
  await expect(notesOf(page)).toHaveValue('Mine, from the laptop.');
  await expect(page.getByText('These notes were also changed somewhere else')).toBeVisible();
  await page.getByRole('button', { name: 'Use that version instead' }).click();
  await expect(notesOf(page)).toHaveValue('From the phone.');
  await expect(notesOf(page)).toBeFocused();
});

test('the knowledge check tells right from wrong, question by question', async ({ page }) => {
  const { first, address } = await newStudent(page);
  await page.goto(address(first));
  await expect(page.getByRole('heading', { name: 'Knowledge Check' })).toBeVisible();
  for (const question of [0, 1]) {
    await expect(page.getByRole('main').getByRole('group').nth(question).getByRole('radio')).toHaveCount(4);
  }
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(8);
  await page.getByRole('button', { name: 'Check Answers' }).click();
  await expect(page.getByText('Choose an answer to each question first.')).toBeVisible();

  await page.getByLabel('Watching it again at double speed').check();
  await page.getByLabel(/Write down exactly where you are stuck/).check();
  await page.getByRole('button', { name: 'Check Answers' }).click();
  await expect(page.getByText('1 of 2 answers are correct.')).toBeVisible();
  const questions = page.getByRole('main').getByRole('group');
  await expect(questions.nth(0)).toContainText('Incorrect. The right answer: Closing it and recalling');
  await expect(questions.nth(1)).toContainText('Correct.');

  await page.getByLabel(/Closing it and recalling/).check();
  await expect(questions.nth(0)).not.toContainText('Incorrect');
  await page.getByRole('button', { name: 'Check Answers' }).click();
  await expect(page.getByText('All 2 answers are correct. Well done!')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('radio').first()).toBeFocused();
});

test('tabs are addresses, and a tab that was left is as it was', async ({ page }) => {
  const { first, address } = await newStudent(page);
  await page.goto(address(first));
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Notes', 'Resources', 'Ask AI Assistant']);
  await expect(page.getByText(/^Draw the screen on paper/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Key Takeaways' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Key Takeaways' }).getByRole('listitem')).toHaveCount(3);
  await page.getByLabel('Watching it again at double speed').check();
  await page.getByRole('tab', { name: 'Resources' }).click();
  await expect(page).toHaveURL(`${address(first)}?tab=resources`);
  await expect(page.getByRole('tabpanel', { name: 'Resources' }).getByRole('link')).toHaveText([
    /Course slides/,
    /Exercise files/,
    /Reference guide/,
  ]);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${address(first)}?tab=assistant`);
  await expect(page.getByRole('button', { name: 'New Chat' })).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page).toHaveURL(address(first));
  await expect(page.getByLabel('Watching it again at double speed')).toBeChecked();
  await page.goto(`${address(first)}?tab=notes`);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Notes');
});

test('a legacy address shows the lesson and refuses notes and quiz', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 404/);
  const { courseId, first, address } = await newStudent(page);
  const warned = page.waitForEvent('console', (message) =>
    message.text().includes('Module ID missing from URL - this might cause issues with API requests.'),
  );
  await page.goto(`/course/${courseId}/module/0/lesson/${first._id}`);
  await warned;
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
  const marked = page.getByRole('navigation', { name: 'Course content' }).locator('[aria-current=page]');
  await expect(marked).toHaveText([new RegExp(first.title)]);
  await page.getByLabel('Watching it again at double speed').check();
  await page.getByLabel(/Write down exactly where you are stuck/).check();
  await page.getByRole('button', { name: 'Check Answers' }).click();
  await expect(page.getByRole('alert')).toContainText('Module ID not found in URL');

  await page.getByRole('tab', { name: 'Notes' }).click();
  await notesOf(page).fill('Kept all the same.');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByRole('alert')).toContainText('Module ID not found in URL');
  await page.getByRole('alert').getByRole('link').click();
  await expect(page).toHaveURL(`${address(first)}?tab=notes`);
  await expect(notesOf(page)).toHaveValue('Kept all the same.');
});

test('a user who is not enrolled is invited to enroll', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 403/);
  await beNewUser(page);
  const { courseId, first, address } = await courseOf(page);
  const marked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/complete')) marked.push(request.url());
  });
  await page.goto(address(first));
  await expect(page.getByText('This lesson is for students of the course.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(marked).toEqual([]);
  await page.getByRole('link', { name: 'Enroll in this course' }).click();
  await expect(page).toHaveURL(`/course/${courseId}/enroll`);
});

test('the short link of a card leads to the lesson, and says when there is none', async ({
  page,
  pageErrors,
}) => {
  const { courseId, second, address } = await newStudent(page);
  await page.goto('/faq');
  await page.goto(`/course/${courseId}/lesson/${second._id}`);
  await expect(page).toHaveURL(address(second));
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/faq');

  await page.goto(`/course/${courseId}/lesson/none`);
  await expect(page.getByRole('heading', { name: 'Lesson Not Found' })).toBeVisible();
  pageErrors.allow(/status of 404/);
  await page.goto(`/course/${courseId}/module/${second.moduleId}/lesson/none`);
  await expect(page.getByRole('heading', { name: 'Lesson Not Found' })).toBeVisible();
  await page.goto(`/course/${courseId}/module/${second.moduleId}/lesson/undefined`);
  await expect(page.getByText('Error: Missing video ID')).toBeVisible();
  await expect(page.getByText('Error: No lesson ID available. Check the URL parameters.')).toBeVisible();
});

test('the stage says what it waits for', async ({ page }) => {
  const { courseId, second, address } = await newStudent(page);
  const releaseCourse = await holdRequests(page, `**/api/courses/${courseId}`);
  const releaseLesson = await holdRequests(page, `**/lessons/${second._id}`);
  await page.goto(address(second));
  await expect(page.getByText('Waiting for course data...')).toBeVisible();
  releaseCourse();
  await expect(page.getByText('Waiting for lesson data...')).toBeVisible();
  releaseLesson();
  await expect(page.getByText('This lesson is for reading.')).toBeVisible();
});

test('every tab of a lesson can be read by all', async ({ page }) => {
  test.slow();
  const { first, address } = await newStudent(page);
  await page.goto(address(first));
  for (const name of ['Overview', 'Notes', 'Resources', 'Ask AI Assistant']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectReadable(page, name);
  }
});

test('a lesson that cannot be seen can be read by all', async ({ page, pageErrors }) => {
  test.slow();
  pageErrors.allow(/status of 40[34]/);
  await beNewUser(page);
  const { courseId, first, address } = await courseOf(page);
  await page.goto(address(first));
  await expect(page.getByText('This lesson is for students of the course.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectReadable(page, 'not enrolled');
  await page.goto(`/course/${courseId}/module/${first.moduleId}/lesson/undefined`);
  await expect(page.getByText('Error: Missing video ID')).toBeVisible();
  await expectReadable(page, 'no lesson id');
  await page.goto(`/course/${courseId}/module/${first.moduleId}/lesson/${courseId}`);
  await expect(page.getByRole('heading', { name: 'Lesson Not Found' })).toBeVisible();
  await expectReadable(page, 'no such lesson');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the curriculum is a sheet that closes when a lesson is chosen', async ({ page }) => {
    const { first, second, address } = await newStudent(page);
    await page.goto(address(first));
    await page.getByRole('button', { name: 'Course content' }).click();
    const sheet = page.getByRole('dialog', { name: 'Course content' });
    await expect(sheet.getByRole('link', { name: first.title })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page, 'the sheet', { widths: [390] });
    await sheet.getByRole('link', { name: second.title }).click();
    await expect(page).toHaveURL(address(second));
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
  });
});
