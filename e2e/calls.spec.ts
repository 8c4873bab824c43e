import type { Page } from '@playwright/test';
import { titles } from './demo-courses.ts';
import { expect, test } from './fixtures.ts';
import { beNewUser, courseOf, notesOf } from './learners.ts';
import { openTenMinutesLater } from './users.ts';

test.use({ academy: 'school' });

interface Call {
  readonly origin: string;
  readonly name: string;
  readonly body: unknown;
  /** Told by the browser once there is an answer. */
  readonly lacksSession: Promise<boolean>;
}

/** Every call of the page, its ids put back as the names that the specification has for them. */
function listenTo(page: Page, ids: Readonly<Record<string, string>>): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/') || request.resourceType() === 'image') return;
    const path = Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(id, `{${name}}`), pathname);
    calls.push({
      origin,
      name: `${request.method()} ${path}${search}`,
      body: request.postDataJSON(),
      lacksSession: request
        .response()
        .then(
          async (answer) =>
            answer !== null && !/academy_refresh=/.test((await request.headerValue('cookie')) ?? ''),
        ),
    });
  });
  return calls;
}

test('a student’s way through the academy makes the specified calls, to its own host and with cookies', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await beNewUser(page);
  const { courseId, first, address } = await courseOf(page, titles.withAllSections);
  const calls = listenTo(page, { courseId, moduleId: first.moduleId, lessonId: first._id });
  const named = () => new Map(calls.map(({ name, body }) => [name, body]));
  const made = (...names: string[]) =>
    expect.poll(() => [...named().keys()]).toEqual(expect.arrayContaining(names));

  await page.goto('/');
  await made('GET /api/auth/me', 'GET /api/enrollments/courses');
  await page.goto('/courses?filter=in-progress&search=sql&categoryId=2');
  await made('GET /api/courses/in-progress?search=sql&categoryId=2&limit=8');
  await page.goto('/courses?search=sql&categoryId=2');
  await made('GET /api/courses?search=sql&categoryId=2&limit=8');
  await page.goto(`/course/${courseId}`);
  await made(
    'GET /api/courses/{courseId}',
    'GET /api/courses/{courseId}/curriculum',
    'GET /api/enrollments/courses/{courseId}',
  );
  await page.goto(`/course/${courseId}/enroll`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByText('Enrollment Successful!', { exact: true })).toBeVisible();

  await page.goto(address(first));
  await made('PUT /api/enrollments/courses/{courseId}/lessons/{lessonId}/complete');
  await page.getByLabel('Watching it again at double speed').check();
  await page.getByLabel(/Write down exactly where you are stuck/).check();
  await page.getByRole('button', { name: 'Check Answers' }).click();
  await expect(page.getByText('1 of 2 answers are correct.')).toBeVisible();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await notesOf(page).fill('Deny by default.');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await openTenMinutesLater(page, '/profile');
  await made('POST /api/auth/refresh', 'GET /api/users/profile');
  await page.getByRole('button', { name: /^User menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await made('POST /api/auth/logout', 'GET /api/courses?limit=8');

  const lesson = '/api/courses/{courseId}/modules/{moduleId}/lessons/{lessonId}';
  const expected: Readonly<Record<string, unknown>> = {
    'GET /api/auth/me': null,
    'POST /api/auth/refresh': {},
    'POST /api/auth/logout': {},
    'GET /api/enrollments/courses': null,
    'GET /api/enrollments/courses/{courseId}': null,
    'POST /api/enrollments/courses/{courseId}': {},
    'PUT /api/enrollments/courses/{courseId}/lessons/{lessonId}/complete': {},
    'GET /api/courses?limit=8': null,
    'GET /api/courses/{courseId}': null,
    'GET /api/courses/{courseId}/curriculum': null,
    [`GET ${lesson}`]: null,
    [`POST ${lesson}/note`]: { content: 'Deny by default.' },
    [`POST ${lesson}/quiz/check`]: { answers: { q1: 'a', q2: 'c' } },
    'GET /api/users/profile': null,
  };
  for (const [name, body] of Object.entries(expected)) {
    expect(named().has(name), name).toBe(true);
    expect(named().get(name), name).toEqual(body);
  }
  expect(new Set(calls.map(({ origin }) => origin))).toEqual(new Set([baseURL]));
  const untilSignOut = calls.slice(0, calls.findIndex(({ name }) => name.endsWith('/logout')) + 1);
  const withoutSession = await Promise.all(
    untilSignOut.map(async ({ name, lacksSession }) => ((await lacksSession) ? [name] : [])),
  );
  expect(withoutSession.flat()).toEqual([]);
});
