import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { lessonsInOrder } from '@academy/contract/curriculum/lesson-order.ts';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { courseIdOf, titles } from './demo-courses.ts';
import { expect, test } from './fixtures.ts';
import { beSignedIn, choose, continueWithGoogle, student } from './people.ts';

/** Somebody nobody has seen before, so that each story owns its enrollments, notes and progress. */
async function beSomebodyNew(page: Page): Promise<void> {
  const { testId, parallelIndex } = test.info();
  await beSignedIn(page.context(), { email: `${testId}-${parallelIndex}-${Date.now()}@example.com` });
  await page.goto('/faq');
}

async function courseOf(page: Page, title: string = titles.newest) {
  const courseId = await courseIdOf(page.request, title);
  const modules: Module[] = await (await page.request.get(`/api/courses/${courseId}/curriculum`)).json();
  const lessons = lessonsInOrder(modules);
  const [first, second] = lessons;
  if (!first || !second) throw new Error(`The course ${title} is too short for these stories`);
  const address = (lesson: { _id: string; moduleId: string }) =>
    `/course/${courseId}/module/${lesson.moduleId}/lesson/${lesson._id}`;
  return { courseId, lessons, first, second, address };
}

async function enroll(page: Page, courseId: string): Promise<void> {
  const status = await page.evaluate(
    async (id) => (await fetch(`/api/enrollments/courses/${id}`, { method: 'POST' })).status,
    courseId,
  );
  expect(status).toBe(201);
}

/** A new student of the newest course. */
async function newStudent(page: Page) {
  await beSomebodyNew(page);
  const course = await courseOf(page);
  await enroll(page, course.courseId);
  return course;
}

