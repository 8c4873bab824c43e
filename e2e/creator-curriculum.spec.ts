import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import {
  chooseAction,
  handleOf,
  lessonCalled,
  moduleCalled,
  newCourse,
  outlineOnServer,
} from './own-courses.ts';
import { expectToast } from './toasts.ts';

/* Long stories, each of many small steps. */
test.describe.configure({ timeout: 90_000 });

test.use({ academy: 'studio' });

const oven = { 'Before the oven': ['Flour', 'Kneading', 'Resting'], 'In the oven': ['Steam'] };

test('a curriculum grows from nothing, and says so', async ({ page }) => {
  const { courseId, address } = await newCourse(page, {});
  await page.goto(address);
  await expect(
    page.getByRole('heading', { name: "This course doesn't have any content yet." }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add the first module' }).click();
  await expectToast(page, 'Success', 'Module created or updated successfully');
  const title = page.getByRole('textbox', { name: 'Title of module 1' });
  await expect(title).toHaveValue('New Module');
  await expect(title).toBeFocused();

  // What stood there is selected, and typing it over saves it when the field is left.
  await page.keyboard.type('Basics');
  await page.keyboard.press('Enter');
  await expect(moduleCalled(page, 'Basics')).toBeVisible();
  await expect.poll(() => outlineOnServer(page, courseId)).toEqual({ Basics: [] });

  await page.getByRole('button', { name: 'Add lesson to Basics' }).click();
  await page.getByLabel('Lesson title').fill('First steps');
  await page.getByLabel('Duration').fill('00:04:30');
  await page
    .getByRole('textbox', { name: 'Content' })
    .fill('# Why\n\n**Because.** <script>alert(1)</script>');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Why' })).toBeVisible();
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await page.getByRole('button', { name: 'Add lesson', exact: true }).click();
  await expectToast(page, 'Success', 'Lesson created or updated successfully');
  await expect(lessonCalled(page, 'First steps')).toBeVisible();
  await expect(page.getByText('4:30')).toBeVisible();

  await lessonCalled(page, 'First steps').click();
  await page.getByLabel('Lesson title').fill('First small steps');
  await page.getByRole('button', { name: 'Save lesson' }).click();
  await expectToast(page, 'Success', 'Lesson created or updated successfully');
  await expect(lessonCalled(page, 'First small steps')).toBeFocused();
  expect(await outlineOnServer(page, courseId)).toEqual({ Basics: ['First small steps'] });

  await chooseAction(page, 'lesson', 'First small steps', 'Delete lesson');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete lesson' }).click();
  await expectToast(page, 'Lesson Deleted');
  expect(await outlineOnServer(page, courseId)).toEqual({ Basics: [] });
});

test('lessons and modules are put in order with the mouse, and with the keys alone', async ({ page }) => {
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
    .poll(() => outlineOnServer(page, courseId))
    .toEqual({ 'Before the oven': ['Kneading', 'Resting', 'Flour'], 'In the oven': ['Steam'] });

  await drag(handleOf(page, 'lesson', 'Kneading'), handleOf(page, 'lesson', 'Steam'));
  await expect
    .poll(async () => (await outlineOnServer(page, courseId))['In the oven'])
    .toEqual(expect.arrayContaining(['Kneading', 'Steam']));

  await drag(handleOf(page, 'module', 'In the oven'), handleOf(page, 'module', 'Before the oven'));
  await expect
    .poll(async () => Object.keys(await outlineOnServer(page, courseId)))
    .toEqual(['In the oven', 'Before the oven']);
  await expect(moduleCalled(page, 'In the oven')).toHaveAccessibleName('Module 1: In the oven');

  const resting = handleOf(page, 'lesson', 'Resting');
  const said = page.locator('p[aria-live=assertive]');
  await resting.focus();
  await page.keyboard.press('Space');
  await expect(said).toHaveText('Lesson Resting lifted, position 1 of 2 in module Before the oven.');
  await page.keyboard.press('ArrowUp');
  await expect(said).toHaveText('Lesson Resting: position 3 of 3 in module In the oven.');
  await expect(resting).toBeFocused();
  await page.keyboard.press('Space');
  await expect
    .poll(async () => (await outlineOnServer(page, courseId))['Before the oven'])
    .toEqual(['Flour']);
});

test('the editor can be read by all', async ({ page }) => {
  test.slow();
  const { address } = await newCourse(page, { ...oven, 'After the oven': [] });
  await page.goto(address);
  await expect(lessonCalled(page, 'Steam')).toBeVisible();
  await expectReadable(page, 'a curriculum');
  await lessonCalled(page, 'Flour').click();
  await expect(page.getByText('Drag a video here')).toBeVisible();
  await page.getByLabel('Lesson title').fill('Fl');
  await page.getByRole('button', { name: 'Save lesson' }).click();
  await expectReadable(page, 'a lesson with a mistake');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expectReadable(page, 'a preview');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await chooseAction(page, 'module', 'In the oven', 'Delete module');
  await expectReadable(page, 'a question', { part: 'dialog' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Actions for module In the oven' })).toBeFocused();
});
