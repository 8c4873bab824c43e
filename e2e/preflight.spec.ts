import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { courseOnServer, lessonCalled, newCourse } from './own-courses.ts';
import { expectToast } from './toasts.ts';

test.use({ academy: 'studio' });

/** A worker may be at another story's film. */
const CHECKED = { timeout: 60_000 };

test('a creator checks a course, mends what was found, and is told that it is good', async ({ page }) => {
  test.setTimeout(120_000);
  const { courseId } = await newCourse(page, { 'Before the oven': ['Flour', 'Kneading'] });
  const detail = buildPath(webRoutes.creatorCourseDetail, { courseId });
  await page.goto(detail);
  const panel = page.getByRole('region', { name: 'Before you publish' });
  // What nobody has to look for is told before any check.
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  const question = page.getByRole('dialog', { name: /^Publish “.*” as it is\?$/ });
  await expect(question.getByText('The lesson has neither a film nor a text.')).toHaveCount(2);
  await expect(question.getByRole('link', { name: 'See what was found' })).toBeFocused();
  await expectReadable(page, 'the question before publishing', { part: 'dialog' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#preflight$/);
  await expect(question).toHaveCount(0);
  await expect(panel.getByRole('heading', { name: 'Stops students (2)' })).toBeInViewport();
  await panel.getByRole('button', { name: 'Check the course' }).click();
  await expect(panel.getByText('2 things are worth a look.')).toBeVisible(CHECKED);
  await expectReadable(page, 'a course that was checked');

  // The finding leads to the lesson, whose form is open.
  await panel
    .getByRole('link', { name: /The lesson has neither a film nor a text/ })
    .first()
    .click();
  await expect(lessonCalled(page, 'Flour')).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('textbox', { name: 'Content' }).fill('Sift it. ![](https://127.0.0.1/sieve.png)');
  await page.getByRole('button', { name: 'Save lesson' }).click();
  await expectToast(page, 'Success', 'Lesson created or updated successfully');

  await page.goto(`${detail}#preflight`);
  await expect(panel.getByText(/The course was changed since: check it again\./)).toBeVisible();
  await panel.getByRole('button', { name: 'Check again' }).click();
  await expect(panel.getByText('3 things are worth a look.')).toBeVisible(CHECKED);
  await expect(panel.getByRole('link', { name: /A picture has no description/ })).toBeVisible();
  await expect(panel.getByRole('link', { name: /A link cannot be checked/ })).toBeVisible();

  for (const [title, content] of [
    ['Flour', 'Sift it.'],
    ['Kneading', 'Ten minutes, by hand.'],
  ] as const) {
    await panel
      .getByRole('heading', { name: title, level: 4 })
      .first()
      .locator('xpath=..')
      .getByRole('link')
      .first()
      .click();
    await expect(lessonCalled(page, title)).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('textbox', { name: 'Content' }).fill(content);
    await page.getByRole('button', { name: 'Save lesson' }).click();
    await expect(lessonCalled(page, title)).toHaveAttribute('aria-expanded', 'false');
    await page.goto(detail);
  }
  await panel.getByRole('button', { name: 'Check again' }).click();
  await expect(panel.getByText('Nothing was found: the course is ready for its students.')).toBeVisible(
    CHECKED,
  );
  await publish.click();
  await expect.poll(async () => (await courseOnServer(page, courseId)).status).toBe('published');
});
