import {
  chooseAction,
  curriculumOf,
  handleOf,
  lessonCalled,
  moduleCalled,
  newCourse,
  outlineOf,
} from './creator-curriculum-course.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { beSignedIn } from './people.ts';
import { expectToast } from './toasts.ts';

/* Long stories, each of many small steps. */
test.describe.configure({ timeout: 90_000 });

const oven = { 'Before the oven': ['Flour', 'Kneading', 'Resting'], 'In the oven': ['Steam'] };

test('a curriculum grows from nothing, and says so', async ({ page }) => {
  const { courseId, address } = await newCourse(page, {});
  await page.goto(address);
  await expect(
    page.getByRole('heading', { name: "This course doesn't have any content yet." }),
  ).toBeVisible();
  const moduleSent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Add the first module' }).click();
  expect((await moduleSent).postDataJSON()).toEqual({ title: 'New Module', order: 1 });
  await expectToast(page, 'Success', 'Module created or updated successfully');
  const title = page.getByRole('textbox', { name: 'Title of module 1' });
  await expect(title).toHaveValue('New Module');
  await expect(title).toBeFocused();

  // What stood there is selected, and typing it over saves it when the field is left.
  await page.keyboard.type('Basics');
  await page.keyboard.press('Enter');
  await expect(moduleCalled(page, 'Basics')).toBeVisible();
  await expect.poll(() => outlineOf(page, courseId)).toEqual({ Basics: [] });

  await page.getByRole('button', { name: 'Add lesson to Basics' }).click();
  await page.getByRole('button', { name: 'Add lesson', exact: true }).click();
  await expect(page.getByText('Lesson title must be at least 3 characters')).toBeVisible();
  await page.getByLabel('Lesson title').fill('First steps');
  await page.getByLabel('Duration').fill('1:2:3');
  await page.getByRole('button', { name: 'Add lesson', exact: true }).click();
  await expect(page.getByText('Duration must look like hh:mm:ss')).toBeVisible();
  await page.getByLabel('Duration').fill('00:04:30');
  await page
    .getByRole('textbox', { name: 'Content' })
    .fill('# Why\n\n**Because.** <script>alert(1)</script>');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Why' })).toBeVisible();
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(page.getByLabel('Video URL')).toHaveAttribute(
    'placeholder',
    'YouTube, Vimeo or a direct link',
  );
  const lessonSent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Add lesson', exact: true }).click();
  const [{ _id: moduleId } = { _id: '' }] = await curriculumOf(page, courseId);
  expect((await lessonSent).postDataJSON()).toEqual({
    title: 'First steps',
    content: '# Why\n\n**Because.** <script>alert(1)</script>',
    videoUrl: '',
    duration: '00:04:30',
    order: 1,
    moduleId,
    courseId,
  });
  await expectToast(page, 'Success', 'Lesson created or updated successfully');
  await expect(lessonCalled(page, 'First steps')).toBeVisible();
  await expect(page.getByText('00:04:30')).toBeVisible();

  await lessonCalled(page, 'First steps').click();
  await page.getByLabel('Lesson title').fill('First small steps');
  await page.getByRole('button', { name: 'Save lesson' }).click();
  await expectToast(page, 'Success', 'Lesson created or updated successfully');
  await expect(lessonCalled(page, 'First small steps')).toBeFocused();
  expect(await outlineOf(page, courseId)).toEqual({ Basics: ['First small steps'] });
});

test('lessons and modules are put in order with the mouse', async ({ page }) => {
  const { courseId, address } = await newCourse(page, oven);
  await page.goto(address);
  const drag = async (from: ReturnType<typeof handleOf>, to: ReturnType<typeof handleOf>) => {
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (!start || !end) throw new Error('A handle is not on the screen.');
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + 8, { steps: 4 });
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 + 4, { steps: 12 });
    await page.mouse.up();
  };
  await expect(lessonCalled(page, 'Steam')).toBeVisible();

  await drag(handleOf(page, 'lesson', 'Flour'), handleOf(page, 'lesson', 'Resting'));
  await expect
    .poll(() => outlineOf(page, courseId))
    .toEqual({ 'Before the oven': ['Kneading', 'Resting', 'Flour'], 'In the oven': ['Steam'] });

  await drag(handleOf(page, 'lesson', 'Kneading'), handleOf(page, 'lesson', 'Steam'));
  await expect
    .poll(async () => (await outlineOf(page, courseId))['In the oven'])
    .toEqual(expect.arrayContaining(['Kneading', 'Steam']));

  await drag(handleOf(page, 'module', 'In the oven'), handleOf(page, 'module', 'Before the oven'));
  await expect
    .poll(async () => Object.keys(await outlineOf(page, courseId)))
    .toEqual(['In the oven', 'Before the oven']);
  await expect(moduleCalled(page, 'In the oven')).toHaveAccessibleName('Module 1: In the oven');
});

