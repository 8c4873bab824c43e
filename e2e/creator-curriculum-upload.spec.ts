import type { Page } from '@playwright/test';
import { chooseFiles } from './choose-files.ts';
import { expectAccessible, expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { type EditedCourse, lessonCalled, modulesOnServer, newCourse } from './own-courses.ts';
import { longFile, openCuttableProxy, sendSlowly, sentFrom } from './slow-upload.ts';
import { beSignedIn } from './users.ts';

/** Preparing shares two cores with these very stories. */
const PREPARED_WITHIN_MS = 300_000;
const FILM_BYTES = 600_000;
/** A quarter of a minute for the film: enough to do something to it on a machine that is busy. */
const SLOWLY = 40_000;

test.use({ academy: 'studio' });
test.describe.configure({ timeout: 90_000 });

const upload = (page: Page) => page.getByRole('progressbar', { name: 'Upload of film.mp4' });

async function openLesson(page: Page): Promise<EditedCourse> {
  const course = await newCourse(page, { Films: ['A film', 'Another'] });
  await openFilm(page, course);
  return course;
}

async function openFilm(page: Page, { address }: EditedCourse): Promise<void> {
  await page.goto(address);
  await lessonCalled(page, 'A film').click();
  await expect(page.getByText('Drag a video here')).toBeVisible();
}

async function expectSent(page: Page, percent: number): Promise<void> {
  await expect
    .poll(async () => Number(await upload(page).getAttribute('aria-valuenow')), {
      intervals: [50],
      // The longer a connection was away, the longer the pause before the next attempt.
      timeout: 60_000,
    })
    .toBeGreaterThanOrEqual(percent);
}

test('a film goes on after a cut and after a reload, is prepared, watched over and removed', async ({
  browser,
  baseURL,
  page: maker,
}) => {
  test.setTimeout(PREPARED_WITHIN_MS + 90_000);
  const proxy = await openCuttableProxy();
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    proxy: { server: proxy.address },
  });
  const course = await newCourse(maker, { Films: ['A film', 'Another'] });
  await beSignedIn(context, course);
  const page = await context.newPage();
  await openFilm(page, course);
  const film = await longFile(FILM_BYTES);
  const offsets = sentFrom(page);

  await sendSlowly(page, SLOWLY);
  await chooseFiles(page, 'Choose a video', film);
  await expectSent(page, 10);
  await expect(page.getByText(/kB of 600 kB/)).toBeVisible();
  await expect(page.getByText(/Uploading \d+%/)).toBeVisible();

  proxy.cut();
  await expect(page.getByText('The connection was lost.')).toBeVisible();
  await expectAccessible(page, 'a lost connection', { widths: [1280] });
  proxy.mend();
  await expectSent(page, 30);
  expect(offsets.length).toBeGreaterThanOrEqual(2);
  expect(offsets.at(-1)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused.')).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto(course.address);
  await expect(pill(otherTab)).toHaveText('In another tab');
  await lessonCalled(otherTab, 'A film').click();
  await expect(otherTab.getByText('This upload is in another tab of this browser.')).toBeVisible();
  await expect(otherTab.getByRole('button', { name: 'Cancel upload' })).toBeHidden();

  const asked = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => void dialog.accept().then(() => resolve(dialog.type()))),
  );
  await page.reload();
  expect(await asked).toBe('beforeunload');
  await sendSlowly(page);

  await expect(page.getByText(/Upload interrupted \d+%/)).toBeVisible();
  await expect(otherTab.getByText('This upload was interrupted.')).toBeVisible();
  await otherTab.close();
  await lessonCalled(page, 'A film').click();
  await expect(page.getByText('This upload was interrupted.')).toBeVisible();
  await chooseFiles(page, 'Choose the same file again', film);
  await expect(page.getByRole('progressbar', { name: 'Preparation of the video' })).toBeVisible();
  expect(offsets.at(-1)).toBeGreaterThan(FILM_BYTES * 0.1);

  await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: PREPARED_WITHIN_MS });
  await expect(page.getByRole('img', { name: 'A moment of the video' })).toBeVisible();
  const [module] = await modulesOnServer(maker, course.courseId);
  const length = module?.lessons[0]?.givenDuration ?? '';
  expect(length).toMatch(/^\d\d:\d\d$/);
  await expect(page.getByLabel('Duration', { exact: true })).toHaveValue(length);
  await expectAccessible(page, 'a video that is ready');

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove video' }).click();
  await expect(page.getByText('Drag a video here')).toBeVisible();
  await context.close();
  await proxy.close();
});