const percentDone = (done: number, all: number) => String(Math.round((done / all) * 100));
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Course progress' });
const notes = (page: Page) => page.getByRole('textbox', { name: 'Your notes' });

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
  await expect(progress(page)).toHaveAttribute('aria-valuenow', percentDone(1, lessons.length));

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
  await page.evaluate(
    (addresses) => Promise.all(addresses.map((complete) => fetch(complete, { method: 'PUT' }))),
    lessons.slice(0, -2).map(({ _id }) => `/api/enrollments/courses/${courseId}/lessons/${_id}/complete`),
  );
  const content = page.getByRole('navigation', { name: 'Course content' });
  await page.goto(address(lastButOne));
  await content.getByRole('link', { name: `Next Lesson: ${last.title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: last.title })).toBeVisible();
  await expect(content.getByText('Course Complete!')).toBeVisible();
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '100');
});

test('a failure to mark a lesson disturbs nobody', async ({ page, pageErrors }) => {
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
  await notes(page).fill('State lives where it is used.');
  await expect(page.getByText('Not saved yet, kept on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(notes(page)).toHaveValue('State lives where it is used.');

  pageErrors.allow(/status of 503/);
  await page.route('**/note', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { message: 'Away for a moment', code: 'unavailable' } })
      : route.fallback(),
  );
  await notes(page).fill('State lives where it is used. Effects do not.');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByRole('alert')).toContainText('Your notes were not saved');
  await expect(page.getByRole('alert')).toContainText('Away for a moment');

  await page.reload();
  await expect(notes(page)).toHaveValue('State lives where it is used. Effects do not.');
  await page.unroute('**/note');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  );
});

test('notes typed in a session that is over are there after signing in again', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  const { first, address } = await newStudent(page);
  await page.goto(`${address(first)}?tab=notes`);
  await notes(page).fill('Written too late.');
  const kept = await context.cookies();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await context.addCookies(kept);
  await page.goto(`${address(first)}?tab=notes`);
  await expect(notes(page)).toHaveValue('Written too late.');
});

test('a note changed elsewhere meanwhile is shown before it is replaced', async ({ page }) => {
  const { first, address, courseId } = await newStudent(page);
  await page.goto(`${address(first)}?tab=notes`);
  await notes(page).fill('Mine, from the laptop.');
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
  await expect(notes(page)).toHaveValue('Mine, from the laptop.');
  await expect(page.getByText('These notes were also changed somewhere else')).toBeVisible();
  await page.getByRole('button', { name: 'Use that version instead' }).click();
  await expect(notes(page)).toHaveValue('From the phone.');
  await expect(notes(page)).toBeFocused();
});

test('the knowledge check tells right from wrong, question by question', async ({ page }) => {
  const { first, address } = await newStudent(page);
  await page.goto(address(first));
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
  await page.getByLabel('Watching it again at double speed').check();
  await page.getByRole('tab', { name: 'Resources' }).click();
  await expect(page).toHaveURL(`${address(first)}?tab=resources`);
  for (const name of [/Course slides/, /Exercise files/, /Reference guide/]) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
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
  await page.getByLabel('Watching it again at double speed').check();
  await page.getByLabel(/Write down exactly where you are stuck/).check();
  await page.getByRole('button', { name: 'Check Answers' }).click();
  await expect(page.getByRole('alert')).toContainText('Module ID not found in URL');

  await page.getByRole('tab', { name: 'Notes' }).click();
  await notes(page).fill('Kept all the same.');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByRole('alert')).toContainText('Module ID not found in URL');
  await page.getByRole('alert').getByRole('link').click();
  await expect(page).toHaveURL(`${address(first)}?tab=notes`);
  await expect(notes(page)).toHaveValue('Kept all the same.');
});

test('somebody who is not enrolled is invited to', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 403/);
  await beSomebodyNew(page);
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
  const { courseId, first, address } = await newStudent(page);
  const course = Promise.withResolvers<void>();
  const lesson = Promise.withResolvers<void>();
  await page.route(`**/api/courses/${courseId}`, async (route) => {
    await course.promise;
    await route.fallback();
  });
  await page.route(`**/lessons/${first._id}`, async (route) => {
    await lesson.promise;
    await route.fallback();
  });
  await page.goto(address(first));
  await expect(page.getByText('Waiting for course data...')).toBeVisible();
  course.resolve();
  await expect(page.getByText('Waiting for lesson data...')).toBeVisible();
  lesson.resolve();
  await expect(page.getByText('There is no video for this lesson yet.')).toBeVisible();
});

async function examine(page: Page, state: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    state,
  ).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `pixels that stand out to the side, ${state}`).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const width of [390, 1280]) {
      test.describe(`at ${width} px`, () => {
        test.use({ viewport: { width, height: 900 } });

        for (const [tab, name] of [
          ['overview', 'Overview'],
          ['notes', 'Notes'],
          ['resources', 'Resources'],
          ['assistant', 'Ask AI Assistant'],
        ] as const) {
          test(`the tab ${name} of a lesson is accessible to all`, async ({ page }) => {
            const { first, address } = await newStudent(page);
            await page.goto(`${address(first)}?tab=${tab}`);
            await expect(page.getByRole('tabpanel', { name })).toBeVisible();
            await examine(page, name);
          });
        }

        test('a lesson that cannot be seen is accessible to all', async ({ page, pageErrors }) => {
          pageErrors.allow(/status of 40[34]/);
          await beSomebodyNew(page);
          const { courseId, first, address } = await courseOf(page);
          await page.goto(address(first));
          await expect(page.getByText('This lesson is for students of the course.')).toBeVisible();
          await examine(page, 'not enrolled');
          await page.goto(`/course/${courseId}/module/${first.moduleId}/lesson/undefined`);
          await expect(page.getByText('Error: Missing video ID')).toBeVisible();
          await examine(page, 'no lesson id');
          await page.goto(`/course/${courseId}/module/${first.moduleId}/lesson/${courseId}`);
          await expect(page.getByRole('heading', { name: 'Lesson Not Found' })).toBeVisible();
          await examine(page, 'no such lesson');
        });
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the curriculum is a sheet that closes when a lesson is chosen', async ({ page }) => {
    const { first, second, address } = await newStudent(page);
    await page.goto(address(first));
    await page.getByRole('button', { name: 'Course content' }).click();
    const sheet = page.getByRole('dialog', { name: 'Course content' });
    await expect(sheet.getByRole('link', { name: first.title })).toHaveAttribute('aria-current', 'page');
    await examine(page, 'the sheet');
    await sheet.getByRole('link', { name: second.title }).click();
    await expect(page).toHaveURL(address(second));
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
  });
});