test('the keys alone lift, carry over the border of a module, drop and put back', async ({ page }) => {
  const { courseId, address } = await newCourse(page, oven);
  await page.goto(address);
  const resting = handleOf(page, 'lesson', 'Resting');
  const said = page.locator('p[aria-live=assertive]');
  await resting.focus();
  await page.keyboard.press('Space');
  await expect(said).toHaveText('Lesson Resting lifted, position 3 of 3 in module Before the oven.');
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText('Lesson Resting: position 1 of 2 in module In the oven.');
  await expect(resting).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(said).toHaveText('Lesson Resting is back at position 3 of 3 in module Before the oven.');
  expect(await outlineOf(page, courseId)).toEqual(oven);

  await resting.focus();
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(said).toHaveText('Lesson Resting moved to position 2 of 2 in module In the oven.');
  await expect
    .poll(() => outlineOf(page, courseId))
    .toEqual({ 'Before the oven': ['Flour', 'Kneading'], 'In the oven': ['Steam', 'Resting'] });

  await chooseAction(page, 'module', 'In the oven', 'Move up');
  await expect
    .poll(async () => Object.keys(await outlineOf(page, courseId)))
    .toEqual(['In the oven', 'Before the oven']);
});

test('deleting asks first, in these words', async ({ page }) => {
  const { courseId, address } = await newCourse(page, oven);
  await page.goto(address);
  await chooseAction(page, 'lesson', 'Kneading', 'Delete lesson');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to delete this lesson?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(lessonCalled(page, 'Kneading')).toBeVisible();
  await chooseAction(page, 'lesson', 'Kneading', 'Delete lesson');
  await dialog.getByRole('button', { name: 'Delete lesson' }).click();
  await expectToast(page, 'Lesson Deleted');
  await expect(handleOf(page, 'lesson', 'Resting')).toBeFocused();

  await chooseAction(page, 'module', 'Before the oven', 'Delete module');
  await expect(dialog).toContainText(
    'Are you sure you want to delete this module? All lessons will be deleted.',
  );
  await dialog.getByRole('button', { name: 'Delete module' }).click();
  await expectToast(page, 'Module Deleted');
  expect(await outlineOf(page, courseId)).toEqual({ 'In the oven': ['Steam'] });
});

test('what the academy does not take is taken back on the screen, and nothing typed is lost', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 503/);
  const { courseId, address } = await newCourse(page, oven);
  await page.goto(address);
  await expect(lessonCalled(page, 'Steam')).toBeVisible();
  await page.route(/\/api\/courses\/[^/]+\/modules/, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 503, json: { message: 'The academy rests.', code: 'unavailable' } }),
  );

  await page.getByRole('button', { name: 'Add module' }).click();
  await expectToast(page, 'Error', 'Failed to save module.');
  await expect(moduleCalled(page, 'New Module')).toHaveCount(0);

  await chooseAction(page, 'lesson', 'Steam', 'Delete lesson');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete lesson' }).click();
  await expectToast(page, 'Error', 'Failed to delete lesson.');
  await expect(lessonCalled(page, 'Steam')).toBeVisible();

  await chooseAction(page, 'module', 'In the oven', 'Delete module');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete module' }).click();
  await expectToast(page, 'Error', 'Failed to delete module.');

  await chooseAction(page, 'lesson', 'Flour', 'Move down');
  await expectToast(page, 'Error', 'Failed to save lesson.');

  await page.getByRole('button', { name: 'Add lesson to In the oven' }).click();
  await page.getByLabel('Lesson title').fill('The crust');
  await page.getByRole('textbox', { name: 'Content' }).fill('Golden.');
  await page.getByRole('button', { name: 'Add lesson', exact: true }).click();
  await expectToast(page, 'Error', 'Failed to save lesson.');
  await expect(page.getByText('There was a problem saving the lesson.')).toBeVisible();
  await expect(page.getByLabel('Lesson title')).toHaveValue('The crust');

  const title = page.getByRole('textbox', { name: 'Title of module 1' });
  await title.fill('Dough');
  await title.blur();
  await expectToast(page, 'Error', 'Failed to save module.');
  await expect(title).toHaveValue('Dough');
  expect(await outlineOf(page, courseId)).toEqual(oven);

  // All of it is there after a reload, and goes through once the academy is back.
  await page.unroute(/\/api\/courses\/[^/]+\/modules/);
  await page.reload();
  await expect(page.getByText('Here is what you had typed')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue('Golden.');
  await expect(title).toHaveValue('Dough');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await page.getByRole('button', { name: 'Add lesson', exact: true }).click();
  await expect
    .poll(() => outlineOf(page, courseId))
    .toEqual({ Dough: ['Flour', 'Kneading', 'Resting'], 'In the oven': ['Steam', 'The crust'] });
});

