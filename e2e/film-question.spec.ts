import { test } from './fixtures.ts';
import { expectPrepared, newCreatorsLesson, PREPARED_WITHIN_MS, uploadClip } from './lesson-video.ts';
import { expect, expectToPlayOn, videoState } from './player-stage.ts';

test.use({ academy: 'studio' });

test('a question that is written for a moment of the film stops it there, and is answered by keys alone', async ({
  page,
}) => {
  test.setTimeout(PREPARED_WITHIN_MS + 60_000);
  const lesson = await newCreatorsLesson(page);
  await uploadClip(page.request, lesson, 'lesson.mp4');
  await page.goto(`/creator-dashboard/courses/${lesson.courseId}/curriculum`);
  await page.getByRole('button', { name: 'A film', exact: true }).click();
  await page.getByRole('button', { name: /^Knowledge Check/ }).click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question', { exact: true }).fill('What do you **hear**?');
  await page.getByLabel('Option 1', { exact: true }).fill('A tone');
  await page.getByLabel('Option 2', { exact: true }).fill('<script>alert(1)</script>');
  await page.getByLabel('Moment of the film').fill('0:01');
  // Enter in a field is no save of the lesson's form around it.
  await page.getByLabel('Moment of the film').press('Enter');
  await page.getByRole('button', { name: 'Save questions' }).click();
  await expect(page.getByRole('region', { name: 'Knowledge Check' }).getByText('Saved')).toBeVisible();

  await expectPrepared(page, lesson, { heights: 'one' });
  await page.goto(lesson.address);
  await page.getByRole('button', { name: 'Play video' }).press('Enter');
  const panel = page.getByRole('form', { name: 'The film waits at 0:01 with a question' });
  await expect(panel).toBeFocused();
  expect((await videoState(page)).paused).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('radio', { name: '<script>alert(1)</script>' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Incorrect. The right answer is marked.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expectToPlayOn(page, 0.3);
  await expect(page.getByText('0 of 1 right').first()).toBeVisible();
});