/** In the header of every page. */
const pill = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Uploads: / });

test('an upload goes on while its author is elsewhere, is told of there and after a reload, and can be cancelled', async ({
  page,
}) => {
  await openLesson(page);
  const film = await longFile(FILM_BYTES);
  await sendSlowly(page, SLOWLY);
  await chooseFiles(page, 'Choose a video', film);
  await expectSent(page, 5);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(pill(page)).toHaveText(/^\d+%$/);
  await expectReadable(page, 'the pill of an upload', { part: 'header' });
  await pill(page).click();
  await page.getByRole('menuitem', { name: /^film\.mp4/ }).click();
  await expect(page.getByText(/Uploading \d+%/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel upload' })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(pill(page)).toHaveText('Interrupted');
  await pill(page).click();
  await page.getByRole('menuitem', { name: /^film\.mp4/ }).click();
  await expect(page.getByText('This upload was interrupted.')).toBeVisible();
  await chooseFiles(page, 'Choose the same file again', film);
  await expect(pill(page)).toHaveText(/^\d+%$/);
  const given = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await given;
  await expect(page.getByText('Drag a video here')).toBeVisible();
  await expect(pill(page)).toHaveCount(0);
});

test('a run-out session is renewed under an upload that is on its way', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  await openLesson(page);
  const film = await longFile(FILM_BYTES);
  const offsets = sentFrom(page);
  await sendSlowly(page, SLOWLY);
  await chooseFiles(page, 'Choose a video', film);
  await expectSent(page, 10);
  await page.getByRole('button', { name: 'Pause' }).click();
  // Without the mark beside it, only a refusal tells that the token is gone.
  await context.clearCookies({ name: 'academy_access' });
  await sendSlowly(page);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('progressbar', { name: 'Preparation of the video' })).toBeVisible();
  expect(offsets.at(-1)).toBeGreaterThan(0);
});

test('what is too large or no film is refused in words', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 413/);
  await openLesson(page);
  await chooseFiles(page, 'Choose a video', {
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  });
  await expect(page.getByText('This file is not a video.', { exact: true })).toBeVisible();

  await page.route('**/api/uploads', (route) =>
    route.fulfill({ status: 413, json: { message: 'A file may have at most 1 MB.' } }),
  );
  await chooseFiles(page, 'Choose a video', await longFile(20_000));
  await expect(page.getByText('A file may have at most 1 MB.')).toBeVisible();
  await expectAccessible(page, 'a refused upload', { widths: [390] });
});

test('a new lesson takes its film along, also when it is dropped on its row', async ({ page }) => {
  const { courseId } = await openLesson(page);
  await page.getByRole('button', { name: 'Close' }).click();
  const film = await longFile(20_000);
  await page.getByRole('button', { name: 'Add lesson to Films' }).click();
  await chooseFiles(page, 'Choose a video', film);
  await expect(page.getByLabel('Lesson title')).toHaveValue('film');
  await page.getByRole('button', { name: 'Add lesson', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: 'Preparation of the video' })).toBeVisible();
  expect((await modulesOnServer(page, courseId))[0]?.lessons.map(({ title }) => title)).toContain('film');

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(5000)], 'dropped.mp4', { type: 'video/mp4' }));
    return data;
  });
  await lessonCalled(page, 'Another').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText(/^(Uploaded|Preparing|Video failed)/).last()).toBeVisible();
});
