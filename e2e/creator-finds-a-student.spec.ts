import { readFile } from 'node:fs/promises';
import { expectReadable } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { beNewUser, complete, enrollIn } from './learners.ts';
import { addLesson, changeStatus, newCreator } from './own-courses.ts';

test.use({ academy: 'studio' });

test('a creator finds a student from the keys, reads how far they are, notes something, and takes those who are stuck along', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { courseId } = await newCreator(page, { title: 'Dyeing with indigo' });
  const { lessonId } = await addLesson(page, courseId, 'The vat');
  await addLesson(page, courseId, 'The dip');
  await changeStatus(page, courseId, 'published');
  const other = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  const { email } = await beNewUser(other);
  await enrollIn(other, courseId);
  await complete(other, courseId, [lessonId]);
  await other.close();

  await page.goto('/creator-dashboard/courses');
  await page.getByRole('button', { name: 'Find…' }).waitFor();
  // Typed on at once, before the code of the finder has come.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(email.slice(0, 24));
  const option = page.getByRole('option', { name: email });
  await expect(option).toBeVisible();
  await expectReadable(page, 'the finder');
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(new RegExp(`/courses/${courseId}/students\\?student=`));
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'The vat' })).toContainText('Opened');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'The dip' })).toContainText('Not opened yet');
  await sheet.getByRole('textbox', { name: 'Your note' }).fill('Asks about the second dip.');
  await expect(sheet.getByText('Saved', { exact: true })).toBeVisible();
  await expectReadable(page, 'one student');
  await page.reload();
  await expect(sheet.getByRole('textbox', { name: 'Your note' })).toHaveValue('Asks about the second dip.');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  // One step back leads from a student to the list.
  const list = page.url();
  await page.getByRole('cell', { name: email }).locator('..').getByRole('link').click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(list);

  await page.getByRole('link', { name: /^Stuck/ }).click();
  await expect(page.getByRole('heading', { name: 'Nobody is stuck.' })).toBeVisible();
  // Two weeks later.
  await page.clock.setSystemTime(Date.now() + 15 * 24 * 3_600_000);
  await page.reload();
  await expect(page.getByRole('cell', { name: email })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('students.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(`"${email}","50",`);
});