test('a lesson that the academy refuses says why', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 422/);
  const { address } = await newCourse(page, oven);
  await page.goto(address);
  await lessonCalled(page, 'Flour').click();
  await page.getByLabel('Video URL').fill('http://127.0.0.1/film.mp4');
  await page.getByRole('button', { name: 'Save lesson' }).click();
  await expectToast(page, 'There was a problem saving the lesson.', /private address/);
  await expect(page.getByLabel('Video URL')).toHaveValue('http://127.0.0.1/film.mp4');
});

test('a curriculum that cannot be loaded says so, and comes when it is asked for again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 503/);
  const { address } = await newCourse(page, oven);
  await page.route(/\/curriculum$/, (route) =>
    route.request().resourceType() === 'document'
      ? route.continue()
      : route.fulfill({ status: 503, json: { message: 'Away', code: 'unavailable' } }),
  );
  await page.goto(address);
  await expectToast(page, 'Error', 'Failed to load course curriculum.');
  await page.unroute(/\/curriculum$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(lessonCalled(page, 'Flour')).toBeVisible();
});

test('two browsers edit one lesson: different fields meet, and the same field is asked about', async ({
  page,
  browser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/);
  const { courseId, address, email } = await newCourse(page, oven);
  const context = await browser.newContext({ baseURL: process.env['ACADEMY_E2E_URL'] ?? '' });
  await beSignedIn(context, { email });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(address);
    await lessonCalled(tab, 'Flour').click();
  }

  await page.getByLabel('Duration').fill('00:10:00');
  await other.getByLabel('Lesson title').fill('Flour and water');
  await page.getByRole('button', { name: 'Save lesson' }).click();
  await expectToast(page, 'Success');
  await other.getByRole('button', { name: 'Save lesson' }).click();
  await expectToast(other, 'Success');
  await expect(lessonCalled(other, 'Flour and water')).toBeVisible();
  await expect(other.getByText('00:10:00')).toBeVisible();

  await lessonCalled(page, 'Flour').click();
  await page.getByLabel('Lesson title').fill('Flour, mine');
  await page.getByRole('button', { name: 'Save lesson' }).click();
  await expect(page.getByText('Someone changed this lesson since you opened it.')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText('Flour and water');
  await expectAccessible(page, 'two editors');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save lesson' }).click();
  // An earlier toast says the same words, so the academy itself is asked.
  await expect
    .poll(async () => (await outlineOf(page, courseId))['Before the oven']?.[0])
    .toBe('Flour, mine');

  await lessonCalled(other, 'Flour and water').click();
  await other.getByLabel('Lesson title').fill('Flour, theirs');
  await other.getByRole('button', { name: 'Save lesson' }).click();
  await other.getByRole('button', { name: 'Load theirs' }).click();
  await expect(other.getByLabel('Lesson title')).toHaveValue('Flour, mine');
  await context.close();
});

test('a session that ends while somebody types takes nothing of it', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  const { courseId, address, email } = await newCourse(page, oven);
  await page.goto(address);
  await lessonCalled(page, 'Resting').click();
  await page.getByRole('textbox', { name: 'Content' }).fill('An hour, under a cloth.');
  await context.clearCookies({ name: /^academy_(access|refresh)$/ });
  await page.getByRole('button', { name: 'Save lesson' }).click();
  await expect(page).toHaveURL(/\/login/);

  await beSignedIn(context, { email });
  await page.goto(address);
  await expect(page.getByText('Here is what you had typed')).toBeVisible();
  await page.getByRole('button', { name: 'Save lesson' }).click();
  await expectToast(page, 'Success', 'Lesson created or updated successfully');
  const saved = await page.request.get(`/api/courses/${courseId}/curriculum`);
  expect(JSON.stringify(await saved.json())).toContain('An hour, under a cloth.');
});

test('the editor is accessible to all', async ({ page }) => {
  test.slow();
  const { address } = await newCourse(page, { ...oven, 'After the oven': [] });
  await page.goto(address);
  await expect(lessonCalled(page, 'Steam')).toBeVisible();
  await expectAccessible(page, 'a curriculum');
  await lessonCalled(page, 'Flour').click();
  await expect(page.getByText('Drag a video here')).toBeVisible();
  await page.getByLabel('Lesson title').fill('Fl');
  await page.getByRole('button', { name: 'Save lesson' }).click();
  await expectAccessible(page, 'a lesson with a mistake');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expectAccessible(page, 'a preview');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await chooseAction(page, 'module', 'In the oven', 'Delete module');
  await expectAccessible(page, 'a question');
});
